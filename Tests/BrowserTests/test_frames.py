"""Every screen of every app: the frames on the page equal those of the layout in the scene, and the
page looks like the picture that is drawn without a browser.

Each app is walked through three times; between them each scheme, language, width, direction and text
size occurs.
"""
import re
import time

from browser_test_case import shared
from frames import frame_faults
from paper import story_with
from pictures import MOST, difference, drawn
from showcase import ROOT
from test_football_gather import PASSWORD, FootballGatherTestCase

TURNED_PHONE = {"width": 844, "height": 390}
#: Sets the text size of the browser that apps show as the largest.
ENLARGE_TEXT = "document.documentElement.style.setProperty('font-size', '50px')"
#: The time that a screen has to agree, on a busy machine.
SECONDS = 20
#: The sample paths of each app, at least one of each kind of screen, as the apps' tests record them.
PATHS = {
  re.sub("(?<!^)(?=[A-Z])", "-", file.parents[2].name).lower(): file.read_text().splitlines()
  for file in sorted(ROOT.glob("Apps/*/Tests/Snapshots/paths.txt"))
}
#: The apps that show all screens without an account.
APPS = [f"/{app}" for app in PATHS if app != "football-gather"]
#: A row of the first screen, and path suffixes of its own screens.
ROWS = {
  "/contacts": (re.compile("Abena Mensah|阿依古丽"), ["", "/edit"]),
  "/categories": (re.compile("Vlog|生活记录"), [""]),
}


def paths(app):
  return [f"{app}/{path}" for path in PATHS[app[1:]]]


#: The percentages of the pixels that differed, and the screens, for the list at the end.
differences = []


def tearDownModule():
  for found, screen in sorted(differences, reverse=True)[:5]:
    print(f"{found:.2f} % differ: {screen}")


class FrameTestCase(FootballGatherTestCase):
  def reader(self, address=None, **wishes):
    return super().reader(address or shared.exposed.address, **wishes)

  def check_frames(self, reader, least, within="#app"):
    """Checks that all frames are equal once the screen has appeared, and that enough were
    compared."""
    end = time.monotonic() + SECONDS
    while True:
      count, faults = frame_faults(reader, within)
      if count >= least and not faults:
        return
      if time.monotonic() > end:
        lines = "\n".join(faults)
        self.fail(f"{len(faults)} of {count} nodes lie elsewhere, at least {least} expected:\n{lines}")
      reader.page.wait_for_timeout(20)

  def check_picture(self, reader, path):
    """Compares repeatedly, since images are loaded after the page, and fade in."""
    end = time.monotonic() + SECONDS
    while (found := difference(reader, drawn(reader))) >= MOST:
      if time.monotonic() > end:
        self.fail(f"{found:.2f} % of the pixels differ, expected less than {MOST} %")
      reader.page.wait_for_timeout(100)
      reader.wait_until_idle()
    language = reader.page.evaluate("document.documentElement.lang")
    size = reader.page.viewport_size["width"]
    differences.append((found, f"{path} in {language}, {size} points wide"))

  def check(self, reader, path, least=8, draws=True, changes=False):
    """Opens a screen, and checks its frames and its picture; and if it `changes`, its frames on a
    turned phone and in the largest text."""
    with self.subTest(path=path):
      reader.open(path).wait_for_connection()
      self.check_frames(reader, least)
      if draws:
        self.check_picture(reader, path)
    if changes:
      window = reader.page.viewport_size
      reader.page.set_viewport_size(TURNED_PHONE)
      with self.subTest(path=path, window="turned"):
        self.check_frames(reader, least)
      # Pages report the text size when their window changes.
      reader.page.evaluate(ENLARGE_TEXT)
      reader.page.set_viewport_size(window)
      with self.subTest(path=path, text="largest"):
        self.check_frames(reader, least)

  def open_row(self, reader, app):
    """Opens the first screen's own row, and returns its path."""
    row, _ = ROWS[app]
    reader.open(app).wait_for_connection()
    rows = reader.page.get_by_role("listitem").filter(has_text=row)
    rows.first.get_by_role("button").first.click()
    reader.wait_for(f"location.pathname.length > '{app}/'.length")
    return reader.page.evaluate("location.pathname")

  def walk(self, reader, app, **wishes):
    """Checks each screen of an app."""
    if app in ROWS:
      own = self.open_row(reader, app)
      for ending in ROWS[app][1]:
        self.check(reader, own + ending, **wishes)
    for path in paths(app):
      self.check(reader, path, **wishes)


