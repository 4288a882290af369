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

  def type_text(self, reader, name, text, expected, delay=0):
    self.field(reader, name).click()
    reader.page.keyboard.type(text, delay=delay)
    expect(self.field(reader, name)).to_have_value(expected)

  def test_fields_take_reject_and_replace_text_however_late(self):
    for app in ["controls", "late"]:
      reader = self.at("Typing", app)
      with self.subTest("a disabled field and a secret", app=app):
        expect(self.field(reader, "Disabled")).to_be_disabled()
        expect(reader.page.get_by_placeholder("Secret")).to_have_attribute("type", "password")
      with self.subTest("Chinese is reported when it is composed", app=app):
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
      with self.subTest("typed text arrives unchanged", app=app):
        reader.page.keyboard.type(self.TEXT)
        expect(self.field(reader, "Anything")).to_have_value("你好!" + self.TEXT)
        self.expect_message(reader, f"[你好!{self.TEXT}]")
      for name, text, expected in [
          ("Digits", "1a2b3c4", "1234"), ("Capitals", "hello world", "HELLO WORLD"),
          ("Short", "abcdefgh", "abcde")]:
        with self.subTest(name=name, app=app):
          self.type_text(reader, name, text, expected, delay=20)

  def test_a_late_answer_takes_no_keys_and_moves_no_caret(self):
    reader = self.at("Typing", "late")
    with self.subTest("the return key moves on after a field was left and found again"):
      for name in ["Digits", "Anything", "Digits", "Anything"]:
        self.field(reader, name).click()
      reader.page.keyboard.type("a\n7")
      expect(self.field(reader, "Digits")).to_have_value("7")
      expect(self.field(reader, "Anything")).to_have_value("a")
    with self.subTest("the next field gets all keys"):
      reader.wait_until_idle()
      self.field(reader, "Anything").click()
      self.field(reader, "Digits").click()
      digits = "1234567890" * 8
      reader.page.keyboard.type(digits, delay=5)
      expect(self.field(reader, "Digits")).to_have_value("7" + digits)
      expect(self.field(reader, "Digits")).to_be_focused()
      expect(self.field(reader, "Anything")).to_have_value("a")
    with self.subTest("edits in the middle stay there"):
      self.type_text(reader, "Anything", "aaaa", "aaaaa")
      for _ in range(2):
        reader.page.keyboard.press("ArrowLeft")
      reader.page.keyboard.type("b")
      reader.page.keyboard.press("Backspace")
      reader.page.keyboard.type("ca")
      expect(self.field(reader, "Anything")).to_have_value("aaacaaa")
      self.expect_message(reader, "[aaacaaa]")

  def test_a_paste_arrives_at_once_or_is_refused_in_words(self):
    reader = self.at("Typing")
    field = self.field(reader, "Anything")
    with self.subTest("it is too long"):
      field.click()
      reader.page.keyboard.type("kept")
      reader.page.keyboard.insert_text("x" * 70_000)
      expect(field).to_have_value("kept")
      expect(reader.page.get_by_role("status").get_by_text("too long")).to_be_attached()
      self.expect_message(reader, "[kept]")
    with self.subTest("ten thousand characters"):
      text = "乌龟🐢" * 3_000
      field.press("Control+a")
      reader.page.keyboard.insert_text(text)
      expect(field).to_have_value(text)
      self.expect_message(reader, f"[{text}]")

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
    with self.subTest("undo reverts typed text"):
      reader.page.keyboard.insert_text(" two")
      reader.page.keyboard.press("Control+z")
      text = field.input_value()
      self.expect_message(reader, f"[{text}]")

  def test_a_field_keeps_its_keyboard_until_it_is_left(self):
    reader = self.at("Typing")
    anything = self.field(reader, "Anything")
    switch = reader.top.get_by_role("switch", name="Wi-Fi")
    with self.subTest("a switch is flipped by pointer and key"):
      switch.click()
      self.expect_message(reader, "Wi-Fi on")
      expect(switch).to_be_checked()
      reader.page.keyboard.press("Space")
      self.expect_message(reader, "Wi-Fi off")
      expect(switch).not_to_be_checked()
    with self.subTest("a press beside the field"):
      self.type_text(reader, "Anything", "x", "x")
      reader.page.mouse.click(195, 700)
      reader.wait_until_idle()
      reader.page.keyboard.type("y")
      self.expect_message(reader, "[xy]")
    with self.subTest("a tap on a control"):
      switch.click()
      self.expect_message(reader, "Wi-Fi on")
      reader.page.keyboard.type("z")
      self.expect_message(reader, "[xyz]")
    with self.subTest("the clear button"):
      reader.top.get_by_role("button", name="Clear text").first.click()
      expect(anything).to_have_value("")
      expect(anything).to_be_focused()
    with self.subTest("the return key moves to the next field"):
      reader.page.keyboard.type("x")
      reader.page.keyboard.press("Enter")
      expect(self.field(reader, "Digits")).to_be_focused()
      self.expect_message(reader, "began Digits")
    with self.subTest("leaving a field ends its editing"):
      # As the key of a phone that dismisses the keyboard does.
      reader.page.evaluate("document.activeElement.blur()")
      self.expect_message(reader, "ended Digits")

  def test_keys_typed_after_the_return_key_wait_with_the_text(self):
    for app in ["controls", "late"]:
      reader = self.at("Typing", app)
      self.field(reader, "Anything").click()
      reader.page.keyboard.type("first\n123")
      for key in ["Backspace", "Tab", "a", "b", "c", "Shift+Tab"]:
        reader.page.keyboard.press(key)
      reader.page.keyboard.type("4")
      for name, text in {"Anything": "first", "Digits": "4", "Capitals": "ABC"}.items():
        expect(self.field(reader, name)).to_have_value(text)

  def test_text_typed_after_the_return_key_goes_to_the_next_field(self):
    for app in ["controls", "late"]:
      reader = self.at("Typing", app)
      self.field(reader, "Anything").click()
      reader.page.keyboard.type("first\n12\nabc\nxy")
      for name, text in {"Anything": "first", "Digits": "12", "Capitals": "ABC"}.items():
        expect(self.field(reader, name)).to_have_value(text)
      expect(self.field(reader, "Short")).to_have_value("xy")

  def test_the_return_key_does_not_wait_after_a_reconnection(self):
    for typed in ["", "b"]:
      with self.subTest(typed=typed):
        reader = self.at("Typing")
        reader.may_lose_connection = True
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
  def test_a_search_begins_on_typing_and_is_given_up(self):
    reader = self.at("Search")
    field = reader.top.get_by_role("textbox", name="Search")
    rows = reader.top.get_by_role("listitem")
    with self.subTest("focused by tab"):
      reader.top.get_by_role("button", name="Controls").focus()
      reader.page.keyboard.press("Tab")
      expect(field).to_be_focused()
      expect(reader.top.locator(".search-bar .inactive")).to_have_count(1)
      expect(rows).to_have_count(7)
      reader.page.keyboard.type("ap")
      expect(reader.top.locator(".search-bar .inactive")).to_have_count(0)
      expect(rows).to_have_count(2)
      expect(reader.top.get_by_role("button", name="Cancel")).to_be_visible()
    with self.subTest("given up by escape"):
      reader.page.keyboard.press("Escape")
      expect(rows).to_have_count(7)
      expect(field).to_be_focused()
    with self.subTest("given up by a button"):
      field.click()
      reader.page.keyboard.type("ban")
      expect(rows).to_have_count(1)
      reader.tap("button", "Cancel")
      expect(rows).to_have_count(7)
      expect(field).to_have_value("")


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
    # A search brings it back, and keeps it.
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
    # One that does not hide stays.
    self.scroll(reader, 0)
    self.height(reader, 52)
    reader.tap("button", "Keep")
    self.scroll(reader, 500)
    reader.page.wait_for_timeout(200)
    self.height(reader, 52)

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
