"""Pictures that are drawn without a browser, against what Chromium shows of the same screens."""
import base64
import subprocess
import tempfile
from pathlib import Path

from showcase import BUILT
from test_controls import ControlsTestCase

#: Of every kind of control and list. Web views are left out of pictures, and times differ by zone.
SCREENS = [
  "Rows", "Choosing", "Typing", "Search", "Sliding", "Pickers", "Menus", "Cards", "Photos", "Chat",
  "Settings", "Register", "Buttons", "Letters", "Paragraphs", "Set Lines", "Effects", "Sublayers",
  "Drawings", "Shelf",
]
#: Percent of the pixels that may differ visibly.
MOST = 2.0
#: Of 255: edges of glyphs and curves are smoothed otherwise.
TOLERANCE = 48

DIFFERENCE = """async ([old, now, tolerance]) => {
  const pixels = await Promise.all([old, now].map(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, image.height);
  }));
  if (pixels[0].width !== pixels[1].width || pixels[0].height !== pixels[1].height) return 100;
  const [a, b] = pixels.map(({ data }) => data);
  let count = 0;
  for (let i = 0; i < a.length; i += 4) {
    const most = Math.max(
      Math.abs(a[i] - b[i]), Math.abs(a[i + 1] - b[i + 1]), Math.abs(a[i + 2] - b[i + 2]));
    if (most > tolerance) count += 1;
  }
  return 100 * count / (a.length / 4);
}"""


class PictureTests(ControlsTestCase):
  def test_pictures_are_what_a_browser_shows(self):
    with tempfile.TemporaryDirectory() as folder:
      subprocess.run([BUILT / "ControlsHost", "--pictures", folder, *SCREENS], check=True,
                     stdout=subprocess.DEVNULL)
      for scheme in ["light", "dark"]:
        for screen in SCREENS:
          with self.subTest(screen=screen, scheme=scheme):
            self.assertLess(self.difference(screen, scheme, Path(folder)), MOST)

  def difference(self, screen, scheme, folder):
    """Percent of the pixels that differ visibly."""
    picture = (folder / f"{screen}-{scheme}.png").read_bytes()
    reader = self.at(screen, scheme=scheme)
    shot = reader.page.screenshot()
    painter = reader.context.new_page()
    try:
      data = [base64.b64encode(image).decode() for image in [picture, shot]]
      return painter.evaluate(DIFFERENCE, [*data, TOLERANCE])
    finally:
      painter.close()
