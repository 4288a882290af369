"""Zhihu Daily's days, favourites and settings, from a user's view."""
from datetime import datetime, timedelta, timezone
import re
from zoneinfo import ZoneInfo

from playwright.sync_api import expect

from browser_test_case import BrowserTestCase, shared
from paper import story_with
from paper_proxy import PaperProxy
from showcase import Showcase

CHINESE = {"locale": "zh-CN"}


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
  def test_days_banner_and_header_are_there_and_accessible(self):
    for wishes in [{}, {**CHINESE, "scheme": "dark"}]:
      with self.subTest(wishes):
        reader = self.at_home(**wishes)
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

  def test_sixty_days_come_by_scrolling_and_few_rows_are_in_the_page(self):
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
    most = 0
    end = reader.top.get_by_text("没有更多文章了", exact=True)
    reader.page.mouse.move(195, 600)
    for _ in range(1200):
      most = max(most, reader.top.get_by_role("listitem").count())
      if end.count() and end.is_visible():
        break
      reader.page.mouse.wheel(0, 600)
      reader.page.wait_for_timeout(60)
    expect(end).to_be_visible()
    days = [one for one in reader.page.evaluate("[...seen]") if re.fullmatch(r"\d+月\d+日", one)]
    # The newest day has no title if the header has its date.
    self.assertIn(len(days), [59, 60])
    self.assertLess(most, 120)

  def test_the_header_and_the_day_titles_agree_in_every_time_zone(self):
    """West of Shanghai the newest day is tomorrow in the evening; east of it, yesterday at
    night."""
    for moment in ["2026-04-21 12:00", "2026-12-31 16:30", "2028-02-28 15:30", "2028-02-28 16:30"]:
      start = datetime.fromisoformat(moment).replace(tzinfo=timezone.utc)
      program = Showcase(start=start)
      self.addCleanup(program.stop)
      for zone in ["Asia/Shanghai", "Pacific/Pago_Pago", "Pacific/Kiritimati"]:
        with self.subTest(moment=moment, zone=zone):
          self.check_days(program, start, zone)

  def check_days(self, program, start, zone):
    reader = self.at_home(address=program.address, zone=zone, **CHINESE)
    latest = reader.page.request.get("/zhihu/api/4/news/latest").json()
    newest = datetime.strptime(latest["date"], "%Y%m%d").date()
    self.assertEqual(newest, start.astimezone(ZoneInfo("Asia/Shanghai")).date())
    today = start.astimezone(ZoneInfo(zone)).date()
    # The header has the later date.
    header = reader.top.locator(f".bar [data-accessible-name='{self.title(max(today, newest))}']")
    expect(header).to_be_visible()
    first = newest - timedelta(days=1) if newest >= today else newest
    reader.expect_row_after_scrolling(latest["stories"][-1]["title"])
    days = reader.top.get_by_role("heading").filter(has_text=re.compile(r"^\d+月\d+日$"))
    expect(days.first).to_have_text(self.title(first))

  def title(self, date):
    return f"{date.month}月{date.day}日"

  def test_a_days_title_is_one_heading(self):
    reader = self.at_home()
    reader.page.mouse.move(195, 600)
    reader.page.mouse.wheel(0, 900)
    expect(reader.top.get_by_role("heading", name=re.compile(r"^\w+ \d+$")).first).to_be_visible()
    self.assertEqual(reader.page.locator("[role=heading] [role=heading]").count(), 0)

  def test_the_title_leads_to_the_top(self):
    reader = self.at_home()
    reader.page.mouse.move(195, 600)
    for _ in range(4):
      reader.page.mouse.wheel(0, 600)
      reader.page.wait_for_timeout(100)
    reader.page.get_by_role("button", name=re.compile("Zhihu Daily|Good|Sleep")).first.click()
    expect(reader.page.locator(".paging").first).to_be_in_viewport()

  def test_the_banner_turns_by_keys_and_by_itself(self):
    reader = self.at_home()
    dots = reader.top.locator("[role=slider], .page-control").first
    expect(dots).to_have_attribute("aria-valuetext", re.compile("2 of 5"))
    dots.focus()
    reader.page.keyboard.press("ArrowRight")
    expect(dots).to_have_attribute("aria-valuetext", re.compile("3 of 5"))

  def test_a_story_that_was_read_is_marked(self):
    reader = self.at_home()
    title = story_with(reader, shared.showcase.address, "text")["title"]
    reader.tap_row(title)
    expect(reader.page.locator("iframe").first).to_be_visible()
    reader.wait_until_idle()
    reader.top.get_by_role("button", name="Zhihu Daily", exact=True).click()
    reader.wait_until_idle()
    button = self.stories(reader).filter(has_text=title).get_by_role("button").first
    expect(button).to_have_accessible_name(re.compile("Read$"))


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


class ProfileTests(ZhihuDailyTestCase):
  def test_login_needs_the_agreement_and_ends_by_logging_out(self):
    reader = self.at("/zhihu-daily/me")
    reader.tap_row("Sign In to Zhihu Daily")
    reader.expect_heading("Choose a Name")
    reader.wait_until_idle()
    self.check_accessibility(reader)
    reader.tap("button", "Continue as Zhihu Reader")
    expect(reader.page.get_by_text("To continue, confirm that you understand.", exact=True).last).to_be_visible()
    agreement = "I understand that this is a demo and doesn’t use a Zhihu account."
    reader.top.get_by_role("button", name=agreement, exact=True, pressed=False).click()
    expect(reader.top.get_by_role("button", name=agreement, exact=True, pressed=True)).to_be_visible()
    reader.tap("button", "Continue as Zhihu Reader")
    reader.expect_row("Zhihu Reader")
    reader.wait_until_idle()
    self.check_accessibility(reader)
    reader.tap_row("Sign Out")
    reader.page.get_by_role("alertdialog").get_by_role("button", name="Sign Out").click()
    reader.expect_row("Sign In to Zhihu Daily")

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

  def test_an_empty_favourites_list_shows_a_hint(self):
    reader = self.at("/zhihu-daily/favourites")
    expect(reader.top.get_by_text("No Favorites", exact=True)).to_be_visible()
    self.check_accessibility(reader)
