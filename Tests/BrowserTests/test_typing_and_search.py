"""Typing and searching in a real browser: fields, text views, search bars that stay or hide."""
from playwright.sync_api import expect

from showcase import Program
from test_controls import ControlsTestCase


class LowWindowTests(ControlsTestCase):
  def test_a_field_stays_in_sight_when_the_window_gets_lower(self):
    reader = self.reader().open("/contacts/new")
    reader.wait_for_connection()
    field = reader.top.get_by_role("textbox", name="Email", exact=True)
    field.click()
    reader.page.set_viewport_size({"width": 390, "height": 330})
    reader.page.wait_for_timeout(600)
    box = field.bounding_box()
    self.assertGreaterEqual(box["y"], 0)
    self.assertLessEqual(box["y"] + box["height"], 330)


class TypingTests(ControlsTestCase):
  TEXT = "The quick brown fox, 敏捷的棕色狐狸 👩‍👩‍👧‍👦 jumps."

  def type_text(self, app, name, text, expected, delay=0):
    reader = self.at("Typing", app)
    self.field(reader, name).click()
    reader.page.keyboard.type(text, delay=delay)
    expect(self.field(reader, name)).to_have_value(expected)
    return reader

  def test_typed_text_arrives_unchanged(self):
    reader = self.type_text("controls", "Anything", self.TEXT, self.TEXT)
    self.expect_message(reader, f"[{self.TEXT}]")

  def test_a_late_server_loses_and_duplicates_no_text(self):
    reader = self.type_text("late", "Anything", self.TEXT, self.TEXT)
    self.expect_message(reader, f"[{self.TEXT}]")

  def test_a_late_answer_takes_no_keys_from_the_next_field(self):
    reader = self.at("Typing", "late")
    self.field(reader, "Anything").click()
    self.field(reader, "Digits").click()
    digits = "1234567890" * 8
    reader.page.keyboard.type(digits, delay=5)
    expect(self.field(reader, "Digits")).to_have_value(digits)
    expect(self.field(reader, "Digits")).to_be_focused()
    expect(self.field(reader, "Anything")).to_have_value("")

  def test_the_return_key_moves_on_after_a_field_was_left_and_found_again(self):
    reader = self.at("Typing", "late")
    for name in ["Digits", "Anything", "Digits", "Anything"]:
      self.field(reader, name).click()
    reader.page.keyboard.type("a\n7")
    expect(self.field(reader, "Digits")).to_have_value("7")
    expect(self.field(reader, "Anything")).to_have_value("a")

  def test_a_field_of_digits_takes_digits_however_late(self):
    for app in ["controls", "late"]:
      self.type_text(app, "Digits", "1a2b3c4", "1234", delay=20)

  def test_a_corrector_that_answers_late_makes_capitals_of_all(self):
    for app in ["controls", "late"]:
      self.type_text(app, "Capitals", "hello world", "HELLO WORLD", delay=20)

  def test_a_full_field_takes_no_more(self):
    for app in ["controls", "late"]:
      self.type_text(app, "Short", "abcdefgh", "abcde", delay=20)

  def test_edits_in_the_middle_stay_there(self):
    reader = self.type_text("late", "Anything", "aaaa", "aaaa")
    for _ in range(2):
      reader.page.keyboard.press("ArrowLeft")
    reader.page.keyboard.type("b")
    reader.page.keyboard.press("Backspace")
    reader.page.keyboard.type("ca")
    expect(self.field(reader, "Anything")).to_have_value("aacaaa")
    self.expect_message(reader, "[aacaaa]")

  def test_ten_thousand_characters_are_pasted_at_once(self):
    text = "乌龟🐢" * 3_000
    reader = self.at("Typing")
    self.field(reader, "Anything").click()
    reader.page.keyboard.insert_text(text)
    expect(self.field(reader, "Anything")).to_have_value(text)
    self.expect_message(reader, f"[{text}]")

  def test_a_paste_that_is_too_long_is_refused_in_words(self):
    reader = self.at("Typing")
    field = self.field(reader, "Anything")
    field.click()
    reader.page.keyboard.type("kept")
    reader.page.keyboard.insert_text("x" * 70_000)
    expect(field).to_have_value("kept")
    expect(reader.page.get_by_role("status").get_by_text("too long")).to_be_attached()
    self.expect_message(reader, "[kept]")

  def test_chinese_is_reported_when_it_is_composed(self):
    for app in ["controls", "late"]:
      reader = self.at("Typing", app)
      self.field(reader, "Anything").click()
      session = reader.context.new_cdp_session(reader.page)
      for part in ["n", "ni", "nih", "nihao"]:
        session.send(
          "Input.imeSetComposition",
          {"text": part, "selectionStart": len(part), "selectionEnd": len(part)})
      session.send("Input.insertText", {"text": "你好"})
      reader.page.keyboard.type("!")
      expect(self.field(reader, "Anything")).to_have_value("你好!")
      self.expect_message(reader, "[你好!]")

  def test_undo_reverts_typed_text(self):
    reader = self.type_text("controls", "Anything", "one", "one")
    reader.page.keyboard.insert_text(" two")
    reader.page.keyboard.press("Control+z")
    text = self.field(reader, "Anything").input_value()
    self.expect_message(reader, f"[{text}]")

  def test_dots_stand_for_a_secret(self):
    reader = self.type_text("controls", "Anything", "x", "x")
    secret = reader.page.get_by_placeholder("Secret")
    expect(secret).to_have_attribute("type", "password")

  def test_the_clear_button_empties_the_field_and_keeps_the_keyboard(self):
    reader = self.type_text("controls", "Anything", "gone", "gone")
    reader.top.get_by_role("button", name="Clear text").first.click()
    expect(self.field(reader, "Anything")).to_have_value("")
    expect(self.field(reader, "Anything")).to_be_focused()

  def test_the_return_key_moves_to_the_next_field(self):
    reader = self.type_text("controls", "Anything", "x", "x")
    reader.page.keyboard.press("Enter")
    expect(self.field(reader, "Digits")).to_be_focused()
    self.expect_message(reader, "began Digits")

  def test_keys_typed_after_the_return_key_wait_with_the_text(self):
    for app in ["controls", "late"]:
      reader = self.type_text(app, "Anything", "", "")
      reader.page.keyboard.type("first\n123")
      for key in ["Backspace", "Tab", "a", "b", "c", "Shift+Tab"]:
        reader.page.keyboard.press(key)
      reader.page.keyboard.type("4")
      for name, text in {"Anything": "first", "Digits": "4", "Capitals": "ABC"}.items():
        expect(self.field(reader, name)).to_have_value(text)

  def test_text_typed_after_the_return_key_goes_to_the_next_field(self):
    for app in ["controls", "late"]:
      reader = self.type_text(app, "Anything", "", "")
      reader.page.keyboard.type("first\n12\nabc\nxy")
      for name, text in {"Anything": "first", "Digits": "12", "Capitals": "ABC"}.items():
        expect(self.field(reader, name)).to_have_value(text)
      expect(self.field(reader, "Short")).to_have_value("xy")

  def test_the_return_key_does_not_wait_after_a_reconnection(self):
    for typed in ["", "b"]:
      with self.subTest(typed=typed):
        reader = self.reader(address=self.program.address)
        reader.may_lose_connection = True
        reader.open("/controls").tap_row("Typing")
        reader.expect_heading("Typing")
        self.field(reader, "Anything").click()
        reader.page.keyboard.type("a")
        self.expect_message(reader, "[a]")
        with reader.page.expect_websocket() as again:
          reader.page.evaluate("sockets.at(-1).close()")
          reader.page.keyboard.type(typed)
        for message in ["scene", "whole"]:
          again.value.wait_for_event("framereceived", lambda frame, m=message: m in str(frame))
        reader.wait_for_connection()
        self.expect_message(reader, f"[a{typed}]")
        reader.page.keyboard.type("\n7")
        # Well before the page's timeout.
        expect(self.field(reader, "Digits")).to_have_value("7", timeout=1_000)

  def test_a_paste_of_signs_that_grow_on_the_way_is_refused_in_words(self):
    reader = self.at("Typing")
    field = self.field(reader, "Anything")
    field.click()
    reader.page.keyboard.type("kept")
    reader.page.keyboard.insert_text('"' * 60_000)
    expect(field).to_have_value("kept")
    expect(reader.page.get_by_role("status").get_by_text("too long")).to_be_attached()
    reader.page.keyboard.type("!")
    self.expect_message(reader, "[kept!]")

  def test_the_escape_key_of_a_composition_leaves_an_alert(self):
    reader = self.at("Sheets")
    reader.tap("button", "Ask a name")
    reader.wait_until_idle()
    name = reader.page.get_by_placeholder("Name")
    name.click()
    name.dispatch_event("keydown", {"key": "Escape", "isComposing": True, "bubbles": True})
    reader.page.keyboard.type("Ana")
    reader.page.get_by_role("button", name="OK").click()
    self.expect_message(reader, "Name: Ana")

  def test_leaving_a_field_ends_its_editing(self):
    reader = self.type_text("controls", "Anything", "x", "x")
    # As the key of a phone that dismisses the keyboard does.
    reader.page.evaluate("document.activeElement.blur()")
    self.expect_message(reader, "ended Anything")

  def test_a_press_beside_a_field_leaves_it_its_keyboard(self):
    reader = self.type_text("controls", "Anything", "x", "x")
    reader.page.mouse.click(195, 700)
    reader.wait_until_idle()
    reader.page.keyboard.type("y")
    self.expect_message(reader, "[xy]")

  def test_a_tap_on_a_control_leaves_the_field_its_keyboard(self):
    reader = self.type_text("controls", "Anything", "x", "x")
    reader.top.get_by_role("switch", name="Wi-Fi").click()
    self.expect_message(reader, "Wi-Fi on")
    reader.page.keyboard.type("y")
    self.expect_message(reader, "[xy]")

  def test_a_disabled_field_cannot_be_typed_into(self):
    reader = self.at("Typing")
    expect(self.field(reader, "Disabled")).to_be_disabled()

  def test_a_switch_is_flipped_by_pointer_and_key(self):
    reader = self.at("Typing")
    switch = reader.top.get_by_role("switch", name="Wi-Fi")
    switch.click()
    self.expect_message(reader, "Wi-Fi on")
    expect(switch).to_be_checked()
    reader.page.keyboard.press("Space")
    self.expect_message(reader, "Wi-Fi off")
    expect(switch).not_to_be_checked()

  def test_a_page_with_an_open_field_survives_a_restart_of_the_server(self):
    program = Program("ControlsHost")
    self.addCleanup(program.stop)
    reader = self.reader(address=program.address).open("/controls")
    reader.may_lose_connection = True
    reader.tap_row("Typing")
    reader.expect_heading("Typing")
    self.field(reader, "Anything").click()
    reader.page.keyboard.type("before")
    self.expect_message(reader, "[before]")
    program.kill()
    reader.page.keyboard.type(" and while it was away")
    program.start()
    # The scene is recreated at its first screen: this app restores nothing.
    reader.page.locator("html:not(.offline) body[data-live]").wait_for(state="attached")
    reader.expect_heading("Controls")


