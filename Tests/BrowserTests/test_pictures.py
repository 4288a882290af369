"""Pictures drawn without a browser, compared with the same screens in Chromium."""
import base64
import itertools
import subprocess
import tempfile
from pathlib import Path

from showcase import BUILT, Showcase
from test_controls import ControlsTestCase
from test_football_gather import FootballGatherTestCase
from test_frames import APPS, ROWS, paths, walk

#: Every kind of control and list. Pictures omit web views, and times differ by time zone.
SCREENS = [
  "Rows", "Choosing", "Typing", "Search", "Sliding", "Pickers", "Menus", "Cards", "Photos", "Chat",
  "Settings", "Register", "Buttons", "Letters", "Paragraphs", "Set Lines", "Effects", "Sublayers",
  "Drawings", "Shelf", "Resizing",
]
#: The percentage of the pixels that may differ visibly.
MOST = 2.0
#: The tolerance of 255: the antialiasing of glyphs and curves differs.
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


SCENE = "() => sessionStorage.getItem(`scene:${document.body.dataset.app}`)"


#: Removes the phone or tablet around a scene in a wide window, which belongs to the page and covers
#: parts of the scene.
UNCOVER = """() => {
  const glass = document.querySelector(".glass");
  const hide = (name, value) => (part) => part.style.setProperty(name, value, "important");
  document.querySelectorAll(".status, .island, .home-bar").forEach(hide("visibility", "hidden"));
  [glass, glass.parentElement].forEach(hide("border-radius", "0"));
  const { x, y, width, height } = glass.getBoundingClientRect();
  return { x, y, width, height };
}"""


def difference(reader, picture):
  """Returns the percentage of the pixels that differ visibly between a picture and the page."""
  shot = reader.page.screenshot(clip=reader.page.evaluate(UNCOVER))
  painter = reader.context.new_page()
  try:
    data = [base64.b64encode(image).decode() for image in [picture, shot]]
    return painter.evaluate(DIFFERENCE, [*data, TOLERANCE])
  finally:
    painter.close()


class ControlPictureTests(ControlsTestCase):
  def test_pictures_are_what_a_browser_shows(self):
    with tempfile.TemporaryDirectory() as folder:
      subprocess.run(
        [BUILT / "ControlsHost", "--pictures", folder, *SCREENS], check=True, stdout=subprocess.DEVNULL)
      for scheme in ["light", "dark"]:
        for screen in SCREENS:
          with self.subTest(screen=screen, scheme=scheme):
            picture = (Path(folder) / f"{screen}-{scheme}.png").read_bytes()
            self.assertLess(difference(self.at(screen, scheme=scheme), picture), MOST)


class AppPictureTests(FootballGatherTestCase):
  """Pictures of the current screen of a page, drawn by the host."""

  #: The percentage that differed, and the screen, for the list at the end.
  differences = []

  @classmethod
  def setUpClass(cls):
    cls.showcase = Showcase("--expose-frames", "--cheap-passwords")

  @classmethod
  def tearDownClass(cls):
    cls.showcase.stop()
    for found, screen in sorted(cls.differences, reverse=True)[:5]:
      print(f"{found:.2f} % differ: {screen}")

  def reader(self, address=None, **wishes):
    return super().reader(address or self.showcase.address, **wishes)

  def check(self, reader, path):
    """Compares repeatedly, since images are loaded after the page, and fade in."""
    reader.open(path).wait_for_connection()
    found = 100

    def agrees():
      nonlocal found
      reader.wait_until_idle()
      scene = reader.page.evaluate(SCENE)
      answer = reader.page.request.get(f"{self.showcase.address}/-/pictures/{scene}")
      found = difference(reader, answer.body())
      return found < MOST

    with self.subTest(path=path):
      for _ in range(20):
        if agrees():
          language = reader.page.evaluate("document.documentElement.lang")
          size = reader.page.viewport_size["width"]
          self.differences.append((found, f"{path} in {language}, {size} points wide"))
          return
        reader.page.wait_for_timeout(250)
      self.fail(f"{found:.2f} % of the pixels differ, expected less than {MOST} %")

  def test_pictures_of_apps_are_what_a_browser_shows(self):
    for scheme, locale in itertools.product(["light", "dark"], ["en-US", "zh-CN"]):
      with self.subTest(scheme=scheme, locale=locale):
        reader = self.reader(scheme=scheme, locale=locale)
        for app in APPS:
          walk(reader, app, self.check)

  def test_pictures_of_an_account_are_what_a_browser_shows(self):
    reader = self.registered("pictures")
    for name in ["Ana", "Bo"]:
      self.add(reader, name)
    for scheme in ["light", "dark"]:
      reader.page.emulate_media(color_scheme=scheme)
      for path in paths("/football-gather"):
        self.check(reader, path)
    self.check(self.reader(scheme="dark", locale="zh-CN"), "/football-gather")

  def test_pictures_of_wide_windows_are_what_a_browser_shows(self):
    for scheme in ["light", "dark"]:
      reader = self.reader(screen="desktop", scheme=scheme)
      for app in APPS:
        with self.subTest(scheme=scheme):
          self.check(reader, app)
          if app in ROWS:
            row, _ = ROWS[app]
            reader.page.get_by_role("listitem").filter(has_text=row).first.get_by_role("button").first.click()
            reader.wait_for(f"location.pathname.length > '{app}/'.length")
            self.check(reader, reader.page.evaluate("location.pathname"))
