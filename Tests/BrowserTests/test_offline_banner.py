"""The banner about a lost connection."""
import itertools

from playwright.sync_api import expect

from offline_test_case import UP, OfflineTestCase


class BannerTests(OfflineTestCase):
  """The banner about a lost connection lies over the content, above the bars at the bottom."""

  def test_the_banner_covers_no_bar_and_moves_nothing_in_any_size_and_scheme(self):
    for screen, scheme, path in itertools.product(
        ["phone", "desktop"], ["light", "dark"], ["/contacts", "/zhihu-daily/me", "/football-gather"]):
      with self.subTest(screen=screen, scheme=scheme, path=path):
        reader, proxy = self.open_through_proxy(path, screen=screen, scheme=scheme)
        reader.wait_until_idle()
        before = self.boxes(reader)
        self.disconnect(reader, proxy)
        reader.wait_until_idle()
        self.assertEqual(self.boxes(reader), before)
        box = self.banner(reader).bounding_box()
        glass = reader.page.locator(".glass").bounding_box()
        self.assertGreater(box["y"], glass["y"] + glass["height"] / 2)
        self.assertLess(box["y"] + box["height"], glass["y"] + glass["height"])
        for other in before:
          self.assertTrue(
            other["y"] >= box["y"] + box["height"] or other["y"] + other["height"] <= box["y"],
            (box, other))
        self.check_accessibility(reader)
        self.reconnect(reader, proxy)
        expect(self.banner(reader)).to_have_count(0)

  def test_the_screen_keeps_to_the_corners_of_the_phone(self):
    reader, proxy = self.open_through_proxy("/football-gather", screen="desktop")
    reader.tap("button", "Continue Without an Account")
    reader.expect_heading("Players")
    reader.wait_until_idle()
    glass = reader.page.locator(".glass").bounding_box()
    # Inside of the square corner, and outside of the round one.
    bottom = glass["y"] + glass["height"] - 30
    corners = [(glass["x"] + 3, bottom), (glass["x"] + glass["width"] - 3, bottom)]
    before = reader.colors_at(corners)
    self.disconnect(reader, proxy)
    reader.wait_until_idle()
    self.assertEqual(reader.colors_at(corners), before)

  def boxes(self, reader):
    """The boxes of titles and bars."""
    parts = reader.page.locator("h1, .bar, .tab-bar, .toolbar")
    return [box for box in (part.bounding_box() for part in parts.all()) if box and box["height"]]

  def test_the_banner_covers_no_notice_with_a_button(self):
    reader, proxy = self.open_through_proxy("/contacts")
    row = reader.row("Abena Mensah")
    row.get_by_role("button").first.focus()
    reader.page.keyboard.press("Delete")
    row.get_by_role("button", name="Delete", exact=True).click()
    notice = reader.top.get_by_text("Deleted “\u2068Abena Mensah\u2069”")
    expect(notice).to_be_visible()
    self.disconnect(reader, proxy)
    banner, text = self.banner(reader).bounding_box(), notice.bounding_box()
    self.assertLess(banner["y"] + banner["height"], text["y"])

  def test_the_end_of_the_content_scrolls_above_the_banner(self):
    for path in ["/contacts", "/zhihu-daily/me/settings"]:
      with self.subTest(path=path):
        reader, proxy = self.open_through_proxy(path)
        table = reader.top.locator(".table")
        table.evaluate("element => element.scrollTo(0, 1e6)")
        reader.wait_until_idle()
        top = table.evaluate("element => element.scrollTop")
        self.disconnect(reader, proxy)
        self.assertEqual(table.evaluate("element => element.scrollTop"), top)
        table.evaluate("element => element.scrollTo(0, 1e6)")
        reader.wait_until_idle()
        last = max(box["y"] + box["height"] for row in table.locator(".cell[data-n]").all()
          if (box := row.bounding_box()))
        self.assertLess(last, self.banner(reader).bounding_box()["y"])

  def test_the_banner_moves_no_section_index(self):
    reader, proxy = self.open_through_proxy("/contacts")
    reader.wait_until_idle()
    titles = reader.top.locator(".index-titles")
    before = titles.bounding_box()
    self.disconnect(reader, proxy)
    reader.wait_until_idle()
    self.assertEqual(titles.bounding_box(), before)

  def test_the_banner_script_loads_once_the_page_is_live(self):
    reader = self.reader()
    # No timer of the page fires.
    reader.clock.install(time=0)
    reader.clock.pause_at(1)
    with reader.page.expect_response(lambda response: response.url.endswith("/outage.css")):
      reader.open("/contacts")

  def test_retry_is_reached_and_pressed_by_keys(self):
    reader, proxy = self.open_through_proxy("/contacts", screen="desktop")
    self.disconnect(reader, proxy)
    retry = reader.page.get_by_role("button", name="Retry", exact=True)
    for _ in range(4):
      reader.page.keyboard.press("Tab")
      if retry.evaluate("(retry) => retry === document.activeElement"):
        break
    expect(retry).to_be_focused()
    proxy.mend()
    reader.page.keyboard.press("Enter")
    reader.wait_for(UP)

  def test_the_banner_is_localized_and_mirrored_right_to_left(self):
    reader, proxy = self.open_through_proxy("/contacts", locale="zh-CN")
    self.disconnect(reader, proxy)
    banner = reader.page.get_by_role("region", name="连接", exact=True)
    expect(banner).to_contain_text("正在重新连接…")
    expect(banner.get_by_role("button", name="重试", exact=True)).to_be_visible()
    reader.page.evaluate("document.documentElement.dir = 'rtl'")
    button, text = banner.get_by_role("button").bounding_box(), banner.locator("span").bounding_box()
    self.assertLess(button["x"] + button["width"], text["x"])
