"""A tiny game for tests of the services: hidden hands, sealed stakes, a bag, a die, forced moves."""
