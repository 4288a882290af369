"""Moving rows by their reorder controls, with mouse, touch and keys, and selecting rows."""
import time

from playwright.sync_api import expect

from test_controls import ControlsTestCase
from test_gestures import NOTE_ANIMATIONS

# Records all announcements, which the page removes after a while.
KEEP_SAID = """() => {
  if (window.heard) {
    heard.length = 0;
    return;
  }
  window.heard = [];
  new MutationObserver(changes => {
    for (const change of changes) for (const line of change.addedNodes) heard.push(line.textContent);
  }).observe(document.getElementById('announcements'), { childList: true });
}"""

ROWS = """() => [...[...document.querySelectorAll('.page:not(.leaving)')].at(-1)
  .querySelectorAll('.section')].map(section =>
    [...section.querySelectorAll('.rows > .cell')].map(cell => cell.innerText))"""


class ReorderingTestCase(ControlsTestCase):
  def editing(self, title="Reordering", app="controls", **wishes):
    reader = self.at(title, app, **wishes)
    reader.tap("button", "Edit")
    reader.top.get_by_role("button", name="Done", exact=True).wait_for()
    # Reorder controls have an effect once their script is loaded.
    reader.wait_until_idle()
    return reader

  def grip(self, reader, name):
    return reader.top.get_by_role("button", name=f"Reorder {name}", exact=True)

  def middle(self, element):
    box = element.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

  def lift(self, reader, name):
    """Lifts a row by the mouse, and returns the position of the mouse."""
    self.grip(reader, name).wait_for()
    reader.wait_until_idle()
    x, y = self.middle(self.grip(reader, name))
    reader.page.mouse.move(x, y)
    reader.page.mouse.down()
    return x, y

  def drag_over(self, reader, name, to):
    """Lifts a row by the mouse and holds it over another."""
    x, y = self.lift(reader, name)
    reader.page.mouse.move(x, y + 10)
    reader.page.mouse.move(x, self.middle(reader.row(to))[1], steps=8)

  def remove_leek(self, reader):
    """Removes a row by a script, since the mouse holds another row."""
    reader.top.get_by_role("button", name="Remove Leek").evaluate("button => button.click()")

  def expect_rows(self, reader, *sections):
    expect(reader.page.locator(".cell.lifted")).to_have_count(0)
    self.wait_until(lambda: reader.page.evaluate(ROWS) == list(sections))
    self.assertEqual(reader.page.evaluate(ROWS), list(sections))

  def wait_until(self, holds, seconds=30):
    """Waits in Python, since the content security policy forbids Playwright's way of waiting for an
    expression."""
    end = time.monotonic() + seconds
    while not holds() and time.monotonic() < end:
      time.sleep(0.02)


FRUIT, GREENS, WINE = ["Apple", "Banana", "Cherry"], ["Leek", "Onion", "Spinach"], ["Wine"]


