"""Turning wheels and opening menus, in a real browser."""
import re

from playwright.sync_api import expect

from set_lines import is_cut, measure, measure_all
from test_controls import ControlsTestCase


class PickerTests(ControlsTestCase):
  def wheel(self, reader, name, picker=None):
    area = reader.top.get_by_role("group", name=picker, exact=True) if picker else reader.top
    return area.get_by_role("spinbutton", name=name, exact=True)

  def expect_value(self, reader, name, value, picker=None):
    expect(self.wheel(reader, name, picker)).to_have_attribute("aria-valuetext", value)

  def expect_selected_in_band(self, reader, name, text):
    """Waits until the row in the band is the selected one."""
    reader.wait_for(
      """([name, text]) => {
        const wheel = [...document.querySelectorAll('.wheel-rows')]
          .find(rows => rows.getAttribute('aria-label') === name);
        const box = wheel.getBoundingClientRect();
        const row = [...wheel.querySelectorAll('.wheel-row')].find(row => {
          const { top, bottom } = row.getBoundingClientRect();
          return Math.abs((top + bottom) / 2 - (box.top + box.bottom) / 2) < 2;
        });
        return row?.textContent === text;
      }""", arg=[name, text])

  def test_wheels_show_what_the_app_has_chosen_and_are_turned_by_keys(self):
    reader = self.at("Pickers")
    with self.subTest("what the app has chosen"):
      self.expect_value(reader, "Fruit", "Cherry")
      self.expect_selected_in_band(reader, "Fruit", "Cherry")
      self.expect_value(reader, "Hours", "1 hour")
      self.expect_value(reader, "Minutes", "30 min")
      self.expect_selected_in_band(reader, "Minutes", "30")
    with self.subTest("row by row"):
      self.check_arrows(reader)
    with self.subTest("by pages, to the ends and to typed text"):
      self.wheel(reader, "Fruit").focus()
      for keys, fruit in [
        (["PageUp"], "Apple"), (["PageDown"], "Fig"), (["End"], "Lemon"), (["ArrowDown"], "Lemon"),
        (["Home"], "Apple"), (["PageUp"], "Apple"), (["g"], "Grape")]:
        for key in keys:
          reader.page.keyboard.press(key)
        self.expect_value(reader, "Fruit", fruit)
      self.wheel(reader, "Count").focus()
      reader.page.keyboard.type("12")
      self.expect_value(reader, "Count", "12")
      self.expect_message(reader, "12 Grape")
    with self.subTest("a countdown of zero turns back to one minute"):
      self.wheel(reader, "Hours").focus()
      reader.page.keyboard.press("Home")
      self.expect_value(reader, "Hours", "0 hours")
      self.expect_message(reader, "1800 seconds")
      self.wheel(reader, "Minutes").focus()
      reader.page.keyboard.press("Home")
      self.expect_value(reader, "Minutes", "1 min")
      self.expect_selected_in_band(reader, "Minutes", "1")
      self.expect_message(reader, "60 seconds")

  def check_arrows(self, reader):
    self.wheel(reader, "Fruit").focus()
    for _ in range(4):
      reader.page.keyboard.press("ArrowDown")
    reader.page.keyboard.press("ArrowUp")
    self.expect_value(reader, "Fruit", "Fig")
    self.expect_selected_in_band(reader, "Fruit", "Fig")
    self.expect_message(reader, "1 Fig")

  def test_arrows_turn_a_wheel_of_a_late_scene(self):
    self.check_arrows(self.at("Pickers", "late"))

  def test_a_tap_the_app_and_a_finger_turn_a_wheel(self):
    reader = self.at("Pickers")
    self.check_accessibility_in_both_styles(reader)
    with self.subTest("a tap on a row"):
      box = self.wheel(reader, "Fruit").bounding_box()
      x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
      reader.page.mouse.click(x, y + 32)
      self.expect_value(reader, "Fruit", "Date")
      self.expect_message(reader, "1 Date")
    with self.subTest("the app"):
      reader.tap("button", "Apple")
      self.expect_value(reader, "Fruit", "Apple")
      self.expect_selected_in_band(reader, "Fruit", "Apple")
    with self.subTest("a finger, and it snaps"):
      reader.drag([(x, y + 40 - step * 4) for step in range(25)])
      expect(self.wheel(reader, "Fruit")).not_to_have_attribute("aria-valuetext", "Apple")
      reader.page.wait_for_timeout(600)
      fruit = self.wheel(reader, "Fruit").get_attribute("aria-valuetext")
      self.expect_selected_in_band(reader, "Fruit", fruit)
      self.expect_message(reader, f"1 {fruit}")

  def test_a_mouse_turns_a_wheel_by_dragging_and_by_its_own(self):
    reader = self.at("Pickers", screen="desktop")
    box = self.wheel(reader, "Fruit").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    reader.page.mouse.move(x, y)
    reader.page.mouse.down()
    for step in range(17):
      reader.page.mouse.move(x, y - 4 * step)
      reader.page.wait_for_timeout(10)
    reader.page.wait_for_timeout(200)
    reader.page.mouse.up()
    self.expect_value(reader, "Fruit", "Elderberry")
    self.expect_message(reader, "1 Elderberry")
    reader.page.mouse.wheel(0, -500)
    self.expect_value(reader, "Fruit", "Apple")
    self.expect_message(reader, "1 Apple")

  def test_dates_are_those_of_the_reader_and_are_turned(self):
    for locale, words in {
      "en-US": ["October", "21", "2026", "Wed, Oct 21", "2", "00", "PM"],
      "en-GB": ["21", "October", "2026"], "zh-CN": ["2026年", "10月", "21日"]}.items():
      reader = self.at_home("Dates", locale=locale)
      wheels = reader.top.get_by_role("spinbutton")
      for index, word in enumerate(words):
        expect(wheels.nth(index)).to_have_attribute("aria-valuetext", word)
      if locale == "en-US":
        self.wheel(reader, "Month", "Day").focus()
        reader.page.keyboard.type("nov")
        self.expect_value(reader, "Month", "November", "Day")
        self.expect_message(reader, f"Day: {31 * 24 * 60 + 60} minutes")

  def at_home(self, title, **wishes):
    """Returns a user who has opened the home screen, where the server gets the time zone."""
    reader = self.reader(address=self.program.address, **wishes).open("/")
    reader.open("/controls").tap_row(title)
    reader.expect_heading(title)
    reader.wait_until_idle()
    return reader

  def test_dates_are_accessible(self):
    self.check_accessibility_in_both_styles(self.at("Dates"))


