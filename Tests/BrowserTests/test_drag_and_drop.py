"""Dragging rows by touch and mouse, within their table and to another place."""
from playwright.sync_api import expect

from test_controls import ControlsTestCase

BOX = "element => element.getBoundingClientRect().toJSON()"
STEPS = 12
#: The milliseconds after which a long press has lifted a row.
HELD = 900


class DragAndDropTests(ControlsTestCase):
  def dragging(self, **wishes):
    reader = self.at("Dragging", **wishes)
    reader.wait_for_connection()
    return reader

  def middle(self, reader, name):
    box = reader.top.get_by_text(name, exact=True).first.evaluate(BOX)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

  def way(self, start, end):
    (x, y), (to_x, to_y) = start, end
    return [
      (x + (to_x - x) * step / STEPS, y + (to_y - y) * step / STEPS)
      for step in range(1, STEPS + 1)]

  def drag_by_finger(self, reader, name, other, hold=HELD, ends="touchEnd", below=0,
                     meanwhile=None):
    session = reader.context.new_cdp_session(reader.page)

    def touch(kind, *places):
      session.send(
        "Input.dispatchTouchEvent",
        {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in places]})

    start, end = self.middle(reader, name), self.middle(reader, other)
    end = end[0], end[1] + below
    touch("touchStart", start)
    reader.page.wait_for_timeout(hold)
    for place in self.way(start, end):
      touch("touchMove", place)
      reader.page.wait_for_timeout(30)
    if meanwhile:
      meanwhile()
    touch(ends)

  def drag_by_mouse(self, reader, name, other):
    start, end = self.middle(reader, name), self.middle(reader, other)
    mouse = reader.page.mouse
    mouse.move(*start)
    mouse.down()
    for place in self.way(start, end):
      mouse.move(*place)
      reader.page.wait_for_timeout(30)
    mouse.up()

  def expect_rows(self, reader, *names):
    rows = reader.top.get_by_role("listitem")
    for number, name in enumerate(names):
      expect(rows.nth(number)).to_contain_text(name)

  def expect_tiles(self, reader, *names):
    reader.eventually(
      lambda: self.tiles(reader) == [f"Tile {name}" for name in names],
      f"expected the tiles {names}")

  def test_a_held_finger_moves_rows_and_tiles(self):
    reader = self.dragging()
    with self.subTest("a finger that moves at once moves no row"):
      self.drag_by_finger(reader, "Milk", "Eggs", hold=0)
      reader.wait_until_idle()
      self.expect_rows(reader, "Milk", "Bread", "Eggs")
    with self.subTest("a cancelled touch moves no row"):
      self.drag_by_finger(reader, "Milk", "Eggs", ends="touchCancel")
      reader.wait_until_idle()
      self.expect_rows(reader, "Milk", "Bread", "Eggs")
    with self.subTest("a held finger moves a row"):
      self.drag_by_finger(reader, "Milk", "Eggs")
      self.expect_rows(reader, "Bread", "Eggs", "Milk", "Butter", "Honey")
    with self.subTest("a zone takes the text of a row"):
      reader.wait_until_idle()
      self.drag_by_finger(reader, "Bread", "Drop here")
      self.expect_message(reader, "Got Bread")
      self.expect_rows(reader, "Bread", "Eggs", "Milk")
    with self.subTest("tiles of a collection are moved, and taken by the zone"):
      reader.wait_until_idle()
      self.drag_by_finger(reader, "Tile A", "Tile C")
      self.expect_tiles(reader, "B", "C", "A", "D")
      reader.wait_until_idle()
      self.drag_by_finger(reader, "Tile B", "Got Bread")
      self.expect_message(reader, "Got tile B")

  def test_a_mouse_moves_rows_and_tiles_at_once(self):
    reader = self.dragging(screen="desktop")
    with self.subTest("a row"):
      # Away from the bottom edge of the table, where it would scroll while a slow machine moves on.
      self.drag_by_mouse(reader, "Eggs", "Milk")
      self.expect_rows(reader, "Eggs", "Milk", "Bread", "Butter", "Honey")
    with self.subTest("one after the other"):
      reader.wait_until_idle()
      self.drag_by_mouse(reader, "Milk", "Bread")
      self.expect_rows(reader, "Eggs", "Bread", "Milk")
      reader.wait_until_idle()
      self.drag_by_mouse(reader, "Milk", "Drop here")
      self.expect_message(reader, "Got Milk")
    with self.subTest("tiles of a collection are moved, and taken by the zone"):
      reader.wait_until_idle()
      self.drag_by_mouse(reader, "Tile A", "Tile C")
      self.expect_tiles(reader, "B", "C", "A", "D")
      reader.wait_until_idle()
      self.drag_by_mouse(reader, "Tile B", "Got Milk")
      self.expect_message(reader, "Got tile B")

  def test_a_finger_near_the_edge_scrolls_and_keeps_its_row(self):
    """The row's own element is removed with the rows that scroll away; the finger stays down."""
    reader = self.dragging()
    table = reader.top.locator(".table")
    self.drag_by_finger(
      reader, "Milk", "Honey", below=30,
      meanwhile=lambda: expect(reader.top.get_by_text("Thing 40")).to_be_visible())
    reader.wait_until_idle()
    expect(reader.top.get_by_text("Milk")).to_be_visible()
    self.assertGreater(table.evaluate("table => table.scrollTop"), 500)

  def tiles(self, reader):
    """Returns the names of the tiles, from left to right."""
    tiles = reader.top.get_by_text("Tile ")
    places = [(tile.evaluate(BOX)["x"], tile.inner_text()) for tile in tiles.all()]
    return [name for _, name in sorted(places)]
