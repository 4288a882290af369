"""Categories in both widths, with the program's own server, and with one that comes and goes."""
import json
import re
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from playwright.sync_api import expect

from browser_test_case import BrowserTestCase
from showcase import Showcase, free_port

PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 900}


class Server(ThreadingHTTPServer):
  """A server with a category of one person, which requires a login."""

  def __init__(self, port):
    self.logins = set()
    #: Responses wait while it is closed.
    self.gate = threading.Event()
    self.gate.set()
    super().__init__(("127.0.0.1", port), Answers)
    threading.Thread(target=self.serve_forever, daemon=True).start()


class Answers(BaseHTTPRequestHandler):
  def do_GET(self):
    self.server.logins.add(self.headers.get("Authorization"))
    self.server.gate.wait(30)
    rows = [{"id": 1, "name": "Potters", "count": 1}]
    if "a=list" in self.path:
      rows = [{"uid": 7, "screen_name": "Maren Holt", "fans_count": 12_800, "tiezi_count": 1}]
    body = json.dumps({"list": rows, "total_page": 1}).encode()
    self.send_response(200)
    self.send_header("Content-Length", str(len(body)))
    self.end_headers()
    try:
      self.wfile.write(body)
    except BrokenPipeError:
      pass  # The client has disconnected.

  def log_message(self, *_):
    pass


class CategoriesTestCase(BrowserTestCase):
  def at(self, path="/categories", address=None, **wishes):
    reader = self.reader(address, **wishes).open(path)
    reader.wait_for_connection()
    return reader

  def expect_category(self, reader, name, people):
    row = reader.page.get_by_role("listitem").filter(has_text=name).first
    expect(row).to_be_visible()
    expect(row).to_contain_text(people)

  def expect_people(self, reader):
    expect(self.follow_buttons(reader).first).to_be_visible()

  def expect_selected_row(self, reader, name):
    chosen = reader.page.locator(".cell[data-row~=selected]")
    expect(chosen).to_have_count(1)
    expect(chosen).to_contain_text(name)

  def follow_buttons(self, reader):
    return reader.page.get_by_role("button", name=re.compile("^(Follow|Following|关注|已关注)"))

  def choose(self, reader, name):
    reader.page.get_by_role("listitem").filter(has_text=name).first \
      .get_by_role("button").first.click()


class ScreenTests(CategoriesTestCase):
  def test_the_home_screen_leads_to_the_categories_and_on_to_people(self):
    reader = self.reader().open("/")
    reader.page.get_by_role("link", name="Categories").click()
    reader.wait_for_connection()
    self.expect_category(reader, "Influencers", "65 people")
    reader.wait_until_idle()
    self.check_accessibility(reader)
    self.choose(reader, "Studios")
    reader.expect_heading("Studios")
    self.expect_people(reader)
    reader.expect_path("/categories/33")
    expect(reader.top.locator("img").first).to_be_visible()
    reader.wait_until_idle()
    self.check_accessibility(reader)
    reader.page.go_back()
    self.expect_category(reader, "Influencers", "65 people")
    reader.expect_path("/categories")

  def test_in_the_dark_and_in_chinese(self):
    reader = self.at("/categories/33", screen="desktop", scheme="dark", locale="zh-CN")
    reader.expect_heading("分类")
    self.expect_category(reader, "网红", "65 人")
    expect(self.follow_buttons(reader).first).to_contain_text("关注")
    reader.wait_until_idle()
    self.check_accessibility(reader)
    reader.page.set_viewport_size(PHONE)
    expect(reader.page.get_by_role("listitem").filter(has_text="65 人")).not_to_be_visible()
    self.expect_people(reader)
    reader.wait_until_idle()
    self.check_accessibility(reader)

  def test_a_missing_category_is_explained(self):
    reader = self.at("/categories/999")
    reader.expect_heading("Category Not Found")
    self.check_accessibility(reader)
    reader.page.get_by_role("button", name="Show All Categories", exact=True).click()
    self.expect_category(reader, "Influencers", "65 people")

  def test_both_columns_and_one_after_resizing(self):
    reader = self.at(screen="desktop")
    self.expect_columns(reader, "Influencers", "35")
    # Nobody has chosen the category that fills the second column.
    reader.page.set_viewport_size(PHONE)
    reader.expect_path("/categories")
    self.expect_category(reader, "Influencers", "65 people")
    self.choose(reader, "Studios")
    self.expect_people(reader)
    reader.expect_path("/categories/33")
    reader.page.set_viewport_size(DESKTOP)
    self.expect_columns(reader, "Studios", "33")
    self.choose(reader, "Street Music")
    self.expect_columns(reader, "Street Music", "12")
    reader.expect_heading("Street Music")

    reader.page.set_viewport_size(PHONE)
    self.expect_only_people(reader, "12")
    reader.wait_until_idle()
    self.check_accessibility(reader)
    reader.page.set_viewport_size(DESKTOP)
    self.expect_columns(reader, "Street Music", "12")
    reader.wait_until_idle()
    self.check_accessibility(reader)
    reader.page.set_viewport_size(PHONE)
    self.expect_only_people(reader, "12")
    reader.wait_until_idle()
    reader.tap("button", "Categories")
    self.expect_category(reader, "Influencers", "65 people")

  def expect_columns(self, reader, name, path):
    self.expect_category(reader, "Influencers", "65 people")
    self.expect_people(reader)
    reader.expect_path(f"/categories/{path}")
    self.expect_selected_row(reader, name)

  def expect_only_people(self, reader, path):
    self.expect_people(reader)
    expect(reader.page.get_by_role("listitem").filter(has_text="65 people")).not_to_be_visible()
    reader.expect_path(f"/categories/{path}")


