"""All pictures: name → how to build and take it.

build makes the model (or scene: sets light and camera of a place); az and el are the camera's azimuth and elevation in
degrees, lens its focal length, margin the share of the frame left free, frame the corners it holds instead of all;
exposure, contrast and white go to the darkroom, samples and bounces to the renderer; body is the height of what is
dimensioned where the model also has the rods it hangs from; view is another camera in the same place.
"""
import sys
from functools import partial

from models import (air_cooled_screw_chiller, air_cooled_scroll_chiller, air_handling_unit, cable_tray, cable_trunking, cassette_fan_coil,
                    centrifugal_chiller, close_control_unit, distribution_panel, ducted_fan_coil, end_suction_pump, fire_pump_set, plant_controller,
                    plate_heat_exchanger, pressure_vessel, room_thermostat, rooftop_unit, sprinkler_valve_set, vrf_outdoor_unit, water_cooled_screw_chiller)
from scenes import cleanroom, corniche_hotel, dairy, data_hall, hospital, mall, office_tower, plant_room, residences, resort, technical_floor, theatre

PICTURES = {
    "air-cooled-screw-chiller-small": dict(build=partial(air_cooled_screw_chiller.build, 3)),
    "air-cooled-screw-chiller-medium": dict(build=partial(air_cooled_screw_chiller.build, 5)),
    "air-cooled-screw-chiller-large": dict(build=partial(air_cooled_screw_chiller.build, 8), az=38),
    "air-cooled-scroll-chiller-small": dict(build=air_cooled_scroll_chiller.compact),
    "air-cooled-scroll-chiller-large": dict(build=partial(air_cooled_scroll_chiller.modular, 3)),
    "centrifugal-chiller-medium": dict(build=partial(centrifugal_chiller.build, 0), el=15),
    "centrifugal-chiller-large": dict(build=partial(centrifugal_chiller.build, 1), el=15, az=38),
    "water-cooled-screw-chiller": dict(build=water_cooled_screw_chiller.build, el=13),
    "rooftop-unit": dict(build=rooftop_unit.build, exposure=.9),
    "air-handling-unit": dict(build=air_handling_unit.build, az=41, el=15, exposure=.95),
    "end-suction-pump": dict(build=partial(end_suction_pump.build, colour="blue"), az=40, el=17),
    "ducted-fan-coil": dict(build=ducted_fan_coil.build, az=32, el=24, body=(0, .29)),
    "cassette-fan-coil": dict(build=cassette_fan_coil.build, az=34, el=-30, exposure=1.0, body=(0, .305)),
    "vrf-outdoor-unit": dict(build=vrf_outdoor_unit.build, az=33, el=19, exposure=.88),
    "close-control-unit": dict(build=close_control_unit.build, az=30, el=16, exposure=1.15),
    "pressure-vessel": dict(build=pressure_vessel.build, az=24, el=10),
    "plate-heat-exchanger": dict(build=plate_heat_exchanger.build, az=46, el=14),
    "fire-pump-set": dict(build=fire_pump_set.build, az=28, el=17),
    "sprinkler-valve-set": dict(build=sprinkler_valve_set.build, az=28, el=10),
    "distribution-panel": dict(build=distribution_panel.build, az=26, el=10),
    "cable-tray": dict(build=cable_tray.build, az=34, el=30, body=(0, .10)),
    "cable-trunking": dict(build=cable_trunking.build, az=34, el=40),
    "plant-controller": dict(build=plant_controller.build, az=28, el=18),
    "room-thermostat": dict(build=room_thermostat.build, az=26, el=10, exposure=.86),
}


def place(of, **settings):
    """A scene: its model, light and camera, in a wide frame."""
    return dict(dict(size=(2000, 1125), samples=12, build=of.build, scene=of.light), **settings)


OUTSIDE = dict(bounces=4, exposure=1.15)
INSIDE = dict(bounces=5, exposure=1.3)
PICTURES.update({
    "scene-plant-room": place(plant_room, samples=20, bounces=8, exposure=1.35, white=(.96, 1, 1.07)),
    "scene-new-cairo-office-tower": place(office_tower, **OUTSIDE | dict(exposure=1.3)),
    "scene-mansoura-general-hospital": place(hospital, **OUTSIDE),
    "scene-new-alamein-residences": place(residences, **OUTSIDE),
    "scene-marsa-alam-resort": place(resort, **OUTSIDE),
    "scene-luxor-corniche-hotel": place(corniche_hotel, **OUTSIDE | dict(exposure=1.6)),
    "scene-sheikh-zayed-mall": place(mall, **OUTSIDE | dict(exposure=1.35)),
    "scene-october-data-centre": place(data_hall, **INSIDE),
    "scene-badr-sterile-injectables": place(cleanroom, **INSIDE | dict(exposure=.9, contrast=1.16)),
    "scene-borg-el-arab-solid-dosage": place(technical_floor, **INSIDE | dict(exposure=1.35, contrast=1.16)),
    "scene-sadat-city-dairy": place(dairy, **INSIDE | dict(exposure=1.5, contrast=1.14)),
    "scene-assiut-cardiac-suite": place(theatre, **INSIDE | dict(exposure=.95, contrast=1.16)),
})

