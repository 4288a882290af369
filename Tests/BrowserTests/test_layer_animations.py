"""Animations of layers, as the browser plays them."""
from test_controls import ControlsTestCase

BOX = "element => element.getBoundingClientRect().toJSON()"
#: The animations of an element: their properties, and their progress.
WAYS = """element => element.getAnimations().filter(way => way.id === "motion").map(way => ({
  names: [...new Set(way.effect.getKeyframes().flatMap(frame => Object.keys(frame)))],
  duration: way.effect.getTiming().duration, iterations: way.effect.getTiming().iterations,
  time: way.currentTime, state: way.playState,
}))"""


class LayerAnimationTests(ControlsTestCase):
  def animations(self, **wishes):
    return self.at("Animations", **wishes)

  def part(self, reader, name):
    return reader.top.locator(f"[data-identifier={name}]")

  def ways(self, reader, name):
    return self.part(reader, name).evaluate(WAYS)

  def expect_message(self, reader, text):
    reader.eventually(
      lambda: self.part(reader, "heard").inner_text() == text, f"expected to hear {text}")

  def held(self, reader, name, time):
    """Pauses the animations of an element, and of its descendants, at a time in milliseconds."""
    self.part(reader, name).evaluate(
      """(element, time) => element.getAnimations({ subtree: true })
        .filter(way => way.id === "motion").forEach(way => { way.pause(); way.currentTime = time; })""", time)

  def test_a_repeated_group_animates_all_its_properties(self):
    reader = self.animations()
    reader.eventually(lambda: len(self.ways(reader, "beat")) == 2, "expected two animations")
    names = {name for way in self.ways(reader, "beat") for name in way["names"]}
    self.assertLessEqual({"opacity", "transform"}, names)
    self.held(reader, "beat", 0)
    small = self.part(reader, "beat").evaluate(BOX)["width"]
    self.held(reader, "beat", 600)
    self.assertAlmostEqual(self.part(reader, "beat").evaluate(BOX)["width"], small * 1.25, delta=0.5)

  def test_a_line_grows_as_a_path_and_is_a_picture_again(self):
    reader = self.animations()
    path = self.part(reader, "ring").locator(".motion-shape path")
    reader.tap("button", "Fill")
    path.wait_for(state="attached")
    dash = path.evaluate("path => path.getAnimations()[0].effect.getKeyframes().map(f => f.strokeDasharray)")
    self.assertEqual([value.split(",")[0].split(" ")[0] for value in dash], ["0.25", "0.75"])
    path.wait_for(state="detached")

  def test_a_shimmer_moves_over_its_view(self):
    reader = self.animations()
    box = self.part(reader, "shimmer").evaluate(BOX)
    y = box["y"] + box["height"] / 2
    points = [[box["x"] + box["width"] * part, y] for part in (0.15, 0.85)]
    reader.eventually(
      lambda: self.part(reader, "shimmer").evaluate(
        "element => element.getAnimations({ subtree: true }).length") > 0, "expected an animation")
    self.held(reader, "shimmer", 1600 * 0.45 / 1.6)
    left, right = reader.colors_at(points)
    self.assertGreater(left[0], right[0] + 8)
    self.held(reader, "shimmer", 1600 * 1.15 / 1.6)
    left, right = reader.colors_at(points)
    self.assertGreater(right[0], left[0] + 8)

  def test_a_ball_flies_along_its_path_and_is_back(self):
    reader = self.animations()
    rail = self.part(reader, "rail")
    ball = rail.locator("[data-n]").first
    rest = ball.evaluate(BOX)
    reader.tap("button", "Toss")
    reader.eventually(lambda: ball.evaluate(BOX)["x"] > rest["x"] + 40, "expected the ball to fly")
    self.assertLess(ball.evaluate(BOX)["y"], rest["y"] + 1)
    self.expect_message(reader, "toss finished")
    reader.eventually(lambda: ball.evaluate(BOX)["x"] == rest["x"], "expected the ball to be back")

  def test_a_card_turns_in_space(self):
    reader = self.animations()
    wide = self.part(reader, "card").evaluate(BOX)
    reader.tap("button", "Flip")
    reader.eventually(
      lambda: self.part(reader, "card").evaluate(BOX)["width"] < wide["width"] - 20, "expected it to turn")
    self.held(reader, "card", 500)
    turned = self.part(reader, "card").evaluate(BOX)
    # The nearer edge is higher than the card itself.
    self.assertGreater(turned["height"], wide["height"] + 4)

  def test_a_shake_can_be_stopped(self):
    reader = self.animations()
    reader.tap("button", "Shake")
    reader.eventually(lambda: self.ways(reader, "shaken"), "expected a shake")
    self.assertEqual(self.ways(reader, "shaken")[0]["duration"], 500)
    self.expect_message(reader, "shake finished")
    self.assertEqual(self.ways(reader, "shaken"), [])
    reader.tap("button", "Toss")
    reader.tap("button", "Stop")
    self.expect_message(reader, "toss stopped")

  def test_a_border_changes_its_colour(self):
    reader = self.animations()
    border = "element => getComputedStyle(element, '::after').borderTopColor"
    reader.eventually(lambda: self.ways(reader, "glow"), "expected an animation")
    self.held(reader, "glow", 600)
    middle = self.part(reader, "glow").evaluate(border)
    self.held(reader, "glow", 0)
    self.assertNotEqual(self.part(reader, "glow").evaluate(border), middle)

  def test_repeating_animations_continue_after_a_reload(self):
    reader = self.animations()
    reader.eventually(lambda: self.ways(reader, "beat"), "expected an animation")
    reader.page.reload()
    reader.wait_for_connection()
    reader.eventually(lambda: len(self.ways(reader, "beat")) == 2, "expected the animations again")
