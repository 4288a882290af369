"""Text views, sliders, progress views, and the scopes of a search, in a real browser."""
import re

from playwright.sync_api import expect

from test_controls import ControlsTestCase


class LineTests(ControlsTestCase):
  def type_text(self, reader, name, text, expected, delay=0):
    self.field(reader, name).click()
    reader.page.keyboard.type(text, delay=delay)
    expect(self.field(reader, name)).to_have_value(expected)

  def test_lines_arrive_as_they_were_typed_however_late(self):
    for app in ["controls", "late"]:
      reader = self.at("Lines", app)
      with self.subTest("they arrive", app=app):
        self.type_text(reader, "Note", "one\ntwo 你好\n\n🐢", "one\ntwo 你好\n\n🐢")
        self.expect_message(reader, "[one|two 你好||🐢]")
      with self.subTest("lines in the middle stay there", app=app):
        reader.page.keyboard.press("ArrowLeft")
        reader.page.keyboard.type("\nx")
        expect(self.field(reader, "Note")).to_have_value("one\ntwo 你好\n\n\nx🐢")
        self.expect_message(reader, "[one|two 你好|||x🐢]")
      with self.subTest("a corrector makes capitals and ends at the return key", app=app):
        self.type_text(reader, "Shouting", "hello", "HELLO", delay=20)
        reader.page.keyboard.press("Enter")
        expect(self.field(reader, "Shouting")).not_to_be_focused()
        expect(self.field(reader, "Shouting")).to_have_value("HELLO")
        self.expect_message(reader, "ended Shouting")
      with self.subTest("a bar at its maximum height keeps it and shows the caret", app=app):
        self.check_bar(reader)

  def check_bar(self, reader):
    bar = self.field(reader, "Bar")
    bar.click()
    heights = []
    for number in range(1, 9):
      reader.page.keyboard.type(f"line {number}\n")
      self.expect_message(reader, "[" + "".join(f"line {n}|" for n in range(1, number + 1)) + "]")
      heights.append(round(bar.bounding_box()["height"]))
    self.assertEqual(heights[3:], [80] * 5)
    self.assertEqual(bar.evaluate("f => f.scrollHeight - f.scrollTop - f.clientHeight < 2"), True)

  def test_a_text_is_reached_by_tab_and_grows_unless_it_is_to_read(self):
    reader = self.at("Lines")
    self.check_accessibility_in_both_styles(reader)
    field = self.field(reader, "Growing")
    before = field.bounding_box()["height"]
    with self.subTest("tab goes from text to text"):
      self.field(reader, "Note").click()
      self.expect_message(reader, "began Note")
      reader.page.keyboard.press("Tab")
      expect(field).to_be_focused()
      self.expect_message(reader, "began Growing")
    with self.subTest("a text that does not scroll grows"):
      reader.page.keyboard.type("1\n2\n3\n4")
      expect(field).to_have_value("1\n2\n3\n4")
      reader.eventually(
        lambda: field.bounding_box()["height"] > before + 50, "the text did not grow by three lines")
      self.assertLessEqual(field.evaluate("f => f.scrollHeight - f.clientHeight"), 1)
    with self.subTest("a text to read takes focus but no keys"):
      reading = self.field(reader, "Reading")
      reading.click()
      reader.page.keyboard.type("x")
      self.assertTrue(reading.input_value().startswith("Line 1\nLine 2"))
      self.assertTrue(reading.input_value().endswith("Line 20"))
      expect(reading).to_have_attribute("readonly", "")

  def test_the_caret_stays_visible_when_a_text_view_shrinks(self):
    reader = self.at("Lines")
    note = self.field(reader, "Note")
    note.click()
    reader.page.keyboard.type("\n".join(f"line {number}" for number in range(1, 13)))
    for _ in range(6):
      reader.page.keyboard.press("ArrowUp")
    self.expect_message(reader, "[" + "|".join(f"line {number}" for number in range(1, 13)) + "]")
    top, height, line = note.evaluate("""async (field) => {
      const line = (field.scrollHeight - 16) / 12;
      field.scrollTop = 0;
      Object.assign(field.parentElement.style, { minHeight: 0, maxHeight: "60px" });
      for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
      return [field.scrollTop, field.clientHeight, line];
    }""")
    # The sixth of twelve lines, which begin 8 points below the top: neither the first nor the last.
    self.assertLess(top, 8 + 5 * line)
    self.assertGreater(top + height, 8 + 6 * line - 1)

  def test_text_views_are_accessible_from_right_to_left(self):
    self.check_accessibility(self.at("Lines", locale="ar"))