# sectors and company: the same scenes from other viewpoints
for name, of, view in (
    ("hospitality", "marsa-alam-resort", ((64, -27, 1.9), (22, 2, 5.4), 23)),
    ("healthcare", "assiut-cardiac-suite", ((4.4, -3.4, 1.5), (.7, .9, 1.36), 23)),
    ("pharmaceutical", "badr-sterile-injectables", ((7.0, -2.6, 1.5), (2.0, 1.3, 1.40), 24)),
    ("business", "new-cairo-office-tower", ((50, -34, 1.8), (20, 2, 11), 22)),
    ("food-beverage", "sadat-city-dairy", ((10.6, -3.4, 1.6), (3.6, 3.6, 2.1), 23)),
    ("commercial", "sheikh-zayed-mall", ((46, -40, 1.9), (10, -4, 9.5), 23)),
    ("pumps", "plant-room", ((-4.6, -1.4, 1.5), (.4, 4.0, 1.6), 26)),
):
    PICTURES["scene-" + name] = dict(PICTURES["scene-" + of], view=view)

# every machine from the front, through a long lens
for name, job in list(PICTURES.items()):
    if "scene" not in job:
        PICTURES[name + "-front"] = dict(job, az=0, el=4, lens=120, samples=4)
PICTURES["plate-heat-exchanger-front"].update(az=90)
PICTURES["cassette-fan-coil-front"].update(el=-14)  # from below, as it hangs
PICTURES["cable-tray-front"].update(el=12)
PICTURES["cable-trunking-front"].update(el=12)


def detail(name, of, lo, hi, az, el, **more):
    """A detail: the camera fills the frame with the box between two corners."""
    corners = [(x, y, z) for x in (lo[0], hi[0]) for y in (lo[1], hi[1]) for z in (lo[2], hi[2])]
    PICTURES[name + "-detail"] = dict(PICTURES[of], frame=corners, az=az, el=el, lens=70, margin=0, **more)


detail("air-cooled-screw-chiller", "air-cooled-screw-chiller-medium", (3.0, .05, .2), (4.9, .8, 1.3), 24, 8)
detail("air-cooled-scroll-chiller-small", "air-cooled-scroll-chiller-small", (1.45, 0, .2), (2.35, .3, 1.3), 22, 9)
detail("air-cooled-scroll-chiller-large", "air-cooled-scroll-chiller-large", (.3, .2, .2), (2.3, .6, 1.15), 20, 9)
detail("centrifugal-chiller", "centrifugal-chiller-large", (1.0, .4, 1.3), (3.7, 1.4, 2.8), 30, 12)
detail("water-cooled-screw-chiller", "water-cooled-screw-chiller", (1.6, 0, 1.35), (3.7, .6, 2.35), 30, 12)
detail("rooftop-unit", "rooftop-unit", (2.7, 0, 1.4), (4.3, 2.05, 2.3), 38, 26)
detail("air-handling-unit", "air-handling-unit", (2.4, 0, .2), (4.6, .6, 1.5), 30, 12)
detail("end-suction-pump", "end-suction-pump", (.75, .05, .1), (1.6, .5, .85), 42, 14)
detail("ducted-fan-coil", "ducted-fan-coil", (1.15, 0, 0), (1.85, .65, .35), 48, 24)
detail("cassette-fan-coil", "cassette-fan-coil", (.5, 0, 0), (.95, .5, .3), 34, -30)
detail("vrf-outdoor-unit", "vrf-outdoor-unit", (1.0, 0, 1.2), (2.3, .7, 1.85), 33, 24)
detail("close-control-unit", "close-control-unit", (.5, 0, 1.45), (1.75, .7, 2.1), 30, 24)
detail("pressure-vessel", "pressure-vessel", (.7, -.7, .7), (2.0, 0, 2.2), 24, 8)
detail("plate-heat-exchanger", "plate-heat-exchanger", (.9, 0, 1.0), (1.5, .7, 1.95), 46, 14)
detail("fire-pump-set", "fire-pump-set", (3.4, -.3, .2), (5.3, .8, 1.5), 28, 14)
detail("sprinkler-valve-set", "sprinkler-valve-set", (-.25, -.25, .45), (.35, .1, 1.2), 28, 10)
detail("distribution-panel", "distribution-panel", (.85, 0, 1.0), (1.55, .2, 1.98), 18, 6)
detail("cable-tray", "cable-tray", (1.5, -.7, 0), (2.7, .6, .1), 34, 30)
detail("cable-trunking", "cable-trunking", (.0, 0, 0), (.56, .15, .1), 30, 46)
detail("plant-controller", "plant-controller", (0, 0, 0), (.2, .02, .11), 28, 14)
detail("room-thermostat", "room-thermostat", (.02, -.01, .02), (.09, .0, .09), 48, 14)


def named(asked):
    """The pictures with this name, or with names that begin with it (every size and view of a type)."""
    names = []
    for word in asked:
        found = [word] if word in PICTURES else [n for n in PICTURES if n.startswith(word + "-")]
        if not found:
            sys.exit(f"No picture is called {word}; the names are in scripts/pictures/catalogue.py.")
        names += found
    return names
