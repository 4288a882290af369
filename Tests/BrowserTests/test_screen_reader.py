"""The accessibility tree of each screen as golden text."""
import difflib
import os
import re
import time
from pathlib import Path

from playwright.sync_api import expect

from browser_test_case import BrowserTestCase
from showcase import Showcase

SNAPSHOTS = Path(__file__).with_name("Snapshots")
LANGUAGES = [("en", "en-US"), ("zh-Hans", "zh-CN")]

# Announcements are not part of a screen, and are removed after a moment.
ANNOUNCEMENTS = (r"\n- status.*(?:\n  .*)*", "\n- status")

# Playwright's tree contains inert elements, a screen reader's does not.
HIDE_INERT = """() => {
  for (const element of document.querySelectorAll('[inert]:not([aria-hidden])')) {
    element.ariaHidden = 'true';
    element.dataset.hiddenForTests = '';
  }
}"""
SHOW_INERT = """() => {
  for (const element of document.querySelectorAll('[data-hidden-for-tests]')) {
    element.ariaHidden = null;
    delete element.dataset.hiddenForTests;
  }
}"""
# Playwright's tree has a space where a text is truncated, a screen reader's has none.
JOIN_TEXTS = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.hidden-text { position: static !important }');
  document.adoptedStyleSheets = [sheet];
}"""
PART_TEXTS = "() => { document.adoptedStyleSheets = []; }"


def setUpModule():
  """Starts a separate Showcase, which keeps the data that these tests change away from others."""
  ScreenReaderTestCase.showcase = Showcase()


def tearDownModule():
  ScreenReaderTestCase.showcase.stop()


class ScreenReaderTestCase(BrowserTestCase):
  showcase = None

  def at(self, path, **wishes):
    reader = self.reader(self.showcase.address, **wishes)
    reader.page.emulate_media(reduced_motion="reduce")
    reader.open(path)
    if path != "/":
      reader.wait_for_connection()
    return reader

  def expect_visible(self, locator):
    expect(locator.first).to_be_visible()

  def tree(self, reader, lines, changes):
    reader.wait_until_idle()
    reader.page.evaluate(HIDE_INERT)
    reader.page.evaluate(JOIN_TEXTS)
    text = reader.page.locator("body").aria_snapshot()
    reader.page.evaluate(PART_TEXTS)
    reader.page.evaluate(SHOW_INERT)
    for pattern, replacement in [ANNOUNCEMENTS, *changes]:
      text = re.sub(pattern, replacement, text)
    return "\n".join(text.splitlines()[:lines]) + "\n"

  def check_recording(self, reader, name, *changes, lines=None):
    """Compares a screen with a recording, `Snapshots/<name>.txt`.

    For long lists it compares only the first lines: the number of existing rows depends on
    scrolling. The screen has ten seconds to match.
    """
    file = SNAPSHOTS / f"{name}.txt"
    with self.subTest(name):
      if os.environ.get("ROSTRUM_RECORD"):
        self.record(reader, file, lines, changes)
      recorded = file.read_text()
      end = time.monotonic() + 10
      while (text := self.tree(reader, lines, changes)) != recorded and time.monotonic() < end:
        reader.page.wait_for_timeout(50)
      difference = difflib.unified_diff(
        recorded.splitlines(), text.splitlines(), "recorded", "read", lineterm="")
      if text != recorded:
        self.fail("\n".join([f"{name} reads otherwise:", *difference]))

  def record(self, reader, file, lines, changes):
    """Records a screen and fails, so that a recording is never taken for a check."""
    text = None
    while text != (text := self.tree(reader, lines, changes)):
      reader.page.wait_for_timeout(700)
    file.write_text(text)
    self.fail(f"recorded {file.stem}; read the difference")


class HomeScreenTests(ScreenReaderTestCase):
  def test_home(self):
    self.check_recording(self.at("/"), "home.en")
    self.check_recording(self.at("/", locale="zh-CN"), "home.zh-Hans")


class ContactsTests(ScreenReaderTestCase):
  def test_list_and_detail(self):
    for (language, locale), name in zip(LANGUAGES, ["Abena Mensah", "陈静怡"]):
      reader = self.at("/contacts", locale=locale)
      self.expect_visible(reader.top.get_by_role("listitem"))
      self.check_recording(reader, f"contacts.list.{language}", lines=40)
      reader.tap_row(name)
      self.expect_visible(reader.top.get_by_role("heading", name=name))
      self.check_recording(reader, f"contacts.detail.{language}")

  def test_form(self):
    reader = self.at("/contacts/new")
    self.expect_visible(reader.page.get_by_role("textbox"))
    self.check_recording(reader, "contacts.form.en")

  def test_actions_of_a_row(self):
    reader = self.at("/contacts")
    actions = reader.top.get_by_role("button", name="Actions Abena Mensah, Release Manager")
    # It has no size, so it is pressed as by a screen reader.
    actions.dispatch_event("click")
    self.expect_visible(reader.top.get_by_role("button", name="Delete", exact=True))
    self.check_recording(reader, "contacts.actions.en", lines=40)

  def test_search_without_a_result(self):
    reader = self.at("/contacts")
    self.expect_visible(reader.top.get_by_role("listitem"))
    reader.page.get_by_role("textbox", name="Search").fill("nobody at all")
    expect(reader.page.get_by_role("listitem")).to_have_count(0)
    self.check_recording(reader, "contacts.nobody.en")


class FootballGatherTests(ScreenReaderTestCase):
  def test_login(self):
    for (language, locale), button in zip(LANGUAGES, ["Log In", "登录"]):
      reader = self.at("/football-gather", locale=locale)
      self.expect_visible(reader.page.get_by_role("button", name=button, exact=True))
      self.check_recording(reader, f"football-gather.login.{language}")
      if language == "en":
        reader.tap("button", button)
        self.expect_visible(reader.page.get_by_text("Enter your username and password."))
        self.check_recording(reader, "football-gather.login-refused.en")

  def add(self, reader, name):
    reader.tap("button", "Add Player")
    reader.page.get_by_role("textbox", name="First name", exact=True).fill(name)
    reader.tap("button", "Done")
    self.expect_visible(reader.row(name))
    reader.wait_until_idle()

  def move(self, reader, name, downs):
    reader.top.get_by_role("button", name=f"Reorder {name}").focus()
    for key in ["Space", *["ArrowDown"] * downs, "Space"]:
      reader.page.keyboard.press(key)
      reader.page.wait_for_timeout(50)
    reader.wait_until_idle()

  def test_from_players_to_a_result(self):
    reader = self.at("/football-gather")
    reader.tap("button", "Continue Without an Account")
    self.expect_visible(reader.page.get_by_role("heading", name="Players"))
    self.expect_visible(reader.page.get_by_role("heading", name="No Players"))
    self.check_recording(reader, "football-gather.nobody.en")
    reader.tap("button", "Add Player")
    self.expect_visible(reader.page.get_by_role("textbox", name="First name", exact=True))
    self.check_recording(reader, "football-gather.new-player.en")
    reader.page.get_by_role("textbox", name="First name", exact=True).fill("Ana")
    reader.tap("button", "Done")
    self.expect_visible(reader.row("Ana"))
    reader.wait_until_idle()
    for name in ["Bo", "Cleo"]:
      self.add(reader, name)
    self.check_recording(reader, "football-gather.players.en")
    reader.tap_row("Ana")
    self.expect_visible(reader.row("Skill"))
    self.check_recording(reader, "football-gather.player.en")
    reader.tap_row("Skill")
    self.expect_visible(reader.row("Professional"))
    self.check_recording(reader, "football-gather.skill.en")
    reader.page.go_back()
    self.expect_visible(reader.row("Skill"))
    reader.wait_until_idle()
    reader.tap("button", "Players")
    self.expect_visible(reader.row("Bo"))
    reader.wait_until_idle()
    self.play_match(reader)

  def play_match(self, reader):
    reader.tap("button", "Select")
    for name in ["Ana", "Bo"]:
      reader.tap_row(name)
    self.expect_visible(reader.page.get_by_role("heading", name="2 Selected"))
    self.check_recording(reader, "football-gather.selection.en")
    reader.tap("button", "Make Teams")
    self.expect_visible(reader.row("Bo"))
    reader.wait_until_idle()
    self.move(reader, "Bo", 2)
    self.move(reader, "Ana", 1)
    self.check_recording(reader, "football-gather.teams.en")
    reader.tap("button", "Start Match")
    self.expect_visible(reader.page.get_by_role("button", name="End Match", exact=True))
    reader.wait_until_idle()
    # A back button has the title of its destination, without the number of selected players.
    self.expect_visible(reader.top.get_by_role("button", name="Players", exact=True))
    reader.tap("button", "Goal for Team A")
    self.check_recording(reader, "football-gather.match.en")
    reader.tap("button", "Set")
    self.expect_visible(reader.page.get_by_role("spinbutton"))
    self.check_recording(reader, "football-gather.time.en")
    reader.page.keyboard.press("Escape")
    reader.tap("button", "End Match")
    self.expect_visible(reader.page.get_by_role("alertdialog"))
    self.check_recording(reader, "football-gather.end.en")
    reader.page.get_by_role("alertdialog").get_by_role("button", name="End Match").click()
    self.expect_visible(reader.page.get_by_role("heading", name="Match Ended"))
    reader.wait_until_idle()
    self.check_recording(reader, "football-gather.result.en")
    reader.tap("button", "Done")
    reader.wait_until_idle()
    self.check_history(reader)

  def check_history(self, reader):
    day = (r"[A-Z][a-z]{2} \d{1,2}, \d{4} at \d{1,2}:\d{2}\s[AP]M", "a day at a time")
    reader.page.get_by_role("tab", name="Matches").click()
    self.expect_visible(reader.row("1–\u20600"))
    self.check_recording(reader, "football-gather.gathers.en", day)
    reader.tap_row("1–\u20600")
    self.expect_visible(reader.row("Delete"))
    self.check_recording(reader, "football-gather.gather.en", day)
    reader.page.go_back()
    self.expect_visible(reader.page.get_by_role("radio", name="Statistics", exact=True))
    reader.wait_until_idle()
    reader.page.get_by_role("radio", name="Statistics", exact=True).click()
    self.expect_visible(reader.row("1 won"))
    self.check_recording(reader, "football-gather.statistics.en", day)
    reader.page.get_by_role("tab", name=re.compile("^Account")).click()
    self.expect_visible(reader.row("Language"))
    self.check_recording(reader, "football-gather.account.en", day)
    reader.row("Language").click()
    reader.row("简体中文").click()
    self.expect_visible(reader.page.get_by_role("tab", name="账户"))
    tab = reader.page.get_by_role("tab", name="账户")
    self.assertEqual(tab.evaluate("(one) => one.closest('[lang]').lang"), "zh-Hans")


class ZhihuDailyTests(ScreenReaderTestCase):
  def latest_story(self, reader):
    latest = f"{self.showcase.address}/zhihu/api/4/news/latest"
    return reader.page.request.get(latest).json()["stories"][1]

  def test_home_and_story(self):
    reader = self.at("/zhihu-daily", locale="zh-CN")
    title = self.latest_story(reader)["title"]
    self.expect_visible(reader.row(title))
    self.check_recording(reader, "zhihu-daily.home.zh-Hans", lines=26)
    reader.tap_row(title)
    self.expect_visible(reader.top.locator(f'iframe.web-page[aria-label="{title}"]'))
    self.check_recording(reader, "zhihu-daily.story.zh-Hans")

  def test_comments(self):
    reader = self.at("/zhihu-daily", locale="zh-CN", zone="Asia/Shanghai")
    story = self.latest_story(reader)["id"]
    reader.open(f"/zhihu-daily/stories/{story}/comments").wait_for_connection()
    self.expect_visible(reader.top.get_by_role("listitem").nth(3))
    self.check_recording(reader, "zhihu-daily.comments.zh-Hans", lines=28)

  def test_profile_settings_login_and_favourites(self):
    reader = self.at("/", locale="zh-CN")
    for path in ["me", "settings", "login", "favourites"]:
      reader.open(f"/zhihu-daily/{path}").wait_for_connection()
      reader.expect_path(path)
      self.check_accessibility(reader)
      # The size of the cache depends on the loaded data.
      self.check_recording(reader, f"zhihu-daily.{path}.zh-Hans", (r"缓存大小.*", "缓存大小"))


class CategoriesTests(ScreenReaderTestCase):
  def test_categories_and_people(self):
    for language, locale in LANGUAGES:
      reader = self.at("/categories", locale=locale)
      self.expect_visible(reader.top.get_by_role("listitem").nth(3))
      self.check_recording(reader, f"categories.list.{language}")
      reader.top.get_by_role("listitem").first.get_by_role("button").first.click()
      self.expect_visible(reader.top.get_by_role("button", name=re.compile("^(Follow|关注)")))
      self.check_recording(reader, f"categories.people.{language}", lines=37)

  def test_both_columns(self):
    reader = self.at("/categories", screen="desktop")
    self.expect_visible(reader.page.get_by_role("button", name=re.compile("^Follow ")))
    self.check_recording(reader, "categories.columns.en", lines=46)


class PatternGalleryTests(ScreenReaderTestCase):
  def test_list_pattern_and_comparison(self):
    for language, locale in LANGUAGES:
      reader = self.at("/", locale=locale)
      for path, name in [("", "list"), ("/patterns/mvp-c", "pattern"), ("/compare", "comparison")]:
        reader.open(f"/pattern-gallery{path}").wait_for_connection()
        self.expect_visible(reader.page.get_by_role("listitem"))
        # Rows exist a screen above and below the visible part.
        if name == "pattern":
          reader.page.locator(".table").last.evaluate("table => table.scrollTo(0, 600)")
        # Each change to a pattern changes its number of lines.
        self.check_recording(reader, f"pattern-gallery.{name}.{language}", (r"\d{2,}", "00"))
