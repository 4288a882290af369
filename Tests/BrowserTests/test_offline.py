"""An unreachable network: the content, refusals and notices of a page, and a host's handling of
delayed messages."""
import re
import time

from playwright.sync_api import expect

from browser_test_case import shared
from line_proxy import LineProxy
from offline_test_case import DOWN, READY, UP, OfflineTestCase
from test_football_gather import FootballGatherTestCase

#: Keeps the texts of the banner from now on.
HOLD_TIMERS = """() => {
  const { setTimeout } = window;
  window.setTimeout = (act, wait, ...rest) => wait === 4000 ? 0 : setTimeout(act, wait, ...rest);
}"""
#: The remaining time of a match.
CLOCK = re.compile(r"^\d{1,2}:\d\d$")


class RefusalTests(OfflineTestCase):
  def test_controls_are_refused_while_offline_and_work_after_reconnecting(self):
    reader, proxy = self.open_through_proxy("/contacts")
    reader.expect_row("Abena Mensah")
    self.disconnect(reader, proxy)
    expect(self.banner(reader)).to_contain_text("Reconnecting…")
    reader.row("Abena Mensah").get_by_role("button").first.click()
    expect(self.banner(reader)).to_contain_text("Not available while offline.")
    expect(reader.page.locator("#announcements")).to_contain_text("Not available while offline.")
    # A screen reader that explores the page later finds no text about an earlier moment.
    expect(reader.page.locator("#announcements")).to_be_empty()
    self.reconnect(reader, proxy)
    expect(self.banner(reader)).to_have_count(0)
    expect(reader.page.locator("#announcements")).to_contain_text("Connected")
    # Refused actions have no later effect.
    reader.page.wait_for_timeout(500)
    reader.expect_path("/contacts")
    reader.tap_row("Abena Mensah")
    reader.expect_screen_of("Abena Mensah")

  def test_a_tap_after_the_loss_is_sent_when_the_connection_returns_at_once(self):
    reader, proxy = self.open_through_proxy("/contacts")
    row = reader.row("Abena Mensah").get_by_role("button").first
    # The half second in which a tap waits lasts until the connection is there, however slow that is.
    reader.clock.install()
    reader.clock.pause_at(reader.page.evaluate("Date.now() + 1000"))
    # The tap is in the same turn as the loss.
    row.evaluate("(row) => { dispatchEvent(new Event('online')); row.click(); }")
    reader.clock.run_for(100)
    reader.wait_for(UP)
    reader.clock.resume()
    reader.expect_screen_of("Abena Mensah")

  def test_a_tap_after_the_loss_is_refused_when_no_connection_returns(self):
    reader, proxy = self.open_through_proxy("/contacts")
    row = reader.row("Abena Mensah").get_by_role("button").first
    row.wait_for()
    proxy.cut()
    row.evaluate("(row) => { dispatchEvent(new Event('online')); row.click(); }")
    expect(reader.page.locator("#announcements")).to_contain_text("Not available while offline.")
    self.reconnect(reader, proxy)
    reader.page.wait_for_timeout(500)
    reader.expect_path("/contacts")

  def test_a_page_can_be_read_and_scrolled_offline(self):
    reader, proxy = self.open_through_proxy("/contacts")
    reader.expect_row("Abena Mensah")
    self.disconnect(reader, proxy)
    list = reader.top.locator(".table")
    reader.page.mouse.move(195, 500)
    reader.page.mouse.wheel(0, 300)
    reader.wait_for("() => document.querySelector('.table').scrollTop > 200")
    expect(list).to_be_visible()

  def test_rows_to_come_do_not_show_below_a_card_between_two_pixels(self):
    reader, proxy = self.open_through_proxy("/zhihu-daily/me", screen="fractional phone")
    self.disconnect(reader, proxy)
    box = reader.top.locator(".rows").first.bounding_box()
    self.assertNotEqual(1.5 * (box["y"] + box["height"]) % 1, 0)
    foot = int(1.5 * (box["y"] + box["height"]))
    colors = reader.colors_at([(x, foot) for x in range(60, 500, 20)])
    self.assertEqual(len(set(map(tuple, colors))), 1, colors)

  def test_text_typed_offline_is_kept_after_reconnecting(self):
    reader, proxy = self.open_through_proxy("/contacts")
    reader.tap("button", "Add Contact")
    field = reader.page.get_by_role("textbox", name="Name", exact=True)
    field.fill("Zo")
    self.disconnect(reader, proxy)
    field.press_sequentially("ra")
    expect(field).to_have_value("Zora")
    self.reconnect(reader, proxy)
    expect(field).to_have_value("Zora")
    reader.page.reload()
    expect(reader.page.get_by_role("textbox", name="Name", exact=True)).to_have_value("Zora")

  def test_a_reload_keeps_the_scene_whose_old_connection_seems_open(self):
    reader, proxy = self.open_through_proxy("/contacts")
    reader.tap("button", "Add Contact")
    field = reader.page.get_by_role("textbox", name="Name", exact=True)
    field.fill("Zora")
    reader.wait_until_idle()
    # The host is not notified that the page is gone.
    proxy.strand()
    reader.page.reload()
    reader.wait_for_connection()
    expect(field).to_have_value("Zora")

  def test_leaving_a_page_with_unsent_text_needs_confirmation(self):
    reader, proxy = self.open_through_proxy("/contacts")
    reader.tap("button", "Add Contact")
    field = reader.page.get_by_role("textbox", name="Name", exact=True)
    expect(field).to_be_visible()
    self.disconnect(reader, proxy)
    field.press_sequentially("Zora")
    asked = []

    def stay(dialog):
      asked.append(dialog.type)
      dialog.dismiss()

    reader.page.on("dialog", stay)
    reader.page.close(run_before_unload=True)
    reader.eventually(lambda: asked == ["beforeunload"], "expected the browser to ask")
    expect(field).to_have_value("Zora")
    self.reconnect(reader, proxy)
    expect(field).to_have_value("Zora")

  def test_a_refusal_disappears_after_reconnecting(self):
    reader, proxy = self.open_through_proxy("/contacts")
    reader.expect_row("Abena Mensah")
    self.disconnect(reader, proxy)
    reader.row("Abena Mensah").get_by_role("button").first.click()
    expect(self.banner(reader)).to_contain_text("Not available while offline.")
    reader.page.evaluate(HOLD_TIMERS)
    reader.row("Abena Mensah").get_by_role("button").first.click()
    self.reconnect(reader, proxy)
    expect(self.banner(reader)).to_have_count(0)


