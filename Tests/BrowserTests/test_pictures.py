"""Pictures drawn without a browser, compared with the same screens of controls in Chromium.

`test_frames.py` compares those of the apps.
"""
import subprocess
import tempfile
from pathlib import Path

from pictures import MOST, difference
from showcase import BUILT
from test_controls import ControlsTestCase

#: Every kind of control and list. Pictures omit web views, and times differ by time zone.
SCREENS = [
  "Rows", "Choosing", "Typing", "Search", "Sliding", "Pickers", "Menus", "Cards", "Photos", "Chat",
  "Settings", "Register", "Buttons", "Letters", "Paragraphs", "Set Lines", "Effects", "Sublayers",
  "Drawings", "Shelf", "Resizing", "Windows",
]


class ControlPictureTests(ControlsTestCase):
  def test_pictures_are_what_a_browser_shows(self):
    with tempfile.TemporaryDirectory() as folder:
      subprocess.run(
        [BUILT / "ControlsHost", "--pictures", folder, *SCREENS], check=True, stdout=subprocess.DEVNULL)
      for screen in SCREENS:
        reader = self.at(screen)
        for scheme in ["light", "dark"]:
          with self.subTest(screen=screen, scheme=scheme):
            reader.page.emulate_media(color_scheme=scheme)
            reader.wait_until_idle()
            picture = (Path(folder) / f"{screen}-{scheme}.png").read_bytes()
            self.assertLess(difference(reader, picture), MOST)