class CalendarTests(ControlsTestCase):
  def day(self, reader, name, area=None):
    area = area or reader.top.get_by_role("group", name="Trip", exact=True)
    return area.get_by_role("button", name=name, exact=True)

  def test_a_month_is_one_stop_of_the_keyboard_and_arrows_move_in_it(self):
    reader = self.at("Calendar")
    with self.subTest("one stop"):
      self.day(reader, "Next Month").focus()
      reader.page.keyboard.press("Tab")
      expect(self.day(reader, "Wednesday, October 21, 2026")).to_be_focused()
      reader.page.keyboard.press("Tab")
      expect(self.day(reader, "Time, 12:00\u202fPM")).to_be_focused()
    with self.subTest("arrows do not select disabled days"):
      self.day(reader, "Sunday, October 11, 2026").focus()
      reader.page.keyboard.press("ArrowLeft")
      reader.page.keyboard.press("ArrowUp")
      expect(self.day(reader, "Sunday, October 11, 2026")).to_be_focused()
    with self.subTest("by day and week and into the next month"):
      self.day(reader, "Wednesday, October 21, 2026").focus()
      for key, name in [
          ("ArrowRight", "Thursday, October 22, 2026"), ("ArrowDown", "Thursday, October 29, 2026"),
          ("ArrowDown", "Thursday, November 5, 2026"), ("ArrowLeft", "Wednesday, November 4, 2026"),
          ("PageUp", "Wednesday, October 28, 2026"), ("ArrowUp", "Wednesday, October 21, 2026")]:
        reader.page.keyboard.press(key)
        expect(self.day(reader, name)).to_be_focused()
      reader.page.keyboard.press("ArrowRight")
      reader.page.keyboard.press("Enter")
      self.expect_message(reader, "Trip: 1 days, 0 minutes")
      expect(self.day(reader, "Thursday, October 22, 2026")).to_be_focused()
      expect(self.day(reader, "Thursday, October 22, 2026")).to_have_attribute("aria-pressed", "true")

  def test_large_text_cuts_no_day_no_date_and_no_time(self):
    reader = self.at("Calendar")
    with self.subTest("days and weekdays"):
      day = self.day(reader, "Thursday, October 22, 2026")
      usual = measure(day)["lines"][0]["size"]
      reader.page.evaluate("document.documentElement.style.fontSize = '40px'")
      reader.eventually(
        lambda: measure(day)["lines"][0]["size"] > usual, "expected larger numbers of days")
      texts = reader.page.locator(
        ".calendar > .stack :is(.button:has(> * > .button-title.typeset), .label.typeset)")
      self.assertEqual(texts.count(), 1 + 7 + 31)
      for text in measure_all(texts):
        self.assertFalse(is_cut(text), text)
      reader.tap("button", "Next Month")
      expect(reader.top.get_by_role("button", name="November 2026", exact=True)).to_be_visible()
    with self.subTest("dates and times"):
      reader.page.evaluate("document.documentElement.style.fontSize = '50px'")
      fields = reader.top.get_by_role("button", name=re.compile("^(Date|Time), "))
      self.assertEqual(fields.count(), 3)
      # Stacked vertically, so that a date has the width of both.
      places = lambda: [fields.nth(number).bounding_box() for number in range(2)]
      reader.eventually(
        lambda: places()[1]["y"] >= places()[0]["y"] + places()[0]["height"],
        "expected the time below the date")
      reader.wait_until_idle()
      for text in measure_all(fields):
        self.assertFalse(is_cut(text), text)
        self.assertGreater(text["lines"][0]["size"], 30)

  def test_right_to_left_the_next_day_is_to_the_left(self):
    reader = self.at("Calendar", locale="ar")
    chosen = reader.top.get_by_role("group", name="Trip", exact=True).locator("[aria-pressed=true]")
    chosen.focus()
    place = chosen.bounding_box()["x"]
    reader.page.keyboard.press("ArrowLeft")
    reader.page.keyboard.press("Enter")
    self.expect_message(reader, "Trip: 1 days, 0 minutes")
    self.assertLess(chosen.bounding_box()["x"], place)

  def test_a_field_opens_a_calendar_beside_it_and_a_title_wheels_of_months(self):
    reader = self.at("Calendar")
    self.check_accessibility_in_both_styles(reader)
    with self.subTest("a calendar, and the field has the focus again"):
      field = reader.top.get_by_role("group", name="Meeting", exact=True).get_by_role("button").first
      field.click()
      calendar = reader.page.get_by_role("dialog")
      reader.wait_until_idle()
      self.check_accessibility_in_both_styles(reader)
      self.day(reader, "Friday, October 23, 2026", calendar).click()
      self.expect_message(reader, "Meeting: 2 days, 0 minutes")
      reader.page.keyboard.press("Escape")
      expect(calendar).to_have_count(0)
      expect(field).to_be_focused()
      expect(field).to_have_text("Oct 23, 2026")
    with self.subTest("wheels of months"):
      self.day(reader, "October 2026").click()
      wheel = reader.top.get_by_role("spinbutton", name="Month", exact=True)
      wheel.focus()
      reader.page.keyboard.press("ArrowDown")
      expect(self.day(reader, "November 2026")).to_be_visible()
      self.day(reader, "November 2026").click()
      expect(self.day(reader, "Saturday, November 21, 2026")).to_be_visible()


