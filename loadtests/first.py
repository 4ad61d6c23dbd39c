"""Imported before anything else: lets gevent and grpc share one thread.

The order matters. `monkey.patch_all` comes before whatever opens sockets or makes locks, `init_gevent` before
the first channel. docs/load.md names the pitfalls.
"""

from gevent import monkey

monkey.patch_all()

import grpc.experimental.gevent as grpc_gevent  # noqa: E402

grpc_gevent.init_gevent()
