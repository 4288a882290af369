"""Layouts by chance: the frames that views tell are where Chromium has put their boxes."""
from playwright.sync_api import expect

from test_controls import ControlsTestCase

# Each box with its name, the frame that the view has told, and the one that it has.
BOXES = """() => [...document.querySelectorAll("[data-identifier^='box|']")].map(box => {
  const [, name, told] = box.dataset.identifier.split("|");
  const own = box.getBoundingClientRect();
  const parent = box.parentElement.closest("[data-n]").getBoundingClientRect();
  return [name, told.split(" ").map(Number),
    [own.x - parent.x, own.y - parent.y, own.width, own.height]];
})"""


class LayoutTests(ControlsTestCase):
  maxDiff = None

  def boards(self, count, **wishes):
    """What differs by more than a point on the first boards, of 25 layouts each."""
    reader = self.at("Layouts", **wishes)
    wrong, seen = [], 0
    for board in range(count):
      if board:
        reader.page.locator(".bar").get_by_role("button", name="Next").last.click()
      expect(reader.top.locator(f"[data-identifier='board {board}']")).to_be_attached()
      for name, told, box in reader.page.evaluate(BOXES):
        seen += 1
        if any(abs(a - b) > 1 for a, b in zip(told, box)):
          wrong.append(f"{name}: told {told}, Chromium {[round(n, 2) for n in box]}")
    self.assertGreater(seen, count * 100)
    return wrong

  def test_frames_are_where_the_boxes_are(self):
    self.assertEqual(self.boards(8), [])

  def test_from_right_to_left(self):
    self.assertEqual(self.boards(4, locale="ar"), [])
