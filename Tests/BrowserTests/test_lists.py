"""Lists of collection views in a real browser: cards, accessories, sticky headers."""
import os

from playwright.sync_api import expect

from test_controls import ControlsTestCase

BOX = "element => { const b = element.getBoundingClientRect(); return [b.left, b.top, b.right, b.bottom]; }"
COLOUR = "(element, name) => getComputedStyle(element)[name]"
# The points above each header of a plain list.
ROOM = 22


class ListTests(ControlsTestCase):
  def row(self, reader, name):
    return reader.page.locator(".item", has_text=name).first


class CardTests(ListTests):
  def test_rows_are_cards_with_accessories_and_texts_with_attributes(self):
    reader = self.at("Cards")
    with self.subTest("no places of items stand below the last one"):
      reader.expect_row("Deletable")
      expect(reader.page.locator(".item-places")).to_have_count(0)
    with self.subTest("round ends and lines between"):
      first, last = self.row(reader, "Chevron"), self.row(reader, "Switch")
      left, _, right, _ = first.evaluate(BOX)
      self.assertEqual([round(left), round(390 - right)], [16, 16])
      self.assertEqual(first.evaluate(COLOUR, "borderTopLeftRadius"), "10px")
      self.assertEqual(first.evaluate(COLOUR, "borderBottomLeftRadius"), "0px")
      self.assertEqual(last.evaluate(COLOUR, "borderBottomRightRadius"), "10px")
      self.assertNotEqual(
        first.evaluate(COLOUR, "backgroundColor"),
        reader.page.locator(".collection").evaluate(COLOUR, "backgroundColor"))
      self.check_accessibility(reader)
    with self.subTest("texts have attributes"):
      style = lambda text, name: reader.page.locator(
        ".item .label > .line > span", has_text=text).evaluate(COLOUR, name)
      # Their own 4 points, and those of the system font at 17.
      self.assertEqual(style("Letters", "letterSpacing"), "3.6px")
      self.assertEqual(style("Marker", "backgroundColor"), "rgb(255, 204, 0)")
      self.assertIn("underline", style("Link", "textDecorationLine"))
    with self.subTest("a switch has its colours"):
      switch = reader.page.get_by_role("switch", name="Yellow")
      expect(switch).to_be_checked()
      self.assertEqual(
        switch.locator(".switch-thumb").evaluate(COLOUR, "backgroundColor"), "rgb(255, 204, 0)")
      self.assertEqual(switch.evaluate(COLOUR, "backgroundColor"), "rgb(0, 122, 255)")
      switch.tap()
      expect(switch).not_to_be_checked()
    with self.subTest("rows are chosen"):
      reader.page.get_by_role("button", name="Check mark").tap()
      reader.expect_heading("Check mark")
    with self.subTest("editing shows delete buttons"):
      expect(reader.page.get_by_role("button", name="Delete", exact=True)).to_have_count(0)
      reader.page.get_by_role("button", name="Edit").tap()
      reader.page.get_by_role("button", name="Delete", exact=True).tap()
      reader.expect_heading("Deleted 1")

  def test_accessories_are_at_the_left_in_right_to_left_layouts(self):
    reader = self.at("Cards", locale="ar")
    switch = reader.page.get_by_role("switch", name="Yellow").evaluate(BOX)
    text = self.row(reader, "Switch").locator(".label").first.evaluate(BOX)
    self.assertEqual(switch[0], 32)
    self.assertEqual(text[2], 390 - 32)


class RegisterTests(ListTests):
  def header(self, reader, number):
    return reader.page.locator(f"[data-identifier='header {number}']")

  def scroll(self, reader, y):
    reader.page.locator(".collection").evaluate("(element, y) => element.scrollTo(0, y)", y)
    reader.page.wait_for_timeout(300)

  def test_a_header_stays_in_sight_until_its_section_pushes_it_away(self):
    reader = self.at("Register")
    self.assertEqual(self.header(reader, 0).evaluate(BOX)[1], 96 + ROOM)
    self.scroll(reader, 200)
    # The large title of the bar has collapsed.
    rest = 44
    self.assertAlmostEqual(self.header(reader, 0).evaluate(BOX)[1], rest, delta=1)
    top = self.header(reader, 1).evaluate(BOX)[1]
    self.scroll(reader, 200 + top - rest - 10)
    gone, coming = (self.header(reader, number).evaluate(BOX) for number in (0, 1))
    self.assertLess(gone[1], rest)
    self.assertAlmostEqual(gone[3] + ROOM, coming[1], delta=1)
    self.scroll(reader, 200 + top)
    self.assertAlmostEqual(self.header(reader, 1).evaluate(BOX)[1], rest, delta=1)

  def test_headers_stay_where_leading_is_right(self):
    reader = self.at("Register", locale="ar")
    self.scroll(reader, 100)
    rest = self.header(reader, 0).evaluate(BOX)
    self.assertAlmostEqual(rest[1], 44, delta=1)
    self.scroll(reader, 300)
    for before, after in zip(rest, self.header(reader, 0).evaluate(BOX)):
      self.assertAlmostEqual(before, after, delta=1)


