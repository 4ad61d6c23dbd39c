"""Fixed contents of the fixed board of The Oracle of Delphi, for three seats: by axial coordinates."""

TEMPLES = {
    (4, -6): "pink",
    (3, -3): "red",
    (4, 1): "black",
    (-6, 3): "yellow",
    (-4, 5): "blue",
    (-5, 7): "green",
}

OFFERINGS = {
    (4, -2): ("pink", "blue", "green"),
    (5, -2): ("red", "pink", "blue"),
    (-2, 0): ("red", "black", "yellow"),
    (1, 3): ("red", "black", "green"),
    (-2, 4): ("blue", "yellow", "green"),
    (-4, 7): ("black", "pink", "yellow"),
}

MONSTERS = {
    (3, -4): ("black", "blue"),
    (-3, -1): ("red", "green"),
    (-5, 2): ("pink", "yellow"),
    (2, -4): ("black", "blue"),
    (4, -1): ("red", "green"),
    (1, 2): ("black", "green"),
    (-4, 3): ("pink", "yellow"),
    (2, 4): ("blue", "yellow"),
    (-7, 8): ("red", "pink"),
}

ISLAND_TILES = {
    (4, -4): "blue_phi",
    (-2, -2): "green_sigma",
    (1, -2): "yellow_sigma",
    (6, -2): "blue_sigma",
    (-2, 2): "yellow_omega",
    (2, 2): "green_psi",
    (-5, 4): "red_phi",
    (-1, 4): "green_phi",
    (-5, 5): "blue_omega",
    (1, 5): "red_psi",
    (-2, 6): "red_omega",
    (-6, 8): "yellow_psi",
}