class SliderTests(ControlsTestCase):
  def slider(self, reader, name):
    return reader.top.get_by_role("slider", name=name)

  def test_a_finger_and_keys_move_it_unless_it_is_locked(self):
    reader = self.at("Sliding")
    self.check_accessibility_in_both_styles(reader)
    with self.subTest("a locked one"):
      expect(self.slider(reader, "Locked")).to_be_disabled()
      expect(self.slider(reader, "Locked")).to_have_value("0.5")
    with self.subTest("a finger is followed"):
      slider = self.slider(reader, "Volume")
      box = slider.bounding_box()
      y = box["y"] + box["height"] / 2
      reader.page.mouse.move(box["x"] + 14, y)
      reader.page.mouse.down()
      reader.page.mouse.move(box["x"] + box["width"] / 2, y, steps=8)
      self.expect_message(reader, "volume 50")
      reader.page.mouse.up()
      self.expect_message(reader, "volume 50 released")
      progress = reader.top.get_by_role("progressbar", name="Progress")
      expect(progress).to_have_attribute("aria-valuenow", "50")
    with self.subTest("keys"):
      slider.focus()
      reader.page.keyboard.press("End")
      self.expect_message(reader, "volume 100 released")
      expect(slider).to_have_attribute("aria-valuetext", "100%")
      reader.page.keyboard.press("Home")
      self.expect_message(reader, "volume 0 released")
    with self.subTest("the app puts its thumb in its place"):
      self.check_rounding(reader)

  def check_rounding(self, reader):
    slider = self.slider(reader, "Speed")
    box = slider.bounding_box()
    reader.page.mouse.click(box["x"] + 14 + (box["width"] - 28) * 0.33, box["y"] + box["height"] / 2)
    self.expect_message(reader, "speed 3")
    expect(slider).to_have_value("0.3")
    expect(slider).to_have_attribute("aria-valuetext", "30%")

  def test_a_late_app_puts_a_thumb_in_its_place(self):
    self.check_rounding(self.at("Sliding", "late"))

  def test_right_to_left_it_fills_from_the_right(self):
    reader = self.at("Sliding", locale="ar")
    slider = self.slider(reader, "Volume")
    slider.focus()
    reader.page.keyboard.press("ArrowLeft")
    expect(slider).not_to_have_attribute("aria-valuetext", "0%")
    self.check_accessibility(reader)


class ScopeTests(ControlsTestCase):
  def test_a_scope_filters_the_search_results(self):
    reader = self.at("Search")
    reader.page.get_by_role("searchbox").or_(reader.page.get_by_placeholder("Search")).first.click()
    scopes = reader.top.get_by_role("radio")
    expect(scopes).to_have_count(2)
    scopes.nth(1).click()
    expect(reader.top.get_by_text("Apple", exact=True)).to_be_visible()
    expect(reader.top.get_by_text("Banana", exact=True)).to_have_count(0)
    self.check_accessibility_in_both_styles(reader)
    reader.top.get_by_role("button", name="Cancel").click()
    expect(scopes).to_have_count(0)


class SliderImageTests(ControlsTestCase):
  # The middle of the thumb's image, as a fraction of its range.
  PLACE = """() => {
    const thumb = document.querySelector(".slider-thumb").getBoundingClientRect();
    const line = document.querySelector(".slider-images:not(:empty)").getBoundingClientRect();
    return (thumb.left - line.left) / (line.width - thumb.width);
  }"""

  def test_images_follow_the_thumb_and_stay_the_same_elements(self):
    reader = self.at("Resizing")
    with self.subTest("a symbol larger than its view is centred"):
      distances = reader.page.locator(".field-side > .image").evaluate_all("""all => all.map(view => {
        const middle = (element) => {
          const box = element.getBoundingClientRect();
          return [box.left + box.width / 2, box.top + box.height / 2];
        };
        const [a, b] = [middle(view), middle(view.querySelector(".symbol"))];
        return Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]));
      })""")
      self.assertEqual(len(distances), 2)
      self.assertLess(max(distances), 0.1)
    slider = reader.page.get_by_role("slider", name="Speed", exact=True)
    self.assertAlmostEqual(reader.page.evaluate(self.PLACE), 0.2, delta=0.01)
    picture = reader.page.locator(".slider-thumb img").element_handle()
    box = slider.bounding_box()
    reader.page.mouse.move(box["x"] + 12 + (box["width"] - 24) * 0.2, box["y"] + box["height"] / 2)
    reader.page.mouse.down()
    for part in [0.4, 0.6, 0.8]:
      reader.page.mouse.move(
        box["x"] + 12 + (box["width"] - 24) * part, box["y"] + box["height"] / 2, steps=3)
    reader.page.mouse.up()
    expect(reader.top.get_by_text(re.compile("^(79|80)%$"))).to_be_visible()
    reader.wait_until_idle()
    self.assertAlmostEqual(reader.page.evaluate(self.PLACE), 0.8, delta=0.02)
    self.assertTrue(picture.evaluate("picture => picture.isConnected"))
    self.check_accessibility(reader)
