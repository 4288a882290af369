"""Buttons that follow their state and keep a selection, and texts that fit, in a real browser."""
from playwright.sync_api import expect

import set_lines
from set_lines import edges, is_cut, measure
from test_controls import ControlsTestCase

#: The height of a line of body text.
LINE = 17 * set_lines.LINE


class ButtonTests(ControlsTestCase):
  def button(self, reader, name):
    return reader.top.get_by_role("button", name=name, exact=True)

  def test_a_configuration_handler_runs_while_the_button_is_highlighted(self):
    reader = self.at("Buttons", screen="desktop")
    self.button(reader, "Hold").hover()
    reader.page.mouse.down()
    expect(self.button(reader, "Held")).to_be_visible()
    reader.page.mouse.up()
    expect(self.button(reader, "Hold")).to_be_visible()

  def box(self, reader, name):
    box = reader.top.locator(f"[data-identifier={name}]").bounding_box()
    return box["x"], box["y"], box["width"], box["height"]

  def test_buttons_place_their_views_and_keep_selections(self):
    reader = self.at("Buttons")
    self.check_accessibility_in_both_styles(reader)
    with self.subTest("views lie where they are pinned, and the title stays centred"):
      x, y, width, height = self.box(reader, "inbox")
      dot = self.box(reader, "dot")
      self.assertAlmostEqual(dot[0], x + width - 16, delta=1)
      self.assertAlmostEqual(dot[1], y + 4, delta=1)
      title = self.button(reader, "Load").locator(".button-title").bounding_box()
      x, y, width, height = self.box(reader, "load")
      self.assertAlmostEqual(title["x"] + title["width"] / 2, x + width / 2, delta=1)
      self.assertAlmostEqual(title["y"] + title["height"] / 2, y + height / 2, delta=1)
      self.button(reader, "Load").tap()
      expect(reader.top.get_by_text("Load", exact=True)).to_have_count(0)
      spinner = self.box(reader, "spinner")
      self.assertAlmostEqual(spinner[0] + spinner[2] / 2, x + width / 2, delta=1)
      self.assertAlmostEqual(spinner[1] + spinner[3] / 2, y + height / 2, delta=1)
    with self.subTest("one may be as large as its subviews"):
      x, y, width, height = self.box(reader, "card")
      detail = self.box(reader, "detail")
      self.assertAlmostEqual(detail[0], x + 20, delta=1)
      self.assertAlmostEqual(detail[1] + detail[3], y + height - 16, delta=1)
      self.assertGreater(height, 70)
      self.button(reader, "Premium All there is").tap()
      self.expect_message(reader, "Premium it is")
    with self.subTest("a toggle exposes its pressed state"):
      toggle = self.button(reader, "Follow")
      expect(toggle).to_have_attribute("aria-pressed", "false")
      toggle.tap()
      self.expect_message(reader, "Followed")
      expect(toggle).to_have_attribute("aria-pressed", "true")
      expect(toggle).to_have_attribute("data-style", "tinted")
      toggle.press("Enter")
      self.expect_message(reader, "Left")
      expect(toggle).to_have_attribute("aria-pressed", "false")
    with self.subTest("a pop-up button shows the chosen item"):
      self.button(reader, "Red").tap()
      choices = reader.page.get_by_role("menuitemradio")
      expect(choices).to_have_text(["Red", "Green", "Blue"])
      expect(choices.nth(0)).to_have_attribute("aria-checked", "true")
      choices.nth(1).tap()
      self.expect_message(reader, "Chose Green")
      green = self.button(reader, "Green")
      expect(green).to_be_focused()
      green.press("Enter")
      expect(choices.nth(1)).to_have_attribute("aria-checked", "true")
      expect(choices.nth(0)).to_have_attribute("aria-checked", "false")