class FrameTests(FrameTestCase):
  """Tests of each app, `test_contacts_on_a_phone` and others, are added below."""

  def walk_on_a_phone(self, app):
    self.walk(self.reader(), app, changes=True)

  def walk_on_a_desktop(self, app):
    reader = self.reader(screen="desktop", scheme="dark", locale="zh-CN")
    self.walk(reader, app)
    reader.page.emulate_media(color_scheme="light")
    self.check(reader, app)
    if app in ROWS:
      self.check(reader, self.open_row(reader, app))

  def walk_from_right_to_left(self, app):
    self.walk(self.reader(self.turned().address, locale="zh-CN"), app, draws=False)

  def test_each_app_has_sample_paths(self):
    self.assertEqual(sorted(shared.exposed.apps), sorted(f"/{app}" for app in PATHS))

  def test_rows_after_scrolling(self):
    for screen in ["phone", "desktop"]:
      reader = self.reader(screen=screen)
      reader.open("/contacts").wait_for_connection()
      table = reader.page.locator(".table").last
      # Down step by step, far down in one step, to the end, and back up.
      for top in [*range(200, 2_400, 200), 9_000, 100_000, *range(99_000, 96_000, -300), 4_000, 0]:
        table.evaluate("(table, top) => table.scrollTo({ top, behavior: 'instant' })", top)
        reader.page.wait_for_timeout(60)
        if top % 1_000 == 0:
          with self.subTest(screen=screen, top=top):
            # Titles and bars are sticky on the page.
            self.check_frames(reader, 30, within=".cell")

  def test_a_story_and_its_comments(self):
    for screen in ["phone", "desktop"]:
      reader = self.reader(screen=screen)
      story = story_with(reader, shared.exposed.address, "text", "picture", "address")
      for path in [f"stories/{story['id']}", f"stories/{story['id']}/comments"]:
        # Pictures omit web views.
        self.check(reader, f"/zhihu-daily/{path}", draws=False)


class AccountTests(FrameTestCase):
  """Football Gather with the players and the match of an account."""

  def walk_through_match(self, reader, **wishes):
    for path in paths("/football-gather"):
      self.check(reader, path, least=5, **wishes)

  def log_in_in_chinese(self, reader, name):
    self.check(reader, "/football-gather", least=5)
    reader.page.get_by_role("textbox", name="用户名", exact=True).fill(name)
    reader.page.locator("input[aria-label=密码]").fill(PASSWORD)
    reader.tap("button", "登录")
    reader.expect_heading("球员")

  def test_a_match_on_a_phone_and_its_end(self):
    reader = self.registered("frames")
    self.start_first_match(reader)
    self.walk_through_match(reader, changes=True)
    other = self.reader(screen="desktop", scheme="dark", locale="zh-CN")
    self.log_in_in_chinese(other, "frames")
    self.walk_through_match(other)
    reader.open("/football-gather/match").wait_for_connection()
    reader.tap("button", "End Match")
    reader.page.get_by_role("alertdialog").get_by_role("button", name="End Match").click()
    reader.expect_heading("Match Ended")
    reader.tap("button", "Done")
    reader.wait_until_idle()
    for one, score in [(reader, "0–\u20600"), (other, "0:\u20600")]:
      one.open("/football-gather/gathers").wait_for_connection()
      one.tap_row(score)
      one.wait_for("location.pathname.length > '/football-gather/gathers/'.length")
      self.check(one, one.page.evaluate("location.pathname"), least=5)

  def test_a_match_from_right_to_left(self):
    reader = self.registered("frames", address=self.turned().address)
    self.start_first_match(reader)
    self.walk_through_match(reader, draws=False)


def add_tests():
  for app in APPS:
    for walk in [
      FrameTests.walk_on_a_phone, FrameTests.walk_on_a_desktop, FrameTests.walk_from_right_to_left,
    ]:
      name = f"test_{app[1:]}_{walk.__name__.removeprefix('walk_')}".replace("-", "_")
      setattr(FrameTests, name, lambda self, walk=walk, app=app: walk(self, app))


add_tests()
