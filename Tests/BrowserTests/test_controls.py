"""Swiping and editing rows, and sheets, in a real browser, and the base of all tests of
controls."""
from urllib.parse import quote

from playwright.sync_api import expect

from browser_test_case import BrowserTestCase, shared


class ControlsTestCase(BrowserTestCase):
  @property
  def program(self):
    return shared.controls

  def at(self, title, app="controls", **wishes):
    """Returns a user who has opened one of the screens."""
    reader = self.reader(address=self.program.address, **wishes)
    if app in ["controls", "late"]:
      # Faster than through the list of all screens.
      reader.open(f"/{app}/{quote(title)}").wait_for_connection()
    else:
      reader.open(f"/{app}").tap_row(title)
    reader.expect_heading(title)
    reader.wait_until_idle()
    return reader

  def check_accessibility_in_both_styles(self, reader):
    """Checks a screen in the dark, and in the light, which it keeps."""
    for scheme in ["dark", "light"]:
      with self.subTest(scheme=scheme):
        reader.page.emulate_media(color_scheme=scheme)
        # The scene's answer may begin animations in the next frame.
        reader.wait_until_idle()
        self.check_accessibility(reader)

  def field(self, reader, name):
    return reader.page.get_by_role("textbox", name=name, exact=True)

  def expect_message(self, reader, text):
    expect(reader.top.get_by_text(text, exact=True).first).to_be_visible()


class RowTests(ControlsTestCase):
  def row_box(self, reader, text):
    return reader.row(text).bounding_box()

  def swipe_row(self, reader, text, distance):
    reader.wait_until_idle()
    y = self.row_box(reader, text)["y"] + 20
    start = 350 if distance < 0 else 40
    steps = 16
    reader.drag([(start + distance * step / steps, y) for step in range(steps + 1)])

  def test_swipes_lay_actions_open_and_do_them(self):
    reader = self.at("Rows")
    delete = reader.top.get_by_role("button", name="Delete")
    with self.subTest("a tap elsewhere puts them away"):
      self.swipe_row(reader, "Row 2", -160)
      expect(delete).to_be_visible()
      reader.page.touchscreen.tap(100, 700)
      expect(delete).to_have_count(0)
      reader.expect_row("Row 2")
    with self.subTest("leading ones"):
      self.swipe_row(reader, "Row 2", 120)
      reader.top.get_by_role("button", name="Mark").click()
      expect(reader.row("Row 2")).to_have_attribute("data-row", "tap check lead trail")
    with self.subTest("a row glides away"):
      self.swipe_row(reader, "Row 2", -160)
      delete.click()
      expect(reader.top.get_by_text("Row 2", exact=True)).to_have_count(0)
    with self.subTest("a swipe over the whole row does the first one"):
      self.swipe_row(reader, "Row 3", -330)
      expect(reader.top.get_by_text("Row 3", exact=True)).to_have_count(0)
    with self.subTest("the others move"):
      reader.tap("button", "Shuffle")
      expect(reader.top.get_by_role("listitem").first).to_contain_text("Row 12")

  def test_a_row_with_revealed_actions_is_swiped_on_and_back(self):
    reader = self.at("Rows")
    delete = reader.top.get_by_role("button", name="Delete")
    for name, part in [("Row 3", ".cell-action"), ("Row 4", ".cell-content")]:
      with self.subTest(part=part):
        self.swipe_row(reader, name, -160)
        expect(delete).to_be_visible()
        reader.wait_until_idle()
        box = reader.row(name).locator(part).first.bounding_box()
        # What is visible of the row begins at the screen's edge.
        start, y = max(box["x"], 0) + min(box["width"], 200) / 2, box["y"] + 20
        reader.drag([(start + 6 * step, y) for step in range(17)])
        expect(delete).to_have_count(0)
        self.swipe_row(reader, name, -160)
        expect(delete).to_be_visible()
        reader.wait_until_idle()
        reader.drag([(start - 10 * step, y) for step in range(17)])
        expect(reader.top.get_by_text(name, exact=True)).to_have_count(0)

  def test_keys_show_and_perform_swipe_actions_and_refresh(self):
    reader = self.at("Rows")
    # A list of buttons is no stop of its own.
    expect(reader.top.locator(".table")).to_have_attribute("tabindex", "-1")
    reader.row("Row 2").get_by_role("button", name="Row 2", exact=True).focus()
    reader.page.keyboard.press("Delete")
    expect(reader.top.get_by_role("button", name="Delete")).to_be_focused()
    reader.page.keyboard.press("Escape")
    expect(reader.row("Row 2").get_by_role("button", name="Row 2", exact=True)).to_be_focused()
    reader.page.keyboard.press("Delete")
    expect(reader.top.get_by_role("button", name="Delete")).to_be_focused()
    reader.page.keyboard.press("Enter")
    expect(reader.top.get_by_text("Row 2", exact=True)).to_have_count(0)
    expect(reader.row("Row 3").get_by_role("button", name="Row 3", exact=True)).to_be_focused()
    reader.top.get_by_role("button", name="Refresh").focus()
    reader.page.keyboard.press("Enter")
    reader.expect_row("Fresh")

  def test_pulling_down_refreshes_unless_the_pull_is_short(self):
    reader = self.at("Rows")
    reader.drag([(200, 200 + step * 5) for step in range(10)])
    reader.page.wait_for_timeout(500)
    expect(reader.row("Fresh")).to_have_count(0)
    reader.drag([(200, 200 + step * 12) for step in range(20)])
    reader.expect_row("Fresh")

  def test_rows_are_deleted_and_inserted_while_they_are_edited(self):
    reader = self.at("Editing")
    reader.tap("button", "Edit")
    control = reader.row("Milk").get_by_role("button", name="Delete")
    expect(control).to_have_accessible_name("Delete Milk")
    control.click()
    reader.row("Milk").locator(".cell-action").click()
    expect(reader.top.get_by_text("Milk")).to_have_count(0)
    reader.row("Add an item").get_by_role("button", name="Insert").click()
    reader.expect_row("Item 3")
    reader.tap("button", "Done")
    expect(reader.top.get_by_role("button", name="Insert")).to_have_count(0)


