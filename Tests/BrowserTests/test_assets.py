"""Pictures and colours of an asset catalogue, fonts of an app, and moving pictures."""
from test_controls import ControlsTestCase

FONTS = """() => [...document.fonts].filter(f => f.family.startsWith("App"))
  .map(f => [f.family, f.status])"""
# The width of a label's first line, and of the same text in a span that the browser sets.
WIDTHS = """id => {
  const label = document.querySelector(`[data-identifier="${id}"]`);
  const range = new Range();
  range.selectNodeContents(label.querySelector("span") ?? label);
  return [range.getBoundingClientRect().width, label.getBoundingClientRect().width];
}"""


class AssetTests(ControlsTestCase):
  def box(self, reader, name):
    return reader.top.locator(f"[data-identifier={name}]").bounding_box()

  def colors(self, reader, name, *places):
    """The colours at places of a view, from 0 to 1 across and down."""
    box = self.box(reader, name)
    return reader.colors_at([
      (round(box["x"] + x * box["width"]), round(box["y"] + y * box["height"])) for x, y in places])

  def test_pictures_and_colours_follow_the_style(self):
    reader = self.at("Assets")
    for scheme, sky, disc, accent in [
      ("light", [128, 204, 255], [255, 204, 0], [0, 128, 64]),
      ("dark", [26, 26, 77], [255, 255, 255], [128, 255, 192]),
      ("light", [128, 204, 255], [255, 204, 0], [0, 128, 64]),
    ]:
      with self.subTest(scheme=scheme):
        reader.page.emulate_media(color_scheme=scheme)
        reader.eventually(
          lambda: self.colors(reader, "sky", (0.05, 0.05)) == [sky], f"the sky is {sky}")
        self.assertEqual(self.colors(reader, "sky", (0.5, 0.5)), [disc])
        self.assertEqual(self.colors(reader, "swatch", (0.5, 0.5)), [accent])
    self.check_accessibility_in_both_styles(reader)

  def test_vector_files_have_their_size_and_slices_keep_their_corners(self):
    reader = self.at("Assets")
    vector, page = self.box(reader, "vector"), self.box(reader, "page")
    self.assertEqual((vector["width"], vector["height"]), (24, 24))
    self.assertEqual((page["width"], page["height"]), (60, 40))
    self.assertEqual(
      self.colors(reader, "page", (0.25, 0.5), (0.75, 0.8)), [[255, 0, 0], [0, 0, 255]])
    self.assertEqual(self.colors(reader, "bubble", (0.5, 0.5)), [[51, 199, 89]])

  def test_texts_are_set_in_the_apps_fonts_which_load_before_they_show(self):
    reader = self.at("Assets")
    fonts = reader.page.evaluate(FONTS)
    self.assertEqual([status for _, status in fonts], ["loaded", "loaded"])
    preloads = reader.page.locator('link[rel=preload][href^="/-/fonts/app/App"]')
    self.assertEqual(preloads.count(), 2)
    text, label = reader.page.evaluate(WIDTHS, "title")
    self.assertAlmostEqual(text, label, delta=0.7)
    # A font that the first paint did not name loads when a text needs it.
    reader.tap("button", "Other font")
    reader.eventually(
      lambda: [status for _, status in reader.page.evaluate(FONTS)] == ["loaded"] * 3,
      "the third font is loaded")