class MenuTests(ControlsTestCase):
  def menu(self, reader):
    return reader.page.get_by_role("menu")

  def item(self, reader, name, role="menuitem"):
    return self.menu(reader).get_by_role(role, name=name, exact=True)

  def press_long(self, reader, locator, milliseconds=800):
    reader.wait_for_connection()
    reader.wait_until_idle()
    box = locator.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    session = reader.context.new_cdp_session(reader.page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    reader.page.wait_for_timeout(milliseconds)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

  def test_a_mouse_and_keys_open_menus_and_move_in_them(self):
    reader = self.at("Menus", screen="desktop")
    with self.subTest("escape, tab and a click beside it leave it"):
      button = reader.top.get_by_role("button", name="Size", exact=True)
      button.focus()
      for key in ["Escape", "Tab"]:
        reader.page.keyboard.press("Enter")
        expect(self.item(reader, "Small", "menuitemradio")).to_be_focused()
        reader.page.keyboard.press(key)
        expect(self.menu(reader)).to_have_count(0)
        expect(button).to_be_focused()
      button.click()
      expect(self.menu(reader)).to_be_visible()
      expect(button).to_have_attribute("aria-expanded", "true")
      reader.page.locator(".menu > .dim").click(position={"x": 20, "y": 700})
      expect(self.menu(reader)).to_have_count(0)
      self.expect_message(reader, "Nothing yet")
    with self.subTest("a right click on a row opens its menu and a choice closes it"):
      reader.row("Ben").click(button="right")
      expect(self.menu(reader)).to_be_visible()
      self.item(reader, "Call").click()
      expect(self.menu(reader)).to_have_count(0)
      self.expect_message(reader, "Call Ben")
    with self.subTest("the menu key opens it and keys move in it"):
      hit = reader.row("Cleo").get_by_role("button")
      hit.focus()
      reader.page.keyboard.press("Shift+F10")
      expect(self.item(reader, "Call")).to_be_focused()
      reader.page.keyboard.press("ArrowDown")
      expect(self.item(reader, "Edit")).to_be_focused()
      reader.page.keyboard.press("End")
      expect(self.item(reader, "Delete")).to_be_focused()
      reader.page.keyboard.press("ArrowDown")
      expect(self.item(reader, "Call")).to_be_focused()
      reader.page.keyboard.type("ed")
      expect(self.item(reader, "Edit")).to_be_focused()
      reader.page.keyboard.press("Enter")
      self.expect_message(reader, "Edit Cleo")
      expect(hit).to_be_focused()
    with self.subTest("it stays within the window"):
      self.check_places(reader)

  def check_places(self, reader):
    for name in ["Ana", "Gus"]:
      reader.row(name).click(button="right")
      reader.wait_until_idle()
      glass = reader.page.locator(".glass").bounding_box()
      box = reader.page.locator(".menu-panel").bounding_box()
      row = reader.row(name).bounding_box()
      self.assertGreaterEqual(box["y"], glass["y"])
      self.assertLessEqual(box["y"] + box["height"], glass["y"] + glass["height"])
      self.assertTrue(
        box["y"] >= row["y"] + row["height"] or box["y"] + box["height"] <= row["y"],
        f"expected the menu beside the row {row}, got {box}")
      reader.page.keyboard.press("Escape")
      expect(self.menu(reader)).to_have_count(0)

  def test_a_long_press_on_a_row_opens_its_menu_and_a_short_one_taps_it(self):
    reader = self.at("Menus")
    with self.subTest("short"):
      reader.row("Ana").tap()
      self.expect_message(reader, "Tapped Ana")
      self.press_long(reader, reader.row("Ben"), 150)
      self.expect_message(reader, "Tapped Ben")
      expect(self.menu(reader)).to_have_count(0)
    with self.subTest("long"):
      self.press_long(reader, reader.row("Ana"))
      expect(self.menu(reader)).to_be_visible()
      reader.page.wait_for_timeout(200)
      self.item(reader, "Edit").tap()
      self.expect_message(reader, "Edit Ana")
    with self.subTest("it stays within the window"):
      self.check_places(reader)

  def test_menus_of_buttons_keep_choices_and_open_in_menus(self):
    reader = self.at("Menus")
    with self.subTest("a single-selection menu checks the chosen item"):
      reader.tap("button", "Size")
      expect(self.item(reader, "Medium", "menuitemradio")).to_be_checked()
      self.item(reader, "Large", "menuitemradio").tap()
      self.expect_message(reader, "Size Large")
      reader.tap("button", "Size")
      expect(self.item(reader, "Large", "menuitemradio")).to_be_checked()
      expect(self.item(reader, "Medium", "menuitemradio")).not_to_be_checked()
      reader.page.keyboard.press("Escape")
      expect(self.menu(reader)).to_have_count(0)
    with self.subTest("menus open in menus and disabled items do nothing"):
      reader.tap("button", "More")
      expect(self.item(reader, "Locked")).to_be_disabled()
      expect(self.item(reader, "Hidden")).to_have_count(0)
      # A forged tap.
      self.item(reader, "Locked").evaluate("item => { item.disabled = false; item.click(); }")
      self.item(reader, "Move To").tap()
      expect(self.item(reader, "Inbox")).to_be_visible()
      self.item(reader, "Move To").tap()
      expect(self.item(reader, "Inbox")).to_have_count(0)
      self.expect_message(reader, "Size Large")
      self.item(reader, "Marked").tap()
      expect(self.item(reader, "Marked", "menuitemcheckbox")).to_be_checked()
      self.item(reader, "Move To").tap()
      self.item(reader, "Archive").tap()
      self.expect_message(reader, "Archive")

  def test_a_menu_is_accessible_and_light_in_the_light_and_dark_in_the_dark(self):
    reader = self.at("Menus")
    self.check_accessibility_in_both_styles(reader)
    reader.tap("button", "More")
    expect(self.menu(reader)).to_be_visible()
    self.check_accessibility_in_both_styles(reader)
    panel, text = self.brightnesses(reader)
    self.assertGreater(panel, 200)
    self.assertLess(text, 80)
    reader.page.emulate_media(color_scheme="dark")
    reader.wait_until_idle()
    panel, text = self.brightnesses(reader)
    self.assertLess(panel, 80)
    self.assertGreater(text, 200)

  def brightnesses(self, reader):
    """Returns those of the panel and of the text of an open menu, from 0 to 255."""
    colours = reader.page.locator(".menu-panel").evaluate(
      """panel => [getComputedStyle(panel).backgroundColor,
        getComputedStyle(panel.querySelector('.menu-item')).color]""")
    return [sum(float(part) for part in re.findall(r"[\d.]+", colour)[:3]) / 3 for colour in colours]
