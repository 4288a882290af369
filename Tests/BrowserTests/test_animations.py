"""Changes by `UIView.animate`: animated on the page, final immediately, with completions."""
from playwright.sync_api import expect

from test_controls import ControlsTestCase

# Records the animations of elements: the changed properties, and the duration.
WATCH = """() => { window.movements = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
  movements.push([this.dataset.identifier ?? "", Object.keys(frames[0]).sort().join(" "), timing.duration]);
  return animate.call(this, frames, timing);
}; }"""


class AnimationTests(ControlsTestCase):
  def moving(self, reduced=False):
    reader = self.at("Moving")
    if reduced:
      reader.page.emulate_media(reduced_motion="reduce")
    reader.page.evaluate(WATCH)
    return reader

  def press(self, reader, name):
    reader.tap("button", name)
    self.expect_message(reader, f"{name} true")
    return reader.page.evaluate("movements")

  def box(self, reader):
    return reader.top.locator("[data-identifier=box]")

  def test_looks_change_over_the_time(self):
    reader = self.moving()
    self.assertEqual(self.press(reader, "Fade"), [["box", "opacity", 600]])
    expect(self.box(reader)).to_have_css("opacity", "0.25")
    self.assertEqual(self.press(reader, "Colour")[1:], [["box", "backgroundColor", 600]])

  def test_a_view_shown_in_a_stack_fades_in_and_the_others_move(self):
    reader = self.moving()
    before = self.box(reader).bounding_box()["y"]
    movements = self.press(reader, "Show")
    self.assertIn(["", "opacity", 600], movements)
    self.assertIn(["box", "transform transformOrigin", 600], movements)
    reader.wait_until_idle()
    self.assertGreater(self.box(reader).bounding_box()["y"], before)

  def test_constraints_glide(self):
    reader = self.moving()
    self.assertIn(["box", "transform transformOrigin", 600], self.press(reader, "Grow"))
    reader.wait_until_idle()
    self.assertEqual(self.box(reader).bounding_box()["height"], 120)

  def test_reduced_motion_disables_movement(self):
    reader = self.moving(reduced=True)
    self.assertEqual(self.press(reader, "Grow"), [])
    self.assertEqual(self.box(reader).bounding_box()["height"], 120)
