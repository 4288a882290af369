"""Contacts from a user's view: home, list, contact, and every way back."""
import re

from playwright.sync_api import expect

from browser_test_case import BrowserTestCase

NAME = "Abena Mensah"
ADDRESS = re.compile(r"/contacts/people/[^/]+$")


class ContactsTests(BrowserTestCase):
  def test_a_sheet_floats_in_the_middle_of_a_tablet(self):
    reader = self.reader(screen="desktop").open("/contacts/new")
    reader.wait_for_connection()
    reader.wait_until_idle()
    panel = reader.page.locator(".sheet-panel")
    sheet, screen = panel.bounding_box(), reader.page.locator(".glass").bounding_box()
    for start, size in [("x", "width"), ("y", "height")]:
      middle = screen[start] + screen[size] / 2
      self.assertAlmostEqual(sheet[start] + sheet[size] / 2, middle, delta=1)
    self.assertAlmostEqual(sheet["width"], 704, delta=1)
    self.assertLess(sheet["height"], screen["height"] - 40)
    radii = panel.evaluate("""element => ["TopLeft", "TopRight", "BottomLeft", "BottomRight"]
      .map(corner => parseFloat(getComputedStyle(element)[`border${corner}Radius`]))""")
    self.assertGreater(min(radii), 5)
    for scheme, text in [("light", "rgb(0, 0, 0)"), ("dark", "rgb(255, 255, 255)")]:
      with self.subTest(scheme=scheme):
        reader.page.emulate_media(color_scheme=scheme)
        expect(reader.page.locator(".status")).to_have_css("color", text)

  def test_keys_leave_no_half_of_a_large_title(self):
    reader = self.reader(screen="desktop").open("/contacts")
    reader.wait_for_connection()
    reader.expect_row("Callum Reid")
    reader.page.get_by_role("button", name="Refresh", exact=True).focus()
    seen = set()
    for key in ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp"]:
      reader.page.keyboard.press(key)
      # The content rests, and then moves on until nothing is half hidden.
      reader.page.wait_for_timeout(1000)
      large, *hidden = reader.page.locator(".bar.large-title").first.evaluate("""bar => [
        getComputedStyle(bar.parentElement).getPropertyValue("--large-height"),
        ...["--scrolled", "--search-gone"].map(name => bar.style.getPropertyValue(name)),
      ].map(parseFloat)""")
      for part in hidden:
        self.assertTrue(min(abs(part), abs(part - large)) < 1, (key, large, hidden))
      seen.add(round(sum(hidden)))
    self.assertGreater(len(seen), 1)

  def test_a_menu_opens_beside_the_mouse_and_a_preview_at_its_row_on_a_tablet(self):
    reader = self.reader(screen="desktop").open("/contacts")
    reader.wait_for_connection()
    reader.expect_row("Callum Reid")
    glass = reader.page.locator(".glass").bounding_box()
    panel = reader.page.locator(".menu-panel")
    preview = reader.page.locator(".menu > .view")
    x = glass["x"] + 200
    # Below the pointer, or above it where there is no room.
    for y, edge in [(glass["y"] + 300, 0), (glass["y"] + glass["height"] - 40, 1)]:
      reader.page.mouse.click(x, y, button="right")
      expect(panel).to_be_visible()
      reader.wait_until_idle()
      box = panel.bounding_box()
      self.assertAlmostEqual(box["x"], x, delta=1)
      self.assertAlmostEqual(box["y"] + edge * box["height"], y, delta=1)
      expect(preview).to_be_hidden()
      reader.page.keyboard.press("Escape")
      expect(panel).to_have_count(0)

    row = reader.page.get_by_role(
      "button", name="Callum Reid, Site Reliability Engineer", exact=True)
    row.focus()
    reader.page.keyboard.press("ContextMenu")
    expect(preview).to_be_visible()
    reader.wait_until_idle()
    box, source = preview.bounding_box(), row.bounding_box()
    self.assertAlmostEqual(
      box["x"] + box["width"] / 2, source["x"] + source["width"] / 2, delta=1)
    reader.page.keyboard.press("Escape")
    expect(row).to_be_focused()

  def test_a_large_title_moves_with_overscrolled_content_and_back(self):
    reader = self.reader().open("/contacts")
    reader.wait_for_connection()
    reader.expect_row("Abena Mensah")
    session = reader.context.new_cdp_session(reader.page)

    def touch(kind, *ys):
      session.send(
        "Input.dispatchTouchEvent",
        {"type": kind, "touchPoints": [{"x": 200, "y": y} for y in ys]})

    def tops():
      places = [reader.top.locator(name).first for name in [".bar-large", ".bar-search", ".cell"]]
      return [place.bounding_box()["y"] for place in places]

    before = tops()
    touch("touchStart", 300)
    for y in range(310, 440, 10):
      touch("touchMove", y)
      reader.page.wait_for_timeout(10)
    reader.page.wait_for_timeout(100)
    moved = [now - then for now, then in zip(tops(), before)]
    self.assertGreater(min(moved), 60)
    self.assertLess(max(moved) - min(moved), 1.5)
    # The activity indicator is above the title, as on iOS.
    spokes = reader.top.locator(".refresh .spokes").bounding_box()
    self.assertLess(spokes["y"] + spokes["height"], tops()[0] + 1)
    self.assertGreater(spokes["y"], reader.top.locator(".bar-row").bounding_box()["y"] + 44 - 1)
    touch("touchEnd")
    for _ in range(100):
      if tops() == before:
        break
      reader.page.wait_for_timeout(50)
    self.assertEqual(tops(), before)

  def open_contact(self, reader):
    reader.wait_until_idle()
    reader.tap_row(NAME)
    self.expect_contact(reader)

  def expect_contact(self, reader):
    reader.expect_screen_of(NAME)
    expect(reader.page).to_have_url(ADDRESS)

  def expect_list(self, reader):
    reader.expect_heading("Contacts")
    reader.expect_row(NAME)
    reader.expect_path("/contacts")

  def test_rows_follow_their_resized_list_at_once(self):
    reader = self.reader().open("/contacts")
    reader.wait_for_connection()
    reader.wait_until_idle()
    reader.page.evaluate("""() => {
      const { animate } = Element.prototype;
      window.moved = [];
      Element.prototype.animate = function (...motion) {
        if (this.matches(".cell")) window.moved.push(this.textContent);
        return animate.apply(this, motion);
      };
    }""")
    # A second column appears and the rows lose their chevrons.
    reader.page.set_viewport_size({"width": 1194, "height": 834})
    expect(reader.page.get_by_role("navigation", name="Contacts")).to_be_visible()
    reader.wait_until_idle()
    self.assertEqual(reader.page.evaluate("window.moved"), [])

  def test_every_way_back_leads_to_the_list(self):
    reader = self.reader().open("/contacts")
    self.open_contact(reader)
    # A finger that is lifted early.
    reader.swipe_back(until=60)
    self.expect_contact(reader)
    reader.swipe_back()
    self.expect_list(reader)
    self.open_contact(reader)
    self.drag_page_along(reader)
    self.expect_list(reader)
    self.open_contact(reader)
    reader.page.go_back()
    self.expect_list(reader)
    reader.wait_until_idle()
    reader.page.go_forward()
    self.expect_contact(reader)
    reader.tap("button", "Contacts")
    self.expect_list(reader)

  def drag_page_along(self, reader):
    """Swipes back with a finger that begins beside the rows, which takes the page along."""
    touch = reader.context.new_cdp_session(reader.page)
    send = lambda kind, points: touch.send(
      "Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    send("touchStart", [{"x": 8, "y": 400}])
    for step in range(1, 26):
      send("touchMove", [{"x": 8 + 10 * step, "y": 400}])
    moving = reader.page.locator(".page.moving")
    expect(moving).to_be_attached()
    self.assertGreater(moving.bounding_box()["x"], 200)
    send("touchEnd", [])

  def test_a_contact_is_called_and_kept_by_a_reload_and_its_address(self):
    reader = self.reader().open("/contacts")
    self.open_contact(reader)
    # A call goes to the system without another tab.
    reader.page.evaluate("""() => {
      window.called = [];
      HTMLAnchorElement.prototype.click = function () { window.called.push(this.href); };
    }""")
    for name in ("Message", "Call", "Mail"):
      reader.tap("button", name)
    reader.wait_for("window.called.length == 3")
    schemes = [address.split(":")[0] for address in reader.page.evaluate("window.called")]
    self.assertEqual(schemes, ["sms", "tel", "mailto"])
    self.assertEqual(len(reader.context.pages), 1)

    path = re.sub(r"^https?://[^/]+", "", reader.page.url)
    reader.page.reload()
    reader.expect_screen_of(NAME)
    reader.tap("button", "Contacts")
    self.expect_list(reader)
    other = self.reader().open(path)
    other.expect_screen_of(NAME)
    other.tap("button", "Contacts")
    self.expect_list(other)

  def test_a_reload_keeps_all_letters_of_the_index(self):
    reader = self.reader().open("/contacts")
    reader.expect_row("Abena Mensah")
    for _ in range(2):
      reader.page.reload()
      reader.wait_for_connection()
      reader.wait_until_idle()
      shown = reader.page.locator(".index-title:not(.left-out, .dot)")
      self.assertGreater(shown.count(), 20)
