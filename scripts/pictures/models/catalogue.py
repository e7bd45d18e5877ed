"""All pictures: name → how to build and take it."""
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
    "ducted-fan-coil": dict(build=air_side.ducted, az=32, el=24),
    "cassette-fan-coil": dict(build=air_side.cassette, az=34, el=-30, exposure=1.0),
    "vrf-outdoor-unit": dict(build=air_side.vrf, az=33, el=19, exposure=.88),
    "close-control-unit": dict(build=air_side.close_control, az=30, el=16, exposure=1.15),
    "pressure-vessel": dict(build=hydronics.vessels, az=24, el=10),
    "plate-heat-exchanger": dict(build=hydronics.phe, az=46, el=14),
    "fire-pump-set": dict(build=hydronics.fire_set, az=28, el=17),
    "sprinkler-valve-set": dict(build=hydronics.sprinkler, az=28, el=10),
    "distribution-panel": dict(build=electrical.distribution, az=26, el=10),
    "cable-tray": dict(build=electrical.tray, az=34, el=30),
    "cable-trunking": dict(build=electrical.trunking, az=34, el=40),
    "plant-controller": dict(build=electrical.controller, az=28, el=18),
    "room-thermostat": dict(build=electrical.thermostat, az=26, el=10, exposure=.86),
})

import plant_room

PICTURES.update({
    "scene-plant-room": dict(build=plant_room.evening, scene=plant_room.evening_light, size=(2000, 1125), samples=16, bounces=4, exposure=1.35, soft=5, white=(.96, 1, 1.07)),
})

import buildings
import interiors

PLACE = dict(size=(2000, 1125), samples=6, bounces=3, exposure=1.15)
PICTURES.update({
    "scene-new-cairo-office-tower": dict(PLACE, build=buildings.office_tower, scene=buildings.office_light, exposure=1.3),
    "scene-mansoura-general-hospital": dict(PLACE, build=buildings.hospital, scene=buildings.hospital_light),
    "scene-new-alamein-residences": dict(PLACE, build=buildings.residences, scene=buildings.residences_light),
    "scene-marsa-alam-resort": dict(PLACE, build=buildings.resort, scene=buildings.resort_light),
    "scene-luxor-corniche-hotel": dict(PLACE, build=buildings.corniche, scene=buildings.corniche_light, exposure=1.6),
    "scene-sheikh-zayed-mall": dict(PLACE, build=buildings.mall, scene=buildings.mall_light, exposure=1.35),
})
ROOM = dict(size=(2000, 1125), samples=10, bounces=3, exposure=1.3, soft=1.2)
PICTURES.update({
    "scene-october-data-centre": dict(ROOM, build=interiors.data_hall, scene=interiors.data_hall_light),
    "scene-badr-sterile-injectables": dict(ROOM, build=interiors.cleanroom, scene=interiors.cleanroom_light),
    "scene-borg-el-arab-solid-dosage": dict(ROOM, build=interiors.technical_floor, scene=interiors.technical_light),
    "scene-sadat-city-dairy": dict(ROOM, build=interiors.dairy, scene=interiors.dairy_light),
    "scene-assiut-cardiac-suite": dict(ROOM, build=interiors.theatre, scene=interiors.theatre_light),
})

# every machine from the front, through a long lens
for name, job in list(PICTURES.items()):
    if "scene" not in job and name != "cassette-fan-coil":
        PICTURES[name + "-front"] = dict(job, az=0, el=4, lens=120)

# a part worth looking at: the camera holds only the framed corner points
PICTURES.update({
    "air-cooled-screw-chiller-medium-detail": dict(PICTURES["air-cooled-screw-chiller-medium"], frame=[(2.9, -.1, .15), (5.1, -.1, 1.35), (4.9, .5, .15), (2.9, .5, 1.35)], az=24, el=8, lens=70, margin=.0),
    "centrifugal-chiller-large-detail": dict(PICTURES["centrifugal-chiller-large"], frame=[(1.6, .2, 1.3), (3.7, .2, 2.7), (3.7, 1.2, 1.3), (1.6, 1.2, 2.7)], az=30, el=12, lens=70, margin=.0),
    "end-suction-pump-detail": dict(PICTURES["end-suction-pump"], frame=[(.9, .05, .1), (1.6, .05, .9), (1.6, .5, .1), (.9, .5, .9)], az=42, el=14, lens=70, margin=.0),
})