class DragTests(ReorderingTestCase):
  def test_a_mouse_moves_a_row_within_its_section(self):
    reader = self.editing(screen="desktop")
    self.drag_over(reader, "Apple", "Cherry")
    expect(reader.page.locator(".cell.lifted")).to_contain_text("Apple")
    reader.page.mouse.up()
    self.expect_rows(reader, ["Banana", "Cherry", "Apple"], GREENS, [], WINE)

  def test_rows_go_into_other_sections(self):
    reader = self.editing()
    with self.subTest("by a finger"):
      x, start = self.middle(self.grip(reader, "Cherry"))
      end = self.middle(reader.row("Onion"))[1]
      reader.drag([(x, start + (end - start) * step / 12) for step in range(13)])
      self.expect_rows(reader, ["Apple", "Banana"], ["Leek", "Onion", "Cherry", "Spinach"], [], WINE)
      self.assertEqual(reader.page.evaluate("scrollY + document.querySelector('.table').scrollTop"), 0)
    with self.subTest("into an empty one"):
      x, y = self.lift(reader, "Spinach")
      heading = reader.top.get_by_role("heading", name="Basket").bounding_box()
      reader.page.mouse.move(x, heading["y"] + heading["height"] + 20, steps=8)
      reader.page.mouse.up()
      self.expect_rows(reader, ["Apple", "Banana"], ["Leek", "Onion", "Cherry"], ["Spinach"], WINE)
    with self.subTest("changes around a dragged row are shown at once"):
      self.drag_over(reader, "Apple", "Onion")
      self.remove_leek(reader)
      self.wait_until(lambda: "Leek" not in sum(reader.page.evaluate(ROWS), []))
      expect(reader.page.locator(".cell.lifted")).to_contain_text("Apple")
      reader.page.mouse.up()
      self.expect_rows(reader, ["Banana"], ["Onion", "Apple", "Cherry"], ["Spinach"], WINE)

  def check_refused_drop(self, reader, *basket):
    """Drops a row where it may not go: the scene sends it elsewhere."""
    self.drag_over(reader, "Leek", "Wine")
    reader.page.mouse.up()
    rest = [name for name in GREENS if name not in ["Leek", *basket]]
    self.expect_rows(reader, FRUIT, rest, [*basket, "Leek"], WINE)

  def test_a_row_stays_where_it_was_dropped_until_a_late_scene_answers(self):
    reader = self.editing(app="late")
    self.check_refused_drop(reader)
    reader.wait_until_idle()
    self.drag_over(reader, "Apple", "Cherry")
    reader.page.mouse.up()
    tops = reader.page.evaluate("""async () => {
      const banana = [...document.querySelectorAll('.rows > .cell')]
        .find(cell => cell.innerText === 'Banana');
      const start = performance.now();
      const tops = [];
      while (performance.now() - start < 900) {
        await new Promise(requestAnimationFrame);
        tops.push(banana.getBoundingClientRect().top);
      }
      return tops;
    }""")
    settled = tops[len(tops) // 3:]
    self.assertLess(max(settled) - min(settled), 1, "the others do not go back and forth")
    self.expect_rows(reader, ["Banana", "Cherry", "Apple"], ["Onion", "Spinach"], ["Leek"], WINE)

  def test_a_row_that_is_pressed_or_put_back_stays(self):
    reader = self.editing()
    with self.subTest("only pressed"):
      self.lift(reader, "Banana")
      expect(reader.page.locator(".cell.lifted")).to_have_count(1)
      reader.page.mouse.up()
      self.expect_rows(reader, FRUIT, GREENS, [], WINE)
    with self.subTest("the others make room within their cards"):
      reader.wait_until_idle()
      box = lambda name: reader.row(name).bounding_box()
      before = {name: box(name)["y"] for name in ["Banana", "Cherry", "Leek", "Onion", "Wine"]}
      height = box("Apple")["height"]
      self.drag_over(reader, "Apple", "Spinach")
      reader.wait_until_idle()
      for name in ["Banana", "Cherry", "Leek", "Onion"]:
        self.assertAlmostEqual(box(name)["y"], before[name] - height, delta=0.6, msg=name)
      self.assertAlmostEqual(box("Wine")["y"], before["Wine"], delta=0.6)
    with self.subTest("escape puts it back"):
      reader.page.keyboard.press("Escape")
      self.expect_rows(reader, FRUIT, GREENS, [], WINE)
      reader.page.mouse.up()
      reader.wait_until_idle()
      for name, y in before.items():
        self.assertAlmostEqual(box(name)["y"], y, delta=0.6, msg=name)
    with self.subTest("it can be dragged again"):
      self.drag_over(reader, "Apple", "Banana")
      reader.page.mouse.up()
      self.expect_rows(reader, ["Banana", "Apple", "Cherry"], GREENS, [], WINE)

  def test_forged_drops_change_nothing_and_a_row_deleted_during_its_drag_is_gone(self):
    reader = self.at("Reordering")
    table = int(reader.top.locator(".table").get_attribute("data-n"))
    send = "([...event]) => sockets.at(-1).send(JSON.stringify([1e6, 'move', ...event]))"
    for event in [[table, 0, 1, None], [table, 99, 0, None], [table, 0, 99, None], [1, 0, 0, 1]]:
      reader.page.evaluate(send, event)
    reader.tap("button", "Edit")
    reader.wait_until_idle()
    for event in [[table, 99, 0, None], [table, 0, 99, None], [table, 0, 0, 99], [table, 6, 0, None]]:
      reader.page.evaluate(send, event)
    self.drag_over(reader, "Leek", "Banana")
    self.remove_leek(reader)
    expect(reader.page.locator(".cell.lifted")).to_have_count(0)
    reader.page.mouse.up()
    self.expect_rows(reader, FRUIT, ["Onion", "Spinach"], [], WINE)
    reader.wait_until_idle()
    self.drag_over(reader, "Onion", "Banana")
    reader.page.mouse.up()
    self.expect_rows(reader, ["Apple", "Onion", "Banana", "Cherry"], ["Spinach"], [], WINE)

  def test_a_lost_connection_cancels_a_drag(self):
    reader = self.editing()
    reader.may_lose_connection = True
    self.drag_over(reader, "Apple", "Spinach")
    reader.page.evaluate("sockets.at(-1).close()")
    expect(reader.page.locator(".cell.lifted")).to_have_count(0)
    reader.page.mouse.up()
    reader.wait_for_connection()
    self.expect_rows(reader, FRUIT, GREENS, [], WINE)

  def test_a_wheel_scrolls_during_a_drag(self):
    reader = self.editing("Long list", screen="desktop")
    x, y = self.lift(reader, "Item 4")
    reader.page.mouse.move(x, y + 60, steps=4)
    reader.page.mouse.wheel(0, 440)
    self.wait_until(lambda: reader.top.locator(".table").evaluate("table => table.scrollTop") == 440)
    box = reader.page.locator(".cell.lifted").bounding_box()
    self.assertLess(abs(box["y"] + box["height"] / 2 - y - 60), 2)
    reader.page.mouse.up()
    expect(reader.page.locator(".cell.lifted")).to_have_count(0)
    row = reader.top.get_by_role("listitem").filter(
      has=reader.page.get_by_role("button", name="Reorder Item 4", exact=True))
    expect(row).to_have_attribute("aria-posinset", "15")

  def test_others_make_room_by_what_costs_no_layout_and_not_with_reduced_motion(self):
    reader = self.editing()
    reader.page.evaluate(NOTE_ANIMATIONS)
    self.drag_over(reader, "Apple", "Spinach")
    reader.page.mouse.up()
    self.expect_rows(reader, ["Banana", "Cherry"], ["Leek", "Onion", "Spinach", "Apple"], [], WINE)
    self.assertLessEqual(set(reader.page.evaluate("noted")), {"transform", "translate"})
    reader.wait_until_idle()
    reader.page.emulate_media(reduced_motion="reduce")
    reader.page.evaluate("noted.length = 0")
    self.drag_over(reader, "Apple", "Banana")
    reader.page.mouse.up()
    self.expect_rows(reader, FRUIT, GREENS, [], WINE)
    self.assertEqual(reader.page.evaluate("noted"), [])
    reader.page.emulate_media(reduced_motion="no-preference")
    self.check_refused_drop(reader)


class LongListTests(ReorderingTestCase):
  def test_the_list_scrolls_while_a_row_is_held_near_its_edge(self):
    for screen in ["phone", "desktop"]:
      with self.subTest(screen=screen):
        reader = self.editing("Long list", screen=screen)
        x, y = self.lift(reader, "Item 3")
        view = reader.top.locator(".table").bounding_box()
        reader.page.mouse.move(x, y + 50)
        reader.page.mouse.move(x, view["y"] + view["height"] - 8, steps=5)
        table = reader.top.locator(".table")
        self.wait_until(lambda: table.evaluate("table => table.scrollTop") > 4_000)
        reader.page.mouse.move(x, view["y"] + view["height"] / 2)
        reader.page.wait_for_timeout(300)
        reader.page.mouse.up()
        reader.wait_until_idle()
        expect(reader.page.locator(".cell.lifted")).to_have_count(0)
        place = reader.page.evaluate("""() => {
          const cells = [...document.querySelectorAll('.page:last-child .rows > .cell')];
          const index = cells.findIndex(cell => cell.innerText === 'Item 3');
          const box = cells[index].getBoundingClientRect();
          return [cells[index - 1].innerText, cells[index + 1].innerText, box.top];
        }""")
        before, after = (int(text.removeprefix("Item ")) for text in place[:2])
        self.assertEqual(after, before + 1)
        self.assertGreater(before, 50)
        self.assertLess(abs(place[2] + 22 - (view["y"] + view["height"] / 2)), 45)

  def test_keys_move_a_row_beyond_the_existing_cells(self):
    for app in ["controls", "late"]:
      with self.subTest(app=app):
        self.check_moves_by_keys(self.editing("Long list", app=app))

  def check_moves_by_keys(self, reader):
    self.grip(reader, "Item 2").focus()
    reader.page.keyboard.press("Space")
    for _ in range(60):
      reader.page.keyboard.press("ArrowDown")
    reader.page.keyboard.press("Space")
    expect(reader.page.locator(".cell.lifted")).to_have_count(0)
    expect(self.grip(reader, "Item 2")).to_be_focused()
    row = reader.top.get_by_role("listitem").filter(
      has=reader.page.get_by_role("button", name="Reorder Item 2", exact=True))
    expect(row).to_have_attribute("aria-posinset", "62")
    self.assertTrue(self.grip(reader, "Item 2").evaluate("""grip => {
      const box = grip.getBoundingClientRect();
      return box.top > 0 && box.bottom <= innerHeight;
    }"""))


class KeyTests(ReorderingTestCase):
  def lift_by_key(self, reader, name):
    reader.page.evaluate(KEEP_SAID)
    self.grip(reader, name).focus()
    reader.page.keyboard.press("Space")
    expect(self.grip(reader, name)).to_have_attribute("aria-pressed", "true")

  def expect_announcements(self, reader, *texts):
    self.wait_until(lambda: reader.page.evaluate("heard.length") >= len(texts))
    self.assertEqual(reader.page.evaluate("heard"), list(texts))

  def test_a_row_is_dropped_on_key_down_and_put_back_by_escape_or_a_loss_of_focus(self):
    reader = self.editing()
    with self.subTest("a key that is held lifts a row and does not drop it"):
      self.grip(reader, "Banana").focus()
      for _ in range(3):
        reader.page.keyboard.down("Enter")
      reader.page.keyboard.up("Enter")
      expect(self.grip(reader, "Banana")).to_have_attribute("aria-pressed", "true")
      reader.page.keyboard.press("Escape")
      self.expect_rows(reader, FRUIT, GREENS, [], WINE)
    with self.subTest("escape"):
      self.lift_by_key(reader, "Leek")
      reader.page.keyboard.press("ArrowUp")
      reader.page.keyboard.press("Escape")
      self.expect_rows(reader, FRUIT, GREENS, [], WINE)
      self.assertEqual(
        reader.page.evaluate("heard.at(-1)"), "Leek back at position 1 of 3 in Vegetables")
      expect(self.grip(reader, "Leek")).to_be_focused()
    with self.subTest("focus that goes elsewhere"):
      self.lift_by_key(reader, "Leek")
      reader.page.keyboard.press("ArrowDown")
      reader.page.keyboard.press("Tab")
      self.expect_rows(reader, FRUIT, GREENS, [], WINE)
    for key, name, fruit in [
      ("Space", "Apple", ["Banana", "Apple", "Cherry"]), ("Enter", "Banana", FRUIT)]:
      with self.subTest(key=key):
        reader.wait_until_idle()
        self.lift_by_key(reader, name)
        reader.page.keyboard.press("ArrowDown")
        reader.page.keyboard.down(key)
        self.expect_rows(reader, fruit, GREENS, [], WINE)
        reader.page.keyboard.up(key)
        reader.wait_until_idle()
        expect(reader.page.locator(".cell.lifted")).to_have_count(0)

  def test_each_step_of_moving_a_row_by_keys_is_announced(self):
    reader = self.editing()
    self.lift_by_key(reader, "Banana")
    for key in ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp", "Enter"]:
      reader.page.keyboard.press(key)
    self.expect_rows(reader, ["Apple", "Cherry"], ["Banana", *GREENS], [], WINE)
    self.expect_announcements(
      reader,
      "Banana lifted, position 2 of 3 in Fruit. Arrow keys move it, Space drops it, Escape cancels.",
      "Banana, position 3 of 3 in Fruit",
      "Banana, position 1 of 4 in Vegetables",
      "Banana, position 2 of 4 in Vegetables",
      "Banana, position 1 of 4 in Vegetables",
      "Banana dropped, position 1 of 4 in Vegetables")
    expect(self.grip(reader, "Banana")).to_be_focused()
    self.assertIsNone(self.grip(reader, "Banana").get_attribute("aria-pressed"))

  def test_the_final_place_of_a_row_is_announced(self):
    reader = self.editing(app="late")
    self.lift_by_key(reader, "Spinach")
    for key in ["ArrowDown", "ArrowDown", "ArrowDown", "Space"]:
      reader.page.keyboard.press(key)
    self.expect_rows(reader, FRUIT, ["Leek", "Onion"], ["Spinach"], WINE)
    self.assertEqual(
      reader.page.evaluate("heard.at(-1)"), "Spinach dropped, position 1 of 1 in Basket")
    expect(self.grip(reader, "Spinach")).to_be_focused()

  def test_announcements_are_localized(self):
    reader = self.at("Reordering", locale="zh-CN")
    reader.tap("button", "编辑")
    reader.page.evaluate(KEEP_SAID)
    reader.top.get_by_role("button", name="重新排序 Leek").focus()
    lifted = "已提起Leek，“Vegetables”中第 1 位，共 3 位。用方向键移动，按空格键放下，按 Esc 键取消。"
    reader.page.keyboard.press("Space")
    self.expect_announcements(reader, lifted)
    reader.page.keyboard.press("ArrowDown")
    self.expect_announcements(reader, lifted, "Leek，“Vegetables”中第 2 位，共 3 位")

  def test_a_row_moved_by_keys_is_accessible(self):
    reader = self.editing()
    self.grip(reader, "Banana").focus()
    reader.page.keyboard.press("Space")
    reader.page.keyboard.press("ArrowDown")
    reader.wait_until_idle()
    self.check_accessibility_in_both_styles(reader)


class ChoosingTests(ReorderingTestCase):
  def test_circles_are_filled_and_check_marks_come_and_go(self):
    reader = self.editing("Choosing")
    choice = lambda name: reader.top.get_by_role("button", name=name, exact=True)
    with self.subTest("circles"):
      expect(choice("Milk")).to_have_attribute("aria-pressed", "false")
      for name in ["Milk", "Tea", "Milk"]:
        choice(name).click()
      reader.expect_heading("1 Selected")
      expect(choice("Milk")).to_have_attribute("aria-pressed", "false")
      expect(choice("Tea")).to_have_attribute("aria-pressed", "true")
      self.check_accessibility_in_both_styles(reader)
      reader.tap("button", "Done")
      reader.expect_heading("Choosing")
      self.assertIsNone(choice("Tea").get_attribute("aria-pressed"))
    with self.subTest("check marks"):
      marks = reader.top.locator(".cell[data-row~=check]")
      expect(marks).to_have_text(["Bread"])
      reader.tap_row("Tea")
      expect(marks).to_have_text(["Bread", "Tea"])
      reader.tap_row("Bread")
      expect(marks).to_have_text(["Tea"])
      chosen = reader.top.locator(".cell-hit[aria-pressed=true]")
      expect(chosen).to_have_count(1)
      expect(chosen).to_have_accessible_name("Tea")