# Labels and buttons that overflow the window, or whose text does, and labels that truncate it.
OUTSIDE = """() => [...document.querySelectorAll(".label, button")]
  .filter((element) => element.checkVisibility() && element.textContent.trim())
  .filter((element) => {
    const isOut = ({ left, right }) => left < -1 || right > innerWidth + 1;
    const lines = [...element.querySelectorAll(".line")].map((line) => {
      const words = document.createRange();
      words.selectNodeContents(line);
      return words.getBoundingClientRect();
    });
    const isCut = element.querySelector(".ellipsis")
      || (getComputedStyle(element).overflowX !== "visible" && element.scrollWidth > element.clientWidth + 1);
    return isCut || [element.getBoundingClientRect(), ...lines].some(isOut);
  })
  .map((element) => element.textContent)"""


class LargeTextTests(CategoriesTestCase):
  """The largest text, with a line for each field, from left to right and from right to left."""

  def leading(self, element, direction):
    """Returns the leading edge of an element, or None while it is recreated or has no size."""
    box = element.bounding_box()
    return box and round(box["x"] if direction == "ltr" else box["x"] + box["width"])

  def check_large_text(self, screen, direction):
    address = self.turned().address if direction == "rtl" else None
    reader = self.at("/categories/33", address, screen=screen)
    reader.page.evaluate("document.documentElement.style.fontSize = '40px'")
    follow = self.follow_buttons(reader).first
    name = reader.top.locator(".cell:has(button:not(.cell-hit)) .label").first
    for _ in range(200):
      edge = self.leading(follow, direction)
      is_below = edge is not None and edge == self.leading(name, direction)
      if is_below:
        break
      reader.page.wait_for_timeout(50)
    self.assertTrue(is_below, "expected the button below the name, at the same edge")
    reader.wait_until_idle()
    self.assertEqual(reader.page.evaluate(OUTSIDE), [])
    person = reader.top.bounding_box()
    start, end = name.bounding_box()["x"] - person["x"], name.bounding_box()["x"]
    end = person["x"] + person["width"] - end - name.bounding_box()["width"]
    # A name of several lines is as wide as the row.
    leading = start if direction == "ltr" else end
    self.assertLess(leading, 24, "expected the name at the leading edge")
    self.check_accessibility(reader)

  def test_on_a_phone_from_right_to_left(self):
    self.check_large_text("phone", "rtl")

  def test_on_a_desktop(self):
    self.check_large_text("desktop", "ltr")


class ServerTests(CategoriesTestCase):
  def test_a_late_server_is_retried_with_progress_and_credentials_stay_hidden(self):
    port = free_port()
    address = f"http://ana:hunter2@127.0.0.1:{port}/api"
    showcase = Showcase("--categories-base-url", address, "--log-level", "trace")
    self.addCleanup(showcase.stop)
    reader = self.at(address=showcase.address)
    reader.expect_heading("No Connection")
    self.check_accessibility(reader)
    server = Server(port)
    self.addCleanup(server.server_close)
    self.addCleanup(server.shutdown)
    server.gate.clear()
    self.addCleanup(server.gate.set)
    reader.tap("button", "Try Again")
    progress = reader.top.locator(".label").filter(has_text=re.compile("^Loading…$"))
    expect(progress).to_be_visible()
    self.assertFalse(progress.evaluate("""element => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }"""), "expected progress to take no touches")
    self.check_accessibility(reader)
    server.gate.set()
    self.expect_category(reader, "Potters", "1 person")
    expect(progress).not_to_be_visible()

    # Progress does not block the way back.
    server.gate.clear()
    self.choose(reader, "Potters")
    reader.expect_heading("Potters")
    expect(progress).to_be_visible()
    reader.wait_until_idle()
    reader.page.go_back()
    self.expect_category(reader, "Potters", "1 person")
    reader.wait_until_idle()
    expect(progress).not_to_be_visible()
    server.gate.set()

    self.choose(reader, "Potters")
    expect(reader.page.get_by_text("12K followers · 1 post", exact=True)).to_be_visible()
    self.assertEqual(server.logins, {"Basic YW5hOmh1bnRlcjI="})
    log = showcase.log.read_text(errors="replace")
    self.assertIn("categories: 1 rows, 0 unreadable", log)
    for secret in ["hunter2", "YW5hOmh1bnRlcjI="]:
      self.assertNotIn(secret, log)
