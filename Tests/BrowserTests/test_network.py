"""The page's notices while its browser has no network, and its behaviour after the network
returns."""
import re

from playwright.sync_api import expect

from browser_test_case import BrowserTestCase

NOTICE = "() => getComputedStyle(document.querySelector('.glass'), '::after').content"
LINES = "() => lines.map(line => line.readyState === WebSocket.OPEN)"


class NetworkTests(BrowserTestCase):
  # A browser without a network reports an error for every request.
  expected_problem = "ERR_INTERNET_DISCONNECTED"

  def expect_notice(self, reader, text):
    self.wait_for_value(reader, NOTICE, f'"{text}"' if text else "none")

  def wait_for_value(self, reader, script, value):
    for _ in range(100):
      found = reader.page.evaluate(script)
      if found == value:
        return
      reader.page.wait_for_timeout(50)
    self.assertEqual(found, value)

  def test_the_offline_banner_appears_at_once_and_disappears_on_return(self):
    for locale, name, text in [
        ("en-US", "Abena Mensah", "You’re Offline"), ("zh-CN", "阿依古丽", "网络未连接")]:
      with self.subTest(locale):
        reader = self.reader(locale=locale, screen="desktop").open("/contacts")
        reader.wait_for_connection()
        reader.may_lose_connection = True
        self.expect_notice(reader, "")
        reader.context.set_offline(True)
        # Screen readers announce it.
        expect(reader.page.locator("#announcements")).to_have_text(text)
        self.expect_notice(reader, text)
        expect(reader.page.locator(".status-icons svg").nth(1)).to_be_hidden()
        reader.context.set_offline(False)
        self.expect_notice(reader, "")
        reader.wait_for_connection()
        reader.tap_row(name)
        reader.expect_screen_of(name)

  def test_a_tap_received_before_the_connection_broke_takes_effect(self):
    reader = self.reader().open("/contacts")
    reader.wait_for_connection()
    reader.may_lose_connection = True
    # The scene's answers are lost with the connection.
    reader.page.evaluate("""() => {
      const Line = WebSocket;
      Object.defineProperty(Line.prototype, "onmessage", {
        set(act) {
          this.addEventListener("message", (event) => { if (!window.ignoresMessages) act(event); });
        },
      });
      dispatchEvent(new Event("offline"));
      dispatchEvent(new Event("online"));
    }""")
    reader.wait_for_connection()
    reader.page.evaluate("window.ignoresMessages = true")
    reader.tap_row("Abena Mensah")
    reader.page.wait_for_timeout(500)
    reader.page.evaluate("""() => {
      window.ignoresMessages = false;
      dispatchEvent(new Event("offline"));
      dispatchEvent(new Event("online"));
    }""")
    reader.expect_screen_of("Abena Mensah")
    expect(reader.page).to_have_url(re.compile("/contacts/.+"))

  def test_a_new_connection_shows_missed_changes_of_the_scene_at_once(self):
    reader = self.reader().open("/contacts")
    reader.wait_for_connection()
    reader.may_lose_connection = True
    # A dead connection without any event.
    reader.page.evaluate("""() => {
      window.lines = [];
      const Line = WebSocket;
      window.WebSocket = class extends Line {
        constructor(...all) { super(...all); lines.push(this); }
      };
    }""")
    reader.page.evaluate("dispatchEvent(new Event('offline'))")
    self.expect_notice(reader, "You’re Offline")
    reader.page.evaluate("dispatchEvent(new Event('online'))")
    self.wait_for_value(reader, LINES, [True])
    reader.wait_for_connection()
    self.expect_notice(reader, "")
    reader.tap_row("Abena Mensah")
    reader.expect_screen_of("Abena Mensah")
    self.assertEqual(reader.page.evaluate(LINES), [True])
