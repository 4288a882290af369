"""The section index of a table in a real browser: taps, drags along it, keys."""
from playwright.sync_api import expect

from browser_test_case import BrowserTestCase
from test_controls import ControlsTestCase

HEADER = """index => {
  const header = [...document.querySelectorAll(".section-header")].find(e => e.textContent.trim() === index);
  return header ? header.getBoundingClientRect().top : null;
}"""


# The middle of the titles, and that of the area between the bar and the bottom of the screen.
MIDDLES = """() => {
  const page = document.querySelector(".page");
  const titles = [...page.querySelectorAll(".index-title")].map(e => e.getBoundingClientRect());
  const bar = page.querySelector(":scope > .bar").getBoundingClientRect();
  return [(titles[0].top + titles.at(-1).bottom) / 2, (bar.bottom + innerHeight) / 2];
}"""

# The rectangle of the focus ring, and the wrapping of the titles' texts.
RING = """() => {
  const place = document.querySelector(".index-titles");
  const { left, top, width, height } = place.getBoundingClientRect();
  const ring = getComputedStyle(place, "::before");
  const range = new Range();
  range.selectNodeContents(place);
  const shown = [...place.children].filter(e => !e.classList.contains("left-out"));
  const all = shown.map(e => {
    range.selectNodeContents(e);
    return range.getBoundingClientRect();
  });
  return [
    { left: left + parseFloat(ring.left), top: top + parseFloat(ring.top),
      right: left + width - parseFloat(ring.right), bottom: top + height - parseFloat(ring.bottom) },
    { left: Math.min(...all.map(b => b.left)), top: Math.min(...all.map(b => b.top)),
      bottom: Math.max(...all.map(b => b.bottom)) }];
}"""


class IndexTests(ControlsTestCase):
  def index(self, reader):
    return reader.page.get_by_role("slider", name="Section index")

  def middle(self, reader, letter):
    box = self.index(reader).get_by_text(letter, exact=True).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

  def expect_section_at_top(self, reader, letter, top=44):
    """Waits until the header of the section is at the top, below the bar."""
    reader.wait_for(
      f"([letter, top]) => Math.abs(({HEADER})(letter) - top) < 2", arg=[letter, top])

  def test_taps_a_finger_and_keys_go_to_sections(self):
    reader = self.at("Letters")
    with self.subTest("a tap goes to a section that was never there"):
      self.assertEqual(reader.page.get_by_text("S 1", exact=True).count(), 0)
      reader.page.touchscreen.tap(*self.middle(reader, "S"))
      self.expect_section_at_top(reader, "S")
      expect(self.index(reader)).to_have_attribute("aria-valuetext", "S")
      reader.page.touchscreen.tap(*self.middle(reader, "B"))
      self.expect_section_at_top(reader, "B")
      self.check_accessibility(reader)
    with self.subTest("a finger goes along the letters"):
      x, y = self.middle(reader, "C")
      _, end = self.middle(reader, "W")
      reader.drag([(x, y + (end - y) * step / 30) for step in range(31)])
      self.expect_section_at_top(reader, "W")
      # None of it was a scroll, a swipe or a tap on a row.
      reader.expect_heading("Letters")
    with self.subTest("keys step from letter to letter"):
      self.index(reader).focus()
      for key, letter in [
        ("Home", "A"), ("ArrowDown", "B"), ("ArrowDown", "C"), ("ArrowUp", "B"), ("End", "Z"),
        ("Home", "A"),
      ]:
        reader.page.keyboard.press(key)
        expect(self.index(reader)).to_have_attribute("aria-valuetext", letter)
      reader.page.keyboard.press("ArrowDown")
      self.expect_section_at_top(reader, "B")
    with self.subTest("too many letters for the height are dots"):
      self.check_dots(reader)

  def top(self, reader):
    return reader.page.locator(".table").evaluate(
      "e => e.getBoundingClientRect().top + parseFloat(getComputedStyle(e).scrollPaddingTop)")

  def test_a_mouse_goes_along_the_letters_and_focus_stays_in_sight(self):
    reader = self.at("Letters", screen="desktop")
    table = reader.page.locator(".table")
    with self.subTest("end and home go to the last and the first row"):
      reader.row("A 1").locator(".cell-hit").focus()
      reader.page.keyboard.press("End")
      expect(reader.page.get_by_text("Z 20", exact=True)).to_be_in_viewport()
      reader.wait_for("document.activeElement.closest('.cell')?.textContent.includes('Z 20')")
      reader.page.keyboard.press("Home")
      reader.wait_for("document.activeElement.closest('.cell')?.textContent.includes('A 1')")
      reader.wait_until_idle()
    with self.subTest("a focused row that is scrolled away leaves focus to one in view"):
      reader.row("A 1").locator(".cell-hit").focus()
      table.evaluate("e => e.scrollTo(0, 9000)")
      reader.wait_for("!document.querySelector('.table').textContent.includes('A 1')")
      reader.wait_for("document.activeElement.matches('.cell-hit')")
      expect(reader.page.locator(":focus")).to_be_in_viewport()
    with self.subTest("a mouse"):
      reader.page.mouse.move(*self.middle(reader, "F"))
      reader.page.mouse.down()
      self.expect_section_at_top(reader, "F", self.top(reader))
      reader.page.mouse.move(*self.middle(reader, "M"), steps=5)
      self.expect_section_at_top(reader, "M", self.top(reader))
      reader.page.mouse.up()
      reader.page.mouse.move(*self.middle(reader, "T"))
      self.expect_section_at_top(reader, "M", self.top(reader))
    with self.subTest("tab focuses a row of the chosen section"):
      self.index(reader).focus()
      reader.page.keyboard.press("End")
      self.expect_section_at_top(reader, "Z", self.top(reader))
      reader.wait_until_idle()
      reader.page.keyboard.press("Tab")
      self.assertRegex(self.focused_row(reader), r"^[YZ] ")

  def focused_row(self, reader):
    return reader.page.evaluate(
      "document.activeElement.closest('.cell')?.querySelector('.cell-content').textContent.trim() ?? ''")

  def check_dots(self, reader):
    self.assertEqual(reader.page.locator(".index-title.dot").count(), 0)
    reader.page.set_viewport_size({"width": 390, "height": 300})
    titles = reader.page.locator(".index-title:visible")
    expect(reader.page.locator(".index-title.dot").first).to_be_visible()
    # The bars are lower in compact height, which moves the index.
    reader.wait_until_idle()
    shown = titles.evaluate_all("all => all.map(e => e.matches('.dot') ? '•' : e.textContent).join('')")
    self.assertRegex(shown, r"^A(•[A-Z])*•Z$")
    box = self.index(reader).bounding_box()
    first, last = titles.first.bounding_box(), titles.last.bounding_box()
    self.assertGreaterEqual(first["y"], box["y"])
    self.assertLessEqual(last["y"] + last["height"], box["y"] + box["height"] + 1)
    self.assertLessEqual(box["y"] + box["height"], 301)
    reader.page.touchscreen.tap(last["x"] + 4, last["y"] + 7)
    expect(self.index(reader)).to_have_attribute("aria-valuetext", "Z")

  def test_the_index_does_not_cover_the_rows(self):
    reader = self.at("Letters")
    left = self.index(reader).bounding_box()["x"]
    self.assertEqual(left, 375)

    def ends(locator):
      box = locator.first.bounding_box()
      return box["x"] + box["width"]

    self.assertLessEqual(ends(reader.page.locator(".cell-mark")), left)
    y = reader.row("A 2").bounding_box()["y"] + 20
    reader.drag([(340 - 10 * step, y) for step in range(17)])
    delete = reader.page.get_by_role("button", name="Delete", exact=True)
    expect(delete).to_be_visible()
    self.assertLessEqual(ends(delete), left)

  def test_the_index_is_at_the_left_in_right_to_left_layouts(self):
    reader = self.at("Letters", locale="ar")
    self.assertEqual(self.index(reader).bounding_box()["x"], 0)
    reader.page.touchscreen.tap(*self.middle(reader, "K"))
    self.expect_section_at_top(reader, "K")


