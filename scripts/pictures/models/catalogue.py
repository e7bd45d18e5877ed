"""All pictures: name → how to build and take it.

build makes the model (or scene: sets light and camera of a place); az and el are the camera's azimuth and elevation in
degrees, lens its focal length, margin the share of the frame left free, frame the corners it holds instead of all;
exposure, contrast and white go to the darkroom, samples and bounces to the renderer; body is the height of what is
dimensioned where the model also has the rods it hangs from; view is another camera in the same place.
"""
import sys
from functools import partial

import air_cooled

PICTURES = {
    "air-cooled-screw-chiller-medium": dict(build=partial(air_cooled.screw, 5)),
    "air-cooled-screw-chiller-small": dict(build=partial(air_cooled.screw, 3)),
    "air-cooled-screw-chiller-large": dict(build=partial(air_cooled.screw, 8), az=38),
    "air-cooled-scroll-chiller-small": dict(build=air_cooled.scroll_small),
    "air-cooled-scroll-chiller-large": dict(build=partial(air_cooled.scroll_large, 3)),
}

import rooftop
import water_cooled

PICTURES.update({
    "centrifugal-chiller-medium": dict(build=partial(water_cooled.centrifugal, 0), el=15),
    "centrifugal-chiller-large": dict(build=partial(water_cooled.centrifugal, 1), el=15, az=38),
    "water-cooled-screw-chiller": dict(build=water_cooled.screw, el=13),
    "rooftop-unit": dict(build=rooftop.unit),
})

import air_side
import electrical
import hydronics

PICTURES["rooftop-unit"].update(exposure=.9)
PICTURES.update({
    "air-handling-unit": dict(build=air_side.ahu, az=41, el=15, exposure=.95),
    "end-suction-pump": dict(build=partial(hydronics.pump, colour="blue"), az=40, el=17),
    "ducted-fan-coil": dict(build=air_side.ducted, az=32, el=24, body=(0, .29)),
    "cassette-fan-coil": dict(build=air_side.cassette, az=34, el=-30, exposure=1.0, body=(0, .305)),
    "vrf-outdoor-unit": dict(build=air_side.vrf, az=33, el=19, exposure=.88),
    "close-control-unit": dict(build=air_side.close_control, az=30, el=16, exposure=1.15),
    "pressure-vessel": dict(build=hydronics.vessels, az=24, el=10),
    "plate-heat-exchanger": dict(build=hydronics.phe, az=46, el=14),
    "fire-pump-set": dict(build=hydronics.fire_set, az=28, el=17),
    "sprinkler-valve-set": dict(build=hydronics.sprinkler, az=28, el=10),
    "distribution-panel": dict(build=electrical.distribution, az=26, el=10),
    "cable-tray": dict(build=electrical.tray, az=34, el=30, body=(0, .10)),
    "cable-trunking": dict(build=electrical.trunking, az=34, el=40),
    "plant-controller": dict(build=electrical.controller, az=28, el=18),
    "room-thermostat": dict(build=electrical.thermostat, az=26, el=10, exposure=.86),
})

import plant_room

PICTURES.update({
    "scene-plant-room": dict(build=plant_room.evening, scene=plant_room.evening_light, size=(2000, 1125), samples=20, bounces=8, exposure=1.35, white=(.96, 1, 1.07)),
})

import buildings
import interiors

PLACE = dict(size=(2000, 1125), samples=12, bounces=4, exposure=1.15)
PICTURES.update({
    "scene-new-cairo-office-tower": dict(PLACE, build=buildings.office_tower, scene=buildings.office_light, exposure=1.3),
    "scene-mansoura-general-hospital": dict(PLACE, build=buildings.hospital, scene=buildings.hospital_light),
    "scene-new-alamein-residences": dict(PLACE, build=buildings.residences, scene=buildings.residences_light),
    "scene-marsa-alam-resort": dict(PLACE, build=buildings.resort, scene=buildings.resort_light),
    "scene-luxor-corniche-hotel": dict(PLACE, build=buildings.corniche, scene=buildings.corniche_light, exposure=1.6),
    "scene-sheikh-zayed-mall": dict(PLACE, build=buildings.mall, scene=buildings.mall_light, exposure=1.35),
})
ROOM = dict(size=(2000, 1125), samples=12, bounces=5, exposure=1.3)
PICTURES.update({
    "scene-october-data-centre": dict(ROOM, build=interiors.data_hall, scene=interiors.data_hall_light),
    "scene-badr-sterile-injectables": dict(ROOM, build=interiors.cleanroom, scene=interiors.cleanroom_light, exposure=.9, contrast=1.16),
    "scene-borg-el-arab-solid-dosage": dict(ROOM, build=interiors.technical_floor, scene=interiors.technical_light, exposure=1.35, contrast=1.16),
    "scene-sadat-city-dairy": dict(ROOM, build=interiors.dairy, scene=interiors.dairy_light, exposure=1.5, contrast=1.14),
    "scene-assiut-cardiac-suite": dict(ROOM, build=interiors.theatre, scene=interiors.theatre_light, exposure=.95, contrast=1.16),
})

# the sectors and the company: the same places from elsewhere
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
    """A part worth looking at: the camera holds the box between two corners, whatever else is in the picture."""
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
    """The names of pictures for what was asked: itself, or all that it begins (every size and view of a type)."""
    names = []
    for word in asked:
        found = [word] if word in PICTURES else [n for n in PICTURES if n.startswith(word + "-")]
        if not found:
            sys.exit(f"No picture is called {word}; the names are in scripts/pictures/models/catalogue.py.")
        names += found
    return names
