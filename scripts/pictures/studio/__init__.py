"""The studio, inside Blender (3.4 or later, Cycles): knows no product and no place; those are in models/ and scenes/."""
import bpy

from studio.materials import MADE
from studio.shapes import MESHES


def reset():
    """An empty studio: what was made before belongs to a file that is gone."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    MADE.clear()
    MESHES.clear()
