"""Zhihu Daily's days and settings, from a user's view."""
import re
from datetime import timedelta

from playwright.sync_api import expect

from browser_test_case import BrowserTestCase, shared
from paper import paper, story_with
from paper_proxy import PaperProxy
from showcase import START, Showcase

CHINESE = {"locale": "zh-CN"}
#: The newest day, at noon in Greenwich.
LATEST = START.date()


class ZhihuDailyTestCase(BrowserTestCase):
  def at(self, path="/zhihu-daily", **wishes):
    reader = self.reader(**wishes).open(path)
    reader.wait_for_connection()
    return reader

  def at_home(self, **wishes):
    reader = self.at(**wishes)
    expect(self.stories(reader).first).to_be_visible(timeout=20_000)
    reader.wait_until_idle()
    return reader

  def stories(self, reader):
    return reader.rows.filter(has_text=re.compile("分钟阅读|min read|VOL"))


class HomeTests(ZhihuDailyTestCase):
  def test_banner_header_and_days_are_used_and_accessible(self):
    reader = self.at_home()
    with self.subTest("the banner turns by itself and by keys"):
      dots = reader.top.locator("[role=slider], .page-control").first
      expect(dots).to_have_attribute("aria-valuetext", re.compile("2 of 5"))
      dots.focus()
      reader.page.keyboard.press("ArrowRight")
      expect(dots).to_have_attribute("aria-valuetext", re.compile("3 of 5"))
    with self.subTest("all is accessible"):
      expect(reader.page.locator(".picture").first).to_be_visible()
      self.check_accessibility(reader)
    reader.page.mouse.move(195, 600)
    with self.subTest("a day's title is one heading"):
      reader.page.mouse.wheel(0, 900)
      expect(reader.top.get_by_role("heading", name=re.compile(r"^\w+ \d+$")).first).to_be_visible()
      self.assertEqual(reader.page.locator("[role=heading] [role=heading]").count(), 0)
    with self.subTest("the title leads to the top"):
      for _ in range(3):
        reader.page.mouse.wheel(0, 600)
        reader.page.wait_for_timeout(100)
      reader.page.get_by_role("button", name=re.compile("Zhihu Daily|Good|Sleep")).first.click()
      expect(reader.page.locator(".paging").first).to_be_in_viewport()
    with self.subTest("a story that was read is marked"):
      title = story_with(reader, shared.showcase.address, "text")["title"]
      reader.tap_row(title)
      expect(reader.page.locator("iframe").first).to_be_visible()
      reader.wait_until_idle()
      reader.top.get_by_role("button", name="Zhihu Daily", exact=True).click()
      reader.wait_until_idle()
      button = self.stories(reader).filter(has_text=title).get_by_role("button").first
      expect(button).to_have_accessible_name(re.compile("Read$"))

  def test_the_home_screen_is_accessible_in_the_dark(self):
    reader = self.at_home(scheme="dark", **CHINESE)
    expect(reader.page.locator(".picture").first).to_be_visible()
    self.check_accessibility(reader)

  def test_the_banner_is_pulled_down_to_refresh(self):
    reader = self.at_home()
    banner = reader.top.locator(".scroll.paging").first.bounding_box()
    x, y = banner["x"] + banner["width"] / 2, banner["y"] + 40
    session = reader.context.new_cdp_session(reader.page)

    def touch(kind, *points):
      session.send("Input.dispatchTouchEvent", {
        "type": kind, "touchPoints": [{"x": x, "y": place} for place in points]})

    touch("touchStart", y)
    for step in range(1, 25):
      touch("touchMove", y + 10 * step)
      reader.page.wait_for_timeout(10)
    expect(reader.top.locator(".refresh-place.pulled")).to_have_count(1)
    # The response may arrive before the test looks at the page.
    reader.page.evaluate("""() => {
      window.turned = false;
      const look = () => { window.turned ||= document.querySelector(".refresh.turning") !== null; };
      new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
    }""")
    touch("touchEnd")
    reader.wait_for("turned")
    expect(reader.top.locator(".refresh.turning")).to_have_count(0)

  def test_older_days_come_by_scrolling_and_few_rows_are_in_the_page(self):
    reader = self.at_home(**CHINESE)
    # Records every title that is visible for a moment.
    reader.page.evaluate("""() => {
      window.seen = new Set();
      const look = () => {
        for (const one of document.querySelectorAll("[role=heading]")) seen.add(one.textContent);
      };
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
      look();
    }""")
    rows, days = [], []
    reader.page.mouse.move(195, 600)
    for _ in range(400):
      rows.append(reader.top.get_by_role("listitem").count())
      titles = reader.page.evaluate("[...seen]")
      days = [title for title in titles if re.fullmatch(r"\d+月\d+日", title)]
      if len(days) >= 15:
        break
      reader.page.mouse.wheel(0, 600)
      reader.page.wait_for_timeout(60)
    # Consecutive days; the newest has no title if the header has its date.
    self.assertGreaterEqual(len(days), 15)
    self.assertEqual(days[:15], [self.title(LATEST - timedelta(days=n)) for n in range(1, 16)])
    self.assertLess(max(rows), 60)

  def test_the_header_and_the_day_titles_agree_in_the_readers_time_zone(self):
    """East of Shanghai the newest day may be yesterday's, and then has its title."""
    for zone, today, first in [
      ("Pacific/Pago_Pago", LATEST, LATEST - timedelta(days=1)),
      ("Pacific/Kiritimati", LATEST + timedelta(days=1), LATEST),
    ]:
      with self.subTest(zone=zone):
        reader = self.at_home(zone=zone, **CHINESE)
        header = reader.top.locator(f".bar [data-accessible-name='{self.title(today)}']")
        expect(header).to_be_visible()
        latest = paper(reader, shared.showcase.address, "news/latest")
        reader.expect_row_after_scrolling(latest["stories"][-1]["title"])
        days = reader.top.get_by_role("heading").filter(has_text=re.compile(r"^\d+月\d+日$"))
        expect(days.first).to_have_text(self.title(first))

  def title(self, date):
    return f"{date.month}月{date.day}日"


class WindowTests(ZhihuDailyTestCase):
  """The number of days that opening the app requests."""

  def setUp(self):
    super().setUp()
    self.proxy = PaperProxy(shared.showcase.address)
    self.addCleanup(self.proxy.stop)
    self.program = Showcase("--zhihu-base-url", f"{self.proxy.address}/zhihu/api/4")
    self.addCleanup(self.program.stop)

  def older_days(self):
    return [path for path in self.proxy.asked if "/before/" in path]

  def test_opening_loads_the_visible_days_and_two_more(self):
    for screen in ["phone", "desktop"]:
      with self.subTest(screen):
        self.proxy.asked.clear()
        reader = self.at_home(screen=screen, address=self.program.address)
        # Longer than loading a day takes, so that a further request would be counted.
        reader.page.wait_for_timeout(3000)
        # The visible days, and two that are prefetched.
        self.assertLessEqual(len(self.older_days()), 4, self.older_days())


class SettingsTests(ZhihuDailyTestCase):
  def test_settings_are_accessible_and_dark_at_once(self):
    reader = self.at("/zhihu-daily/settings", **CHINESE)
    reader.expect_row("深色")
    self.check_accessibility(reader)
    before = self.background(reader)
    reader.tap_row("深色")
    reader.eventually(lambda: self.background(reader) != before, "expected another background")
    self.check_accessibility(reader)

  def background(self, reader):
    return reader.top.evaluate(
      "page => getComputedStyle(page.querySelector('.table')).backgroundColor")