class SearchTests(ControlsTestCase):
  def test_a_search_finds_and_is_given_up(self):
    reader = self.at("Search")
    field = reader.top.get_by_role("textbox", name="Search")
    field.click()
    reader.page.keyboard.type("ap")
    expect(reader.top.get_by_role("listitem")).to_have_count(2)
    reader.tap("button", "Cancel")
    expect(reader.top.get_by_role("listitem")).to_have_count(7)
    expect(field).to_have_value("")

  def test_a_search_focused_by_tab_begins_on_typing(self):
    reader = self.at("Search")
    field = reader.top.get_by_role("textbox", name="Search")
    reader.top.get_by_role("button", name="Controls").focus()
    reader.page.keyboard.press("Tab")
    expect(field).to_be_focused()
    expect(reader.top.locator(".search-bar .inactive")).to_have_count(1)
    expect(reader.top.get_by_role("listitem")).to_have_count(7)
    reader.page.keyboard.type("ap")
    expect(reader.top.locator(".search-bar .inactive")).to_have_count(0)
    expect(reader.top.get_by_role("listitem")).to_have_count(2)
    expect(reader.top.get_by_role("button", name="Cancel")).to_be_visible()

  def test_escape_gives_a_search_up(self):
    reader = self.at("Search")
    reader.top.get_by_role("textbox", name="Search").click()
    reader.page.keyboard.type("ban")
    expect(reader.top.get_by_role("listitem")).to_have_count(1)
    reader.page.keyboard.press("Escape")
    expect(reader.top.get_by_role("listitem")).to_have_count(7)
    expect(reader.top.get_by_role("textbox", name="Search")).to_be_focused()