class SheetTests(ControlsTestCase):
  def test_a_sheet_is_dragged_and_leaves_undimmed_content_interactive(self):
    reader = self.at("Sheets")
    with self.subTest("it is dragged up and away"):
      reader.tap("button", "Two heights")
      reader.wait_until_idle()
      reader.drag([(195, 440 - step * 14) for step in range(20)])
      expect(reader.page.locator(".sheet")).to_have_attribute("data-detent", "large")
      reader.wait_until_idle()
      reader.drag([(195, 60 + step * 35) for step in range(20)])
      expect(reader.page.locator(".sheet")).to_have_count(0)
      self.expect_message(reader, "large")
    with self.subTest("undimmed content stays interactive"):
      reader.tap("button", "Undimmed")
      reader.wait_until_idle()
      reader.page.locator(".page").get_by_role("button", name="Controls").click()
      # The button works: the screen below has been popped, while the sheet is still there.
      reader.expect_heading("Controls")

  def test_escape_dismisses_an_undimmed_sheet_that_has_focus_or_else_goes_back(self):
    reader = self.at("Sheets")
    reader.page.get_by_role("button", name="Undimmed").focus()
    reader.page.keyboard.press("Enter")
    expect(reader.page.locator(".sheet-panel")).to_be_focused()
    reader.page.keyboard.press("Escape")
    expect(reader.page.locator(".sheet")).to_have_count(0)
    expect(reader.page.get_by_role("button", name="Undimmed")).to_be_focused()
    reader.tap("button", "Undimmed")
    expect(reader.page.locator(".sheet-panel")).to_be_focused()
    reader.page.get_by_role("button", name="Two heights").focus()
    reader.page.keyboard.press("Escape")
    reader.expect_heading("Controls")
    expect(reader.page.locator(".sheet")).to_have_count(1)

  def test_a_modal_sheet_reports_each_attempt_to_dismiss_it_and_springs_back(self):
    reader = self.at("Sheets")
    grabber = reader.page.get_by_role("button", name="Sheet grabber")
    panel = reader.page.locator(".sheet-panel")
    reader.tap("button", "Stays")
    reader.wait_until_idle()
    before = panel.bounding_box()
    for attempt in ["Escape", "drag", "back"]:
      with self.subTest(attempt=attempt):
        # Other reports replace that of the last attempt.
        for detent in ["large", "medium"]:
          grabber.tap()
          expect(reader.page.get_by_text(detent, exact=True)).to_be_attached()
          expect(reader.page.locator(".sheet")).to_have_attribute("data-detent", detent)
          reader.wait_until_idle()
        if attempt == "Escape":
          reader.page.keyboard.press("Escape")
        elif attempt == "drag":
          reader.drag([(195, before["y"] + 40 + step * 20) for step in range(20)])
        else:
          reader.page.go_back()
        expect(reader.page.get_by_text("stays", exact=True)).to_be_attached()
        expect(reader.page.locator(".sheet")).to_have_count(1)
        expect(reader.page.get_by_role("button", name="Done")).to_be_visible()
        reader.wait_until_idle()
        self.assertEqual(panel.bounding_box(), before)

  def test_an_alert_has_a_text_field_and_answers_side_by_side_where_both_have_room(self):
    reader = self.at("Sheets")
    reader.tap("button", "Ask a name")
    answers = reader.page.locator(".alert-action")
    reader.wait_until_idle()
    cancel, ok = (answers.nth(index).bounding_box() for index in range(2))
    self.assertEqual((cancel["y"], cancel["width"]), (ok["y"], ok["width"]))
    reader.page.evaluate("document.documentElement.style.fontSize = '48px'")
    cancel, ok = (answers.nth(index).bounding_box() for index in range(2))
    self.assertEqual((cancel["x"], cancel["width"]), (ok["x"], ok["width"]))
    self.assertAlmostEqual(ok["y"] + ok["height"], cancel["y"], delta=0.1)
    reader.page.evaluate("document.documentElement.style.fontSize = ''")
    reader.wait_until_idle()
    name = reader.page.get_by_placeholder("Name")
    name.click()
    # The escape key of a composition is not that of the alert.
    name.dispatch_event("keydown", {"key": "Escape", "isComposing": True, "bubbles": True})
    reader.page.keyboard.type("Ana")
    reader.page.get_by_role("button", name="OK").click()
    self.expect_message(reader, "Name: Ana")


class AccessibilityTests(ControlsTestCase):
  def test_all_screens_are_accessible(self):
    for screen in ["Typing", "Search", "Rows", "Editing", "Sheets"]:
      with self.subTest(screen=screen):
        reader = self.at(screen)
        if screen == "Rows":
          reader.row("Row 2").get_by_role("button", name="Row 2", exact=True).focus()
          reader.page.keyboard.press("Delete")
          expect(reader.top.get_by_role("button", name="Delete")).to_be_focused()
        if screen == "Editing":
          reader.tap("button", "Edit")
        if screen == "Sheets":
          reader.tap("button", "Two heights")
        if screen == "Search":
          reader.top.get_by_role("textbox", name="Search").click()
          expect(reader.top.get_by_role("button", name="Cancel")).to_be_visible()
        reader.wait_until_idle()
        self.check_accessibility_in_both_styles(reader)
