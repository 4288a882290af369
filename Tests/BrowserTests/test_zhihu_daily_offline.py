"""Zhihu Daily without a connection to its server, and after it returns."""
import re

from playwright.sync_api import expect

from browser_test_case import shared
from paper_proxy import PaperProxy
from showcase import Showcase
from test_zhihu_daily_story import StoryTestCase


class OfflineTests(StoryTestCase):
  expected_problem = "Failed to load resource"

  def setUp(self):
    super().setUp()
    self.proxy = PaperProxy(shared.showcase.address)
    self.program = Showcase("--zhihu-base-url", f"{self.proxy.address}/zhihu/api/4")

  def tearDown(self):
    super().tearDown()
    self.program.stop()
    self.proxy.stop()

  def notice(self, reader):
    return reader.top.get_by_text(re.compile("网络未连接，上次更新："))

  def test_read_stories_and_cached_days_stay_offline_and_refresh_on_return(self):
    reader, [story, _, unread] = self.at_stories(3, address=self.program.address)
    latest = self.paper(reader, "news/latest")
    self.proxy.is_cut = True
    with self.subTest("a story is kept, the next one is missing"):
      self.next(reader)
      expect(reader.top.get_by_text("网络未连接", exact=True)).to_be_visible()
      self.check_accessibility(reader)
      self.button(reader, "上一篇").click()
      self.expect_shown(reader, story)
      expect(self.notice(reader)).to_be_visible()
      self.check_accessibility(reader)
    # The app is opened again on this device.
    page = reader.page
    reader.page = reader.context.new_page()
    page.close()
    reader.open("/zhihu-daily")
    reader.wait_for_connection()
    notice = self.notice(reader)
    expect(notice).to_be_visible()
    # What offers to go on reading comes late and fades in.
    expect(reader.page.locator(".resume")).to_be_visible()
    reader.wait_until_idle()
    self.check_accessibility(reader)
    for row in latest["stories"]:
      reader.expect_row_after_scrolling(row["title"])
    reader.page.mouse.wheel(0, -5000)
    reader.tap_row(story["title"])
    self.expect_shown(reader, story)
    expect(self.page(reader).locator(".content p").first).to_be_visible()
    reader.wait_until_idle()
    reader.tap("button", "知乎日报")
    reader.expect_path("/zhihu-daily")
    reader.wait_until_idle()
    # Stories that were never loaded cannot be shown, and a notice states this.
    reader.tap_row(unread["title"])
    expect(reader.top.get_by_text("网络未连接", exact=True)).to_be_visible()
    reader.wait_until_idle()
    reader.tap("button", "知乎日报")
    reader.expect_path("/zhihu-daily")
    expect(notice).to_be_visible()
    self.proxy.is_cut = False
    expect(notice).to_be_hidden(timeout=120_000)