class HidingSearchTests(ControlsTestCase):
  def scroll(self, reader, y):
    reader.page.locator(".page:not(.leaving) .table").last.evaluate("(e, y) => e.scrollTo(0, y)", y)

  def height(self, reader, expected):
    expect(reader.top.locator(".bar-search")).to_have_css("height", f"{expected}px")

  def row_top(self, reader, number):
    return reader.row(f"Row {number}").bounding_box()["y"]

  def test_a_search_bar_goes_with_the_content_and_comes_back_at_its_top(self):
    reader = self.at("Finding")
    self.height(reader, 52)
    field = reader.top.locator(".search-bar .field")
    rows, top = self.row_top(reader, 1), field.bounding_box()["y"]
    self.scroll(reader, 20)
    self.height(reader, 32)
    self.assertEqual(self.row_top(reader, 1), rows - 20)
    self.assertEqual(field.bounding_box()["y"], top - 20)
    self.scroll(reader, 500)
    self.height(reader, 0)
    background = reader.top.locator(".bar").evaluate("e => getComputedStyle(e, '::before').height")
    self.assertEqual(background, "44px")
    self.scroll(reader, 0)
    self.height(reader, 52)

  def test_a_kept_search_bar_stays(self):
    reader = self.at("Finding")
    reader.tap("button", "Keep")
    self.scroll(reader, 500)
    reader.page.wait_for_timeout(200)
    self.height(reader, 52)

  def test_a_search_brings_the_bar_back_and_keeps_it(self):
    reader = self.at("Finding")
    self.scroll(reader, 500)
    self.height(reader, 0)
    reader.top.get_by_role("textbox", name="Find").focus()
    self.height(reader, 60)
    self.scroll(reader, 800)
    reader.page.wait_for_timeout(200)
    self.height(reader, 60)
    self.check_accessibility(reader)
    reader.tap("button", "Cancel")
    self.height(reader, 0)

  def test_under_a_large_title_it_goes_first(self):
    reader = self.reader().open("/contacts")
    reader.wait_for_connection()
    reader.expect_row("Anders Holm")
    reader.wait_until_idle()
    large = reader.top.locator(".bar-large")
    self.scroll(reader, 52)
    self.height(reader, 0)
    expect(large).to_have_css("height", "52px")
    self.scroll(reader, 104)
    expect(large).to_have_css("height", "0px")
    header = reader.top.locator(".section-header").first
    self.scroll(reader, 150)
    reader.page.wait_for_timeout(100)
    self.assertEqual(header.bounding_box()["y"], 44)

  def test_a_finger_leaves_it_and_a_large_title_whole_or_away(self):
    reader = self.reader().open("/contacts")
    reader.expect_row("Anders Holm")
    reader.wait_until_idle()
    scroller = reader.top.locator(".table")
    top = lambda: scroller.evaluate("(scroller) => scroller.scrollTop")
    for start, distance, end in [(0, 20, 0), (0, 50, 52), (52, 25, 52), (52, 48, 104)]:
      with self.subTest(start=start, distance=distance):
        self.scroll(reader, start)
        reader.eventually(lambda: top() == start, f"expected the list at {start}")
        # A finger that rests before it is lifted has no velocity.
        steps = [*range(0, distance, 5), *[distance] * 30]
        reader.drag([(200, 600 - step) for step in steps])
        reader.eventually(lambda: top() == end, f"expected the list at {end}")