class SwipedTests(ListTests):
  def hit(self, reader, name):
    return reader.page.get_by_role("button", name=name, exact=True)

  def swipe(self, reader, name, distance):
    reader.wait_until_idle()
    y = self.row(reader, name).bounding_box()["y"] + 20
    start = 350 if distance < 0 else 40
    reader.drag([(start + distance * step / 16, y) for step in range(17)])

  def test_swipes_lay_actions_open_and_do_them(self):
    reader = self.at("Notes")
    delete = self.hit(reader, "Delete")
    with self.subTest("a tap elsewhere puts them away"):
      self.swipe(reader, "Note 2", -160)
      expect(delete).to_be_visible()
      reader.page.touchscreen.tap(100, 700)
      expect(delete).to_have_count(0)
    with self.subTest("one is done"):
      self.swipe(reader, "Note 2", -160)
      expect(delete).to_be_visible()
      self.assertGreaterEqual(delete.bounding_box()["width"], 74)
      self.assertEqual(
        delete.bounding_box()["height"], self.row(reader, "Note 2").bounding_box()["height"])
      self.check_accessibility(reader)
      delete.tap()
      expect(reader.page.get_by_text("Note 2", exact=True)).to_have_count(0)
    with self.subTest("leading ones"):
      self.swipe(reader, "Note 3", 200)
      self.hit(reader, "Mark").tap()
      expect(self.row(reader, "Note 3").locator("svg, .symbol").last).to_be_visible()
    with self.subTest("a swipe over the whole row does the first one"):
      self.swipe(reader, "Note 3", -330)
      expect(reader.page.get_by_text("Note 3", exact=True)).to_have_count(0)
    with self.subTest("a delete accessory lays them open"):
      reader.wait_until_idle()
      reader.tap("button", "Edit")
      self.row(reader, "Note 4").get_by_role("button", name="Delete", exact=True).tap()
      self.row(reader, "Note 4").locator(".cell-action").tap()
      expect(reader.page.get_by_text("Note 4", exact=True)).to_have_count(0)

  def test_keys_and_a_screen_reader_show_and_perform_swipe_actions(self):
    reader = self.at("Notes")
    self.hit(reader, "Note 2").focus()
    reader.page.keyboard.press("Delete")
    expect(self.hit(reader, "Delete")).to_be_focused()
    reader.page.keyboard.press("Escape")
    expect(self.hit(reader, "Note 2")).to_be_focused()
    reader.page.keyboard.press("ArrowRight")
    expect(self.hit(reader, "Mark")).to_be_focused()
    reader.page.keyboard.press("Escape")
    reader.page.keyboard.press("Delete")
    expect(self.hit(reader, "Delete")).to_be_focused()
    reader.page.keyboard.press("Enter")
    expect(reader.page.get_by_text("Note 2", exact=True)).to_have_count(0)
    expect(self.hit(reader, "Note 3")).to_be_focused()
    reader.wait_until_idle()
    more = reader.page.get_by_role("button", name="Actions Note 4", exact=True)
    expect(more).to_have_count(1)
    more.evaluate("element => element.click()")
    expect(self.hit(reader, "Delete")).to_be_focused()

  def test_a_right_click_opens_an_items_menu(self):
    reader = self.at("Notes", screen="desktop")
    self.row(reader, "Note 5").click(button="right")
    expect(reader.page.locator(".menu .item.lifted")).to_be_visible()
    reader.page.get_by_role("menuitem", name="Delete").click()
    expect(reader.page.get_by_text("Note 5", exact=True)).to_have_count(0)