class MeasuredTests(ControlsTestCase):
  """Views with manual frames."""

  def part(self, reader, name):
    return reader.top.locator(f"[data-identifier={name}]")

  def test_touches_go_through_labels_and_images(self):
    for name in ["over", "star"]:
      with self.subTest(over=name):
        reader = self.at("Measured")
        box = self.part(reader, name).bounding_box()
        reader.page.touchscreen.tap(box["x"] + 8, box["y"] + 8)
        expect(reader.top.get_by_role("button", name="Tapped")).to_be_visible()

  def symbol(self, reader, name):
    return self.part(reader, name).evaluate("""view => {
      const box = view.getBoundingClientRect();
      const symbol = view.querySelector("svg");
      const shape = symbol.querySelector("use").getBoundingClientRect();
      const { width, height, left, top } = symbol.getBoundingClientRect();
      return { width, height, x: left - box.left, y: top - box.top, shape: shape.width,
        right: box.right - left - width };
    }""")

  def test_texts_and_symbols_fill_their_views(self):
    reader = self.at("Measured")
    self.check_accessibility_in_both_styles(reader)
    for name, count in [("high", 1), ("two", 2)]:
      with self.subTest("a text is in the middle of a higher label", label=name):
        text = measure(self.part(reader, name))
        self.assertEqual(len(text["lines"]), count)
        _, above, _, below = edges(text)
        self.assertGreater(above, 15)
        self.assertAlmostEqual(above, below, delta=1)
    for name, count in [("save", 1), ("wide", 1), ("lines", 4)]:
      with self.subTest("a text in the room it was measured for is not cut", view=name):
        text = measure(self.part(reader, name))
        self.assertFalse(is_cut(text), text)
        self.assertEqual(len(text["lines"]), count)
    with self.subTest("a text that is too long is cut"):
      cut = measure(self.part(reader, "cut"))
      self.assertEqual([line["isCut"] for line in cut["lines"]], [True])
      self.assertGreaterEqual(edges(cut)[2], -0.5)
    for name, shape in [("fit", 60), ("stretched", 100), ("fill", 100)]:
      with self.subTest(mode=name):
        symbol = self.symbol(reader, name)
        self.assertEqual((symbol["width"], symbol["height"]), (100, 60))
        self.assertAlmostEqual(symbol["shape"], shape, delta=shape / 4)
    for name in ["center", "top", "right"]:
      with self.subTest(mode=name):
        symbol = self.symbol(reader, name)
        self.assertLess(symbol["width"], 25)
        self.assertEqual(symbol["y"] < 1, name == "top")
        self.assertEqual(symbol["right"] < 1, name == "right")


class RoomTests(ControlsTestCase):
  """Labels, buttons and fields whose classes add padding, in points from their edges."""

  def room(self, reader, name):
    view = reader.top.locator(f"[data-identifier={name}]")
    part = view.locator(".button-title.typeset, input")
    if view.evaluate("view => view.matches('.label')"):
      text = measure(view)
      room = dict(zip(["left", "top", "right", "bottom"], edges(text)))
      return room | {"width": text["width"], "height": text["height"]}
    inner, box = part.bounding_box(), view.bounding_box()
    left, top = inner["x"] - box["x"], inner["y"] - box["y"]
    return {
      "left": left, "right": box["width"] - left - inner["width"],
      "top": top, "bottom": box["height"] - top - inner["height"],
      "width": box["width"], "height": box["height"]}

  def check(self, reader, name, **expected):
    room = self.room(reader, name)
    for side, points in expected.items():
      with self.subTest(view=name, side=side):
        self.assertAlmostEqual(room[side], points, delta=1.5)

  def test_texts_and_symbols_stand_in_their_rooms(self):
    reader = self.at("Rooms")
    self.check_accessibility_in_both_styles(reader)
    with self.subTest("a label keeps its text within its insets"):
      self.check(reader, "tag", left=10, right=12, top=4, bottom=6, height=LINE + 10)
      self.check(reader, "top", left=0, top=0, height=80)
    with self.subTest("lines that are too many are not seen in the room below"):
      self.check(reader, "clamped", left=10, top=4, bottom=6, width=180, height=2 * LINE + 10)
      text = measure(reader.top.locator("[data-identifier=clamped]"))
      self.assertEqual([line["isCut"] for line in text["lines"]], [False, True])
      self.assertGreaterEqual(edges(text)[2], 12 - 0.5)
    with self.subTest("an intrinsic size of a subclass is used"):
      self.check(reader, "badge", width=24, height=24)
      round_button = reader.top.locator("[data-identifier=round]").bounding_box()
      self.assertEqual((round_button["width"], round_button["height"]), (56, 56))
    with self.subTest("a symbol is in the middle of a larger button"):
      symbol = reader.top.locator("[data-identifier=round]").evaluate("""button => {
        const [icon, box] = [button.querySelector("svg"), button]
          .map((one) => one.getBoundingClientRect());
        return [icon.left - box.left, box.right - icon.right];
      }""")
      self.assertAlmostEqual(*symbol, delta=1)
    with self.subTest("the content insets of a button are around its title"):
      self.check(reader, "wide", left=20, right=20, top=16, bottom=16)
    with self.subTest("a field places its text in the rectangle of its subclass"):
      self.check(reader, "padded", left=15, right=20, height=44)
      icon = reader.top.locator("[data-identifier=icon] .image svg").bounding_box()["width"]
      self.check(reader, "icon", left=12 + icon + 6)


