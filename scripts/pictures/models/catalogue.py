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
