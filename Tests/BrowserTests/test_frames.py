"""The frames of every screen of every app on the page equal those of the layout in the scene."""
import itertools
import re

from browser_test_case import shared
from frames import frame_faults
from paper import story_with
from showcase import ROOT, Showcase
from test_football_gather import FootballGatherTestCase

SCREENS = ["phone", "desktop"]
LANGUAGES = ["en-US", "zh-CN"]
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


def walk(reader, app, check):
  """Calls a check with the user and the path of each screen of an app; the check opens it."""
  if app in ROWS:
    row, endings = ROWS[app]
    reader.open(app).wait_for_connection()
    rows = reader.page.get_by_role("listitem").filter(has_text=row)
    rows.first.get_by_role("button").first.click()
    reader.wait_for(f"location.pathname.length > '{app}/'.length")
    own = reader.page.evaluate("location.pathname")
    for ending in endings:
      check(reader, own + ending)
  for path in paths(app):
    check(reader, path)


class FrameTests(FootballGatherTestCase):
  showcase = None
  #: A Showcase whose apps run from right to left.
  reversed = None

  @classmethod
  def setUpClass(cls):
    cls.showcase = Showcase("--expose-frames")
    cls.reversed = Showcase("--expose-frames", "--right-to-left")

  @classmethod
  def tearDownClass(cls):
    cls.showcase.stop()
    cls.reversed.stop()

  def reader(self, address=None, **wishes):
    return super().reader(address or self.showcase.address, **wishes)

  def check(self, reader, path, least=8):
    """Checks that all frames are equal once the screen has appeared, and that enough were
    compared."""
    count, faults = 0, []

    def agrees():
      nonlocal count, faults
      count, faults = frame_faults(reader)
      return count >= least and not faults

    with self.subTest(path=path):
      reader.open(path).wait_for_connection()
      try:
        reader.eventually(agrees, "")
      except AssertionError:
        lines = "\n".join(faults)
        self.fail(f"{len(faults)} of {count} nodes lie elsewhere, at least {least} expected:\n{lines}")

  def walk(self, app, address=None, text_size=None, turns=False, **wishes):
    reader = self.reader(address, **wishes)
    if turns:
      reader.page.set_viewport_size({"width": 844, "height": 390})
    if text_size:
      # The script that sets the size does not run in the frame of a story.
      self.expected_problem = "Blocked script execution in 'about:blank'"
      size = f"document.documentElement?.style.setProperty('font-size', '{text_size}px')"
      reader.page.add_init_script(f"addEventListener('DOMContentLoaded', () => {{ {size} }})")
    walk(reader, app, self.check)

  def test_rows_after_scrolling(self):
    for screen in SCREENS:
      reader = self.reader(screen=screen)
      self.check(reader, "/contacts")
      table = reader.page.locator(".table").last
      # Down step by step, far down in one step, to the end, and back up.
      for top in [*range(200, 2_400, 200), 9_000, 100_000, *range(99_000, 96_000, -300), 4_000, 0]:
        table.evaluate("(table, top) => table.scrollTo({ top, behavior: 'instant' })", top)
        reader.page.wait_for_timeout(60)
        if top % 1_000 == 0:
          count, faults = 0, ["nothing was compared"]

          def agrees():
            nonlocal count, faults
            # Titles and bars are sticky on the page.
            count, faults = frame_faults(reader, within=".cell")
            return count >= 30 and not faults

          with self.subTest(screen=screen, top=top):
            try:
              reader.eventually(agrees, "")
            except AssertionError:
              self.fail(f"{len(faults)} of {count} nodes lie elsewhere:\n" + "\n".join(faults))

  def test_a_story_and_its_comments(self):
    for screen in SCREENS:
      reader = self.reader(screen=screen)
      story = story_with(reader, self.showcase.address, "text", "picture", "address")
      for path in [f"stories/{story['id']}", f"stories/{story['id']}/comments"]:
        self.check(reader, f"/zhihu-daily/{path}")

  def test_first_screens_of_the_apps_without_paths(self):
    apps = [app for app in self.showcase.apps if app[1:] not in PATHS]
    for app, screen, locale in itertools.product(apps, SCREENS, LANGUAGES):
      reader = self.reader(screen=screen, locale=locale)
      self.check(reader, app, least=6)

  def test_football_gather_with_an_account(self):
    for screen in SCREENS:
      reader = self.registered(f"frames-{screen}", screen=screen)
      self.start_first_match(reader)
      for path in paths("/football-gather"):
        self.check(reader, path, least=5)
      reader.open("/football-gather/match").wait_for_connection()
      reader.tap("button", "End Match")
      reader.page.get_by_role("alertdialog").get_by_role("button", name="End Match").click()
      reader.expect_heading("Match Ended")
      reader.tap("button", "Done")
      reader.wait_until_idle()
      reader.open("/football-gather/gathers").wait_for_connection()
      reader.tap_row("0–\u20600")
      reader.wait_for("location.pathname.length > '/football-gather/gathers/'.length")
      self.check(reader, reader.page.evaluate("location.pathname"))


def add_tests():
  # Each screen on both devices and in both languages; the other combinations show the same frames.
  for app, (screen, locale) in itertools.product(APPS, zip(SCREENS, reversed(LANGUAGES))):
    name = f"test_{app[1:]}_on_{screen}_in_{locale}".replace("-", "_")
    wishes = {"app": app, "screen": screen, "locale": locale}
    setattr(FrameTests, name, lambda self, wishes=wishes: self.walk(**wishes))
  for app in APPS:
    name = app[1:].replace("-", "_")
    setattr(FrameTests, f"test_{name}_from_right_to_left",
            lambda self, app=app: self.walk(app, self.reversed.address))
    setattr(FrameTests, f"test_{name}_in_the_largest_text",
            lambda self, app=app: self.walk(app, text_size=50))
    setattr(FrameTests, f"test_{name}_on_a_turned_phone",
            lambda self, app=app: self.walk(app, turns=True))


add_tests()