class FittingTests(ControlsTestCase):
  """Sizes are in points of the page, with the size of a label and that of its text."""

  def label(self, reader, name):
    return reader.top.locator(f"[data-identifier={name}]")

  def size(self, reader, name):
    text = measure(self.label(reader, name))
    line = text["lines"][0]
    return {
      "room": text["width"], "height": text["height"], "text": line["right"] - line["left"],
      "size": line["size"], "isCut": is_cut(text), "baseline": line["baseline"]}

  def test_a_text_shrinks_until_it_fits(self):
    reader = self.at("Fitting")
    self.check_accessibility_in_both_styles(reader)
    cut, fits = self.size(reader, "cut"), self.size(reader, "fits")
    self.assertTrue(cut["isCut"])
    for name in ["fits", "centered", "top"]:
      with self.subTest("it keeps its height", label=name):
        text = self.size(reader, name)
        self.assertFalse(text["isCut"])
        self.assertLessEqual(text["text"], text["room"] + 0.5)
        self.assertGreater(text["text"], text["room"] * 0.97)
        self.assertEqual(text["height"], cut["height"])
    self.assertAlmostEqual(fits["baseline"], cut["baseline"], delta=0.5)
    for name in ["centered", "top"]:
      self.assertLess(self.size(reader, name)["baseline"], fits["baseline"] - 2, name)
    with self.subTest("no further than its scale"):
      least = self.size(reader, "least")
      self.assertAlmostEqual(least["size"], cut["size"] * 0.9, 1)
      self.assertTrue(least["isCut"])
    with self.subTest("several lines are as wide as they prefer at most"):
      text = measure(self.label(reader, "narrow"))
      self.assertLessEqual(text["width"], 120)
      self.assertGreater(len(text["lines"]), 3)
      self.assertFalse(is_cut(text))
    with self.subTest("that of a field before it scrolls"):
      field = reader.page.get_by_role("textbox", name="Name")
      size = "(input) => parseFloat(getComputedStyle(input).fontSize)"
      room = "(input) => input.scrollWidth - input.clientWidth"
      expect(field).not_to_have_attribute("style", "")
      small = field.evaluate(size)
      self.assertLess(small, 22)
      self.assertLessEqual(field.evaluate(room), 1)
      field.fill("Short")
      self.assertEqual(round(field.evaluate(size)), 22)
      field.fill("A headline " * 12)
      # At the minimum font scale.
      self.assertEqual(round(field.evaluate(size)), 12)

  def test_a_text_follows_its_words_the_window_and_the_size_of_text(self):
    reader = self.at("Fitting")
    full = self.size(reader, "changing")["size"]
    reader.tap("button", "Longer")
    narrow = self.label_size(reader, "changing", lambda text: text["size"] < full)
    reader.page.set_viewport_size({"width": 320, "height": 844})
    narrower = self.label_size(reader, "changing", lambda text: text["size"] < narrow["size"])
    self.assertAlmostEqual(narrower["height"], narrow["height"], delta=0.5)
    reader.page.set_viewport_size({"width": 390, "height": 844})
    self.label_size(reader, "changing", lambda text: text["size"] == narrow["size"])
    self.set_text_size(reader, 28)
    large = self.label_size(
      reader, "changing", lambda text: text["height"] > narrow["height"] * 1.2)
    self.assertLessEqual(large["size"], narrow["size"] + 0.5)
    self.set_text_size(reader, 16)
    # A phone in a frame is 390 points wide.
    reader.page.set_viewport_size({"width": 1280, "height": 844})
    self.label_size(
      reader, "changing",
      lambda text: (text["size"], text["height"]) == (narrow["size"], narrow["height"]))

  def test_a_text_in_a_box_of_fixed_size_follows_the_size_of_text(self):
    reader = self.at("Fitting")
    before, cut = self.size(reader, "fixed"), self.size(reader, "cut")
    self.set_text_size(reader, 24)
    self.label_size(reader, "cut", lambda text: text["size"] > cut["size"])
    large = self.size(reader, "fixed")
    self.assertEqual((large["room"], large["height"]), (before["room"], before["height"]))
    self.assertFalse(large["isCut"])
    self.set_text_size(reader, 16)
    self.label_size(reader, "cut", lambda text: text["size"] == cut["size"])
    self.assertAlmostEqual(self.size(reader, "fixed")["size"], before["size"], 1)
    # Titles grow less than other text does.
    self.set_text_size(reader, 50)
    self.label_size(reader, "cut", lambda text: round(text["size"]) == 58)

  def label_size(self, reader, name, holds):
    """Returns the size of a label after the scene has updated its text; the text fits unless it is
    one that may not shrink."""
    reader.eventually(lambda: holds(self.size(reader, name)), f"expected another size of {name}")
    text = self.size(reader, name)
    self.assertEqual(text["isCut"], name == "cut")
    return text

  def set_text_size(self, reader, points):
    reader.page.evaluate("points => { document.documentElement.style.fontSize = `${points}px` }", points)