class HeldBackTests(OfflineTestCase, FootballGatherTestCase):
  """A network that delays messages and delivers them later."""

  def at_match(self, **wishes):
    proxy = LineProxy(shared.showcase.address)
    self.proxies.append(proxy)
    reader = self.reader(address=proxy.address, **wishes).open("/football-gather")
    reader.wait_for_connection()
    reader.wait_for(READY)
    reader.tap("button", "Continue Without an Account")
    self.start_first_match(reader)
    reader.wait_until_idle()
    return reader, proxy

  def goal(self, reader):
    reader.tap("button", "Goal for Team A")

  def test_delayed_goals_are_not_counted_later(self):
    reader, proxy = self.at_match()
    self.goal(reader)
    expect(reader.top.get_by_text("1", exact=True).first).to_be_visible()
    proxy.hold()
    self.goal(reader)
    self.goal(reader)
    # The page detects the silence without any event of the browser.
    reader.wait_for(DOWN)
    reader.page.wait_for_timeout(1500)
    proxy.release()
    expect(reader.page.locator("#announcements")).to_contain_text("didn’t go through", timeout=20_000)
    reader.wait_for(UP)
    reader.page.wait_for_timeout(1000)
    expect(reader.top.get_by_text("1", exact=True).first).to_be_visible()
    for score in ["2", "3"]:
      expect(reader.top.get_by_text(score, exact=True)).to_have_count(0)
    self.goal(reader)
    expect(reader.top.get_by_text("2", exact=True).first).to_be_visible()

  def seconds_left(self, reader):
    minutes, seconds = reader.top.get_by_text(CLOCK).first.inner_text().split(":")
    return 60 * int(minutes) + int(seconds)

  def test_a_match_looks_stale_offline_and_its_clock_is_right_on_return(self):
    reader, proxy = self.at_match()
    reader.tap("button", "Start")
    expect(reader.page.get_by_role("button", name="Pause", exact=True)).to_be_visible()
    app = reader.page.locator("#app")
    expect(app).to_have_css("filter", "none")
    before = self.seconds_left(reader)
    start = time.monotonic()
    self.disconnect(reader, proxy)
    expect(app).not_to_have_css("filter", "none")
    for text in [CLOCK, "Not shared"]:
      changing = app.locator("[data-updates]").filter(has_text=text).first
      expect(changing).to_have_css("filter", "opacity(0.35)")
    frozen = self.seconds_left(reader)
    reader.page.wait_for_timeout(3000)
    self.assertEqual(self.seconds_left(reader), frozen)
    self.reconnect(reader, proxy)
    expect(app).to_have_css("filter", "none")
    reader.eventually(
      lambda: self.seconds_left(reader) <= frozen - 3, "expected the clock to have gone on")
    # It shows the match's time instead of continuing from its last state.
    passed = time.monotonic() - start
    self.assertLessEqual(abs(before - self.seconds_left(reader) - passed), 2)

  def test_the_bar_of_a_match_looks_stale_offline(self):
    reader, proxy = self.at_match()
    reader.tap("button", "Start")
    reader.page.get_by_role("tab", name="Matches", exact=True).click()
    time_left = reader.page.locator("[data-updates]:visible").filter(has_text=CLOCK)
    for scheme in ["light", "dark"]:
      with self.subTest(scheme):
        reader.page.emulate_media(color_scheme=scheme)
        expect(time_left).to_have_css("filter", "none")
        self.disconnect(reader, proxy)
        expect(time_left).to_have_css("filter", "opacity(0.35)")
        self.reconnect(reader, proxy)
        expect(time_left).to_have_css("filter", "none")

  def test_a_short_interruption_only_delays(self):
    reader, proxy = self.at_match()
    proxy.hold()
    self.goal(reader)
    reader.page.wait_for_timeout(1000)
    proxy.release()
    expect(reader.top.get_by_text("1", exact=True).first).to_be_visible()
    self.assertFalse(reader.page.evaluate(DOWN))