class LargeTitleTests(BrowserTestCase):
  def middles(self, reader):
    return reader.page.evaluate(MIDDLES)

  def test_the_letters_are_centred_below_the_bar_in_their_ring(self):
    reader = self.reader().open("/contacts")
    reader.wait_for_connection()
    reader.expect_row("Abena Mensah")
    expect(reader.page.locator(".index-title").first).to_be_visible()
    with self.subTest("the ring stands around them"):
      reader.page.keyboard.press("Tab")
      reader.page.get_by_role("slider").focus()
      ring, titles = reader.page.evaluate(RING)
      self.assertLess(ring["left"], titles["left"] - 2)
      self.assertLess(ring["top"], titles["top"] - 2)
      self.assertGreater(ring["bottom"], titles["bottom"] + 2)
      self.assertLessEqual(ring["right"], 390)
    self.assertAlmostEqual(*self.middles(reader), delta=1)
    reader.page.locator(".page .table").evaluate("e => e.scrollTo(0, 30)")
    reader.wait_for(f"({MIDDLES})()[1] < 495")
    self.assertAlmostEqual(*self.middles(reader), delta=1)
    reader.page.locator(".page .table").evaluate("e => e.scrollTo(0, 900)")
    expect(reader.page.locator(".page > .bar.floating")).to_be_attached()
    titles, room = self.middles(reader)
    self.assertAlmostEqual(titles, room, delta=1)
    self.assertLess(titles, 450)


class RoomTests(ControlsTestCase):
  def box(self, locator):
    return locator.first.evaluate("e => { const b = e.getBoundingClientRect(); return [b.left, b.top, b.bottom]; }")

  def test_rows_and_headers_have_their_room(self):
    reader = self.at("Letters")
    with self.subTest("rows without a control are indented with the others"):

      def left(text):
        return self.box(reader.page.locator(".cell .label").get_by_text(text, exact=True))[0]

      rest = left("A 1")
      reader.page.get_by_role("button", name="Edit").tap()
      expect(reader.page.get_by_role("button", name="Delete").first).to_be_visible()
      reader.wait_until_idle()
      self.assertEqual(left("A 1"), left("A 2"))
      self.assertEqual(left("A 1"), rest + 36)
      reader.page.locator(".cell", has_text="A 20").scroll_into_view_if_needed()
      self.assertEqual(left("B 1"), rest)
      reader.page.get_by_role("button", name="Done").tap()
      expect(reader.page.get_by_role("button", name="Delete")).to_have_count(0)
      reader.wait_until_idle()
    with self.subTest("room above headers does not stay with them"):
      header = reader.page.locator(".section-header", has_text="B")
      row = reader.page.locator(".cell", has_text="A 20")
      row.scroll_into_view_if_needed()
      self.assertAlmostEqual(self.box(header)[1], self.box(row)[2] + 12, delta=0.6)
      reader.page.locator(".cell", has_text="B 9").evaluate("e => e.scrollIntoView()")
      self.assertAlmostEqual(self.box(header)[1], 44, delta=0.6)