class MovedTests(ListTests):
  ORDER = """() => [...document.querySelectorAll('.collection .item')]
    .filter(item => item.dataset.n)
    .sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
    .map(item => item.innerText.trim().split('\\n')[0])"""

  def editing(self, **wishes):
    reader = self.at("Notes", **wishes)
    reader.page.get_by_role("button", name="Edit", exact=True).click()
    reader.wait_until_idle()
    return reader

  def grip(self, reader, number):
    return reader.page.get_by_role("button", name=f"Reorder Note {number}", exact=True)

  def expect_order(self, reader, *numbers):
    expect(reader.page.locator(".item.lifted")).to_have_count(0)
    wanted = [f"Note {number}" for number in numbers]
    for _ in range(100):
      found = reader.page.evaluate(self.ORDER)[:len(wanted)]
      if found == wanted:
        break
      reader.page.wait_for_timeout(50)
    self.assertEqual(found, wanted)

  def middle(self, locator):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

  def test_a_mouse_and_keys_move_items(self):
    reader = self.editing(screen="desktop")
    x, y = self.middle(self.grip(reader, 1))
    to = self.middle(self.row(reader, "Note 4"))[1]
    reader.page.mouse.move(x, y)
    reader.page.mouse.down()
    reader.page.mouse.move(x, y + 10)
    reader.page.mouse.move(x, to, steps=8)
    expect(reader.page.locator(".collection > .item.lifted")).to_be_visible()
    reader.eventually(
      lambda: self.middle(self.row(reader, "Note 4"))[1] < to - 30,
      "expected the others to make room")
    reader.page.mouse.up()
    self.expect_order(reader, 2, 3, 4, 1, 5)
    reader.expect_heading("Moved 1")
    reader.wait_until_idle()
    self.grip(reader, 3).focus()
    for key in ["Enter", "ArrowDown", "ArrowDown", "Enter"]:
      reader.page.keyboard.press(key)
    self.expect_order(reader, 2, 4, 1, 3, 5, 6)
    expect(self.grip(reader, 3)).to_be_focused()
    # Escape puts one back.
    for key in ["Enter", "ArrowUp", "Escape"]:
      reader.page.keyboard.press(key)
    self.expect_order(reader, 2, 4, 1, 3, 5, 6)
    self.check_accessibility(reader)

  def test_a_finger_moves_an_item_up_unless_it_has_no_grip(self):
    reader = self.editing()
    expect(self.grip(reader, 11)).to_be_visible()
    expect(self.grip(reader, 12)).to_have_count(0)
    x, y = self.middle(self.grip(reader, 5))
    to = self.middle(self.row(reader, "Note 2"))[1]
    reader.drag([(x, y + (to - y) * step / 20) for step in range(21)])
    self.expect_order(reader, 1, 5, 2, 3, 4, 6)


class OutlineTests(ListTests):
  def chevron(self, reader, name):
    return self.row(reader, name).locator("[aria-expanded]")

  def expect_visible(self, reader, *names):
    for name in names:
      expect(reader.page.get_by_text(name, exact=True)).to_be_visible()

  def test_items_are_opened_and_closed_by_taps_and_keys(self):
    reader = self.at("Outline")
    with self.subTest("a header by a tap anywhere"):
      places = reader.page.get_by_role("button", name="Places", exact=True)
      expect(places).to_have_attribute("aria-expanded", "true")
      places.tap()
      expect(places).to_have_attribute("aria-expanded", "false")
      expect(reader.page.get_by_text("Harbour", exact=True)).to_have_count(0)
      places.tap()
      self.expect_visible(reader, "Harbour", "Market", "Park")
      self.check_accessibility(reader)
    with self.subTest("arrows"):
      hit = self.row(reader, "Animals").locator(".cell-hit")
      hit.focus()
      reader.page.keyboard.press("ArrowRight")
      expect(self.chevron(reader, "Animals")).to_have_attribute("aria-expanded", "true")
      self.expect_visible(reader, "Birds")
      expect(hit).to_be_focused()
      reader.page.keyboard.press("ArrowDown")
      expect(self.row(reader, "Birds").locator(".cell-hit")).to_be_focused()
      reader.page.keyboard.press("ArrowUp")
      reader.page.keyboard.press("ArrowLeft")
      expect(reader.page.get_by_text("Birds", exact=True)).to_have_count(0)
    with self.subTest("a chevron opens and a tap beside it selects"):
      reader.wait_until_idle()
      self.chevron(reader, "Animals").tap()
      self.chevron(reader, "Cats").tap()
      self.expect_visible(reader, "Birds", "Lion", "Tiger")
      left = [
        reader.page.get_by_text(name, exact=True).evaluate(BOX)[0]
        for name in ("Animals", "Cats", "Lion")
      ]
      self.assertEqual([round(b - a) for a, b in zip(left, left[1:])], [10, 10])
      self.row(reader, "Cats").locator(".cell-hit").tap(position={"x": 40, "y": 20})
      reader.expect_heading("Cats")


