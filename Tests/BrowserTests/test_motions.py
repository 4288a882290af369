"""Shakes of the device, 3D layers, and titles that open menus."""
from playwright.sync_api import expect

from test_controls import ControlsTestCase

SHAKES = """() => {
  // To and fro, as fast as a hand does.
  for (const x of [20, -20, 20, -20]) {
    const event = new Event("devicemotion");
    Object.defineProperty(event, "acceleration", { value: { x, y: 0, z: 0 } });
    dispatchEvent(event);
  }
}"""
CARRIES = """() => {
  for (const x of [9, -9, 9, -9, 9, -9]) {
    const event = new Event("devicemotion");
    Object.defineProperty(event, "acceleration", { value: { x, y: 0, z: 0 } });
    dispatchEvent(event);
  }
}"""


class MotionTests(ControlsTestCase):
  def opened(self, **wishes):
    reader = self.at("Motions", **wishes)
    expect(reader.page.locator("[data-shakes]")).to_be_attached()
    reader.wait_for("!document.body.hasAttribute('data-loading')")
    return reader

  def test_a_shake_is_counted(self):
    reader = self.opened()
    reader.page.evaluate(SHAKES)
    expect(reader.top.get_by_text("Shakes: 1")).to_be_visible()
    reader.page.evaluate(CARRIES)
    reader.page.evaluate(SHAKES)
    expect(reader.top.get_by_text("Shakes: 2")).to_be_visible()

  def test_keys_shake_as_in_the_simulator(self):
    reader = self.opened(screen="desktop")
    reader.page.keyboard.press("Control+Meta+z")
    expect(reader.top.get_by_text("Shakes: 1")).to_be_visible()
    reader.page.keyboard.press("Control+Alt+z")
    expect(reader.top.get_by_text("Shakes: 2")).to_be_visible()
    reader.page.keyboard.press("Control+z")
    reader.wait_until_idle()
    expect(reader.top.get_by_text("Shakes: 2")).to_be_visible()

  def test_a_title_opens_its_menu(self):
    for scheme in ["light", "dark"]:
      reader = self.opened(scheme=scheme)
      reader.top.get_by_role("button", name="Motions").click()
      menu = reader.page.get_by_role("menu")
      expect(menu.get_by_role("menuitem")).to_have_text(["Rename", "Reset"])
      self.check_accessibility(reader)
      menu.get_by_role("menuitem", name="Rename").click()
      expect(reader.top.get_by_role("button", name="Renamed")).to_be_visible()

  def test_a_box_keeps_its_faces_in_space(self):
    reader = self.opened()
    stage = reader.top.locator("[data-identifier=stage]").first
    box = stage.bounding_box()
    reader.wait_until_idle()
    middle = box["y"] + box["height"] / 2
    left, right = box["x"] + 62, box["x"] + 125
    # The first face is rotated to the right, so that the face at its left side is visible beside
    # it.
    colors = reader.colors_at([(left, middle), (right, middle)])
    self.assertNotEqual(colors[0], colors[1])
    self.assertGreater(colors[1][0], 200)

  def test_a_view_moves_and_turns_at_once(self):
    reader = self.opened()
    for start, end in [(0, 160), (160, 0)]:
      reader.tap("button", "Move")
      reader.wait_for("document.querySelector('[data-identifier=card]').getAnimations().length > 0")
      # Halfway, as if a second had passed.
      place, turn = reader.page.evaluate("""() => {
        const card = document.querySelector('[data-identifier=card]');
        for (const way of card.getAnimations()) [way.currentTime] = [1000, way.pause()];
        const style = getComputedStyle(card);
        const { a, b } = new DOMMatrix(style.transform);
        return [parseFloat(style.left), Math.round(Math.atan2(b, a) / Math.PI * 180)];
      }""")
      self.assertAlmostEqual(place, (start + end) / 2, delta=1)
      self.assertEqual(turn, 45)
      reader.page.evaluate(
        "document.querySelector('[data-identifier=card]').getAnimations().forEach(way => way.finish())")

  def test_a_gradient_fades_what_it_masks(self):
    reader = self.opened()
    box = reader.top.locator("[data-identifier=fade]").bounding_box()
    middle = box["y"] + box["height"] / 2
    [start, half, end] = reader.colors_at([(box["x"] + 200 * part, middle) for part in [0.01, 0.5, 0.98]])
    self.assertLess(start[0], 110)
    self.assertGreater(half[0], start[0] + 50)
    self.assertGreater(end[0], 240)


class PosterTests(ControlsTestCase):
  def test_an_image_view_that_is_a_screens_view_fills_it(self):
    reader = self.at("Poster")
    box = reader.top.locator("[data-identifier=poster]").bounding_box()
    self.assertEqual((box["x"], box["y"], box["width"], box["height"]), (0, 0, 390, 844))
    # The image keeps its aspect ratio, centred.
    [middle, above] = reader.colors_at([(195, 422), (195, 120)])
    self.assertLess(middle[0], 100)
    self.assertGreater(min(above), 240)