class ResizedWindowTests(OfflineTestCase):
  """Without a connection no layout for another window arrives."""

  def box(self, reader):
    box = reader.page.locator("#app > .window").bounding_box()
    return [round(box[side]) for side in ["x", "y", "width", "height"]]

  def test_a_screen_keeps_its_size_in_a_turned_window_and_is_scrolled(self):
    reader, proxy = self.open_through_proxy("/contacts")
    reader.expect_row("Abena Mensah")
    self.disconnect(reader, proxy)
    reader.page.set_viewport_size({"width": 844, "height": 390})
    reader.eventually(lambda: self.box(reader) == [227, 0, 390, 844], "expected the old size, centred")
    # The end of the screen is reached.
    reader.page.locator("#app").evaluate("app => app.scrollTo(0, 1000)")
    self.assertEqual(self.box(reader), [227, 390 - 844, 390, 844])
    expect(self.banner(reader)).to_be_in_viewport()
    reader.page.set_viewport_size({"width": 390, "height": 844})
    reader.eventually(lambda: self.box(reader) == [0, 0, 390, 844], "expected the whole window")

  def test_a_screen_is_laid_out_for_a_turned_window_after_reconnecting(self):
    reader, proxy = self.open_through_proxy("/contacts")
    reader.expect_row("Abena Mensah")
    self.disconnect(reader, proxy)
    reader.page.set_viewport_size({"width": 844, "height": 390})
    reader.eventually(lambda: self.box(reader)[2] == 390, "expected the old size")
    self.reconnect(reader, proxy)
    reader.eventually(lambda: self.box(reader) == [0, 0, 844, 390], "expected the new size")
    row = reader.row("Abena Mensah")
    reader.eventually(lambda: row.bounding_box()["width"] > 800, "expected wide rows")


class ReloadTests(OfflineTestCase):
  """A service worker shows our page if one is loaded without a network."""

  def test_a_reload_without_a_network_comes_to_a_page_that_opens_again_by_itself(self):
    for locale, name, title, retry in [
        ("en-US", "Abena Mensah", "You’re Offline", "Retry"), ("zh-CN", "阿依古丽", "网络未连接", "重试")]:
      with self.subTest(locale):
        reader, proxy = self.open_through_proxy("/contacts", locale=locale)
        reader.tap_row(name)
        reader.expect_screen_of(name)
        proxy.cut()
        reader.page.reload()
        reader.expect_heading(title)
        expect(reader.page.get_by_role("button", name=retry, exact=True)).to_be_visible()
        self.check_accessibility(reader)
        # A retry by the user has no effect without a network.
        reader.page.get_by_role("button", name=retry, exact=True).click()
        reader.expect_heading(title)
        proxy.mend()
        expect(reader.page.locator("body[data-live]")).to_be_attached(timeout=15_000)
        reader.expect_screen_of(name)

  def test_no_personal_page_is_cached(self):
    reader, _ = self.open_through_proxy("/contacts")
    reader.page.reload()
    reader.wait_for_connection()
    kept = reader.page.evaluate("""async () => {
      const all = await Promise.all((await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)));
      return all.flat();
    }""")
    self.assertEqual(kept, ["/-/offline"])