class RankTests(ListTests):
  def test_items_of_a_plain_data_source_are_moved_by_keys_and_fingers(self):
    reader = self.at("Ranks")
    with self.subTest("a grip has its color and stands in the middle of its room"):
      grip = reader.page.get_by_role("button", name="Reorder Ana", exact=True)
      self.assertEqual(grip.evaluate(COLOUR, "color"), "rgb(255, 59, 48)")
      left, _, right, _ = grip.evaluate(BOX)
      # The card ends 16 points before the page, and the space 16 points before that.
      self.assertEqual((left + right) / 2, 390 - 16 - 16 - 20)
    grip = reader.page.get_by_role("button", name="Reorder Cleo", exact=True)
    grip.focus()
    reader.page.keyboard.press("Enter")
    reader.page.keyboard.press("ArrowUp")
    reader.page.keyboard.press("Enter")
    reader.expect_heading("Ana Cleo Ben Dora")
    expect(reader.page.locator(".item.lifted")).to_have_count(0)
    box = reader.page.get_by_role("button", name="Reorder Dora", exact=True).bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    reader.drag([(x, y - 160 * step / 20) for step in range(21)])
    reader.expect_heading("Dora Ana Cleo Ben")
    self.check_accessibility(reader)


class TeamTests(ListTests):
  def grip(self, reader, name):
    return reader.page.get_by_role("button", name=f"Reorder {name}", exact=True)

  def middle(self, element):
    box = element.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

  def test_an_item_is_dropped_into_a_section_that_is_empty(self):
    reader = self.at("Teams")
    x, y = self.middle(self.grip(reader, "Ana"))
    _, end = self.middle(reader.page.get_by_text("Green", exact=True))
    reader.drag([(x, y + (end - 8 - y) * step / 20) for step in range(21)])
    reader.expect_heading("Ben | Ana | Cleo")
    expect(reader.page.locator(".item.lifted")).to_have_count(0)
    green = reader.page.get_by_text("Green", exact=True)
    self.assertGreater(self.middle(self.row(reader, "Ana"))[1], self.middle(green)[1])
    self.check_accessibility(reader)

  def test_keys_stop_at_a_section_that_is_empty(self):
    reader = self.at("Teams", screen="desktop")
    self.grip(reader, "Cleo").focus()
    for key in ["Enter", "ArrowUp", "Enter"]:
      reader.page.keyboard.press(key)
    reader.expect_heading("Ana Ben | Cleo |")
    for key in ["Enter", "ArrowDown", "Enter"]:
      reader.page.keyboard.press(key)
    reader.expect_heading("Ana Ben | | Cleo")


class SidebarTests(ListTests):
  def open_sidebar(self, **wishes):
    reader = self.reader(address=self.program.address, screen="desktop", **wishes).open("/sidebar")
    reader.wait_for_connection()
    reader.expect_heading("Places")
    reader.wait_until_idle()
    return reader

  def shot(self, reader, name):
    """Takes a screenshot for people if the variable SCREENSHOTS is set."""
    folder = os.environ.get("SCREENSHOTS")
    if folder:
      reader.page.screenshot(path=f"{folder}/{name}.png")

  def test_the_chosen_place_is_white_on_a_ground_of_the_tint(self):
    reader = self.open_sidebar()
    row = self.row(reader, "Flagged")
    row.locator(".cell-hit").click()
    reader.expect_heading("Flagged")
    reader.page.mouse.move(700, 500)
    for scheme in ["light", "dark"]:
      with self.subTest(scheme=scheme):
        reader.page.emulate_media(color_scheme=scheme)
        reader.wait_until_idle()
        self.shot(reader, f"sidebar-{scheme}")
        for text in ["Flagged", "3"]:
          self.assertEqual(
            row.get_by_text(text, exact=True).first.evaluate(COLOUR, "color"), "rgb(255, 255, 255)")
        self.assertEqual(row.evaluate(COLOUR, "borderTopLeftRadius"), "10px")
        self.assertNotEqual(
          row.evaluate(COLOUR, "backgroundColor"),
          self.row(reader, "Inbox").evaluate(COLOUR, "backgroundColor"))
        self.check_accessibility(reader)
    self.row(reader, "Work").locator(".cell-hit").click()
    reader.expect_heading("Work")
    expect(row).to_have_css("background-color", "rgba(0, 0, 0, 0)")
    reader.page.get_by_role("button", name="Plain", exact=True).click()
    for scheme in ["dark", "light"]:
      with self.subTest("plain", scheme=scheme):
        reader.page.emulate_media(color_scheme=scheme)
        reader.wait_until_idle()
        self.shot(reader, f"sidebar-plain-{scheme}")
        self.check_accessibility(reader)

  def test_a_sidebar_is_a_list_on_a_phone(self):
    reader = self.reader(address=self.program.address).open("/sidebar")
    reader.wait_for_connection()
    reader.expect_heading("Places")
    reader.wait_until_idle()
    self.shot(reader, "sidebar-phone")
    self.check_accessibility(reader)
