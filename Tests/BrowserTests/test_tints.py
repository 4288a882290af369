"""Colours that depend on the container: templates, dimming behind alerts, elevation in dark
mode."""
from playwright.sync_api import expect

from test_controls import ControlsTestCase

LINES = """() => [...document.querySelectorAll(".page .cell")].map(cell => {
  const label = [...cell.querySelectorAll(".label")].find(e => e.checkVisibility());
  const image = cell.querySelector(".image");
  const cellBox = cell.getBoundingClientRect();
  const range = new Range();
  range.selectNodeContents(label);
  const text = range.getBoundingClientRect();
  const line = getComputedStyle(cell, "::after");
  const isRight = getComputedStyle(cell).direction === "rtl";
  return {
    name: label.textContent, hasImage: Boolean(image?.checkVisibility()),
    text: isRight ? cellBox.right - text.right : text.left - cellBox.left,
    line: parseFloat(isRight ? line.right : line.left) };
})"""

BLUE = [0, 122, 255]
GREEN = [0, 128, 0]
WHITE = [255, 255, 255]


class TintTests(ControlsTestCase):
  def halves(self, reader, name):
    box = reader.row(name).locator(".picture").bounding_box()
    middle = box["y"] + box["height"] / 2
    quarter = box["width"] / 4
    return reader.colors_at([
      (round(box["x"] + quarter), round(middle)), (round(box["x"] + 3 * quarter), round(middle))])

  def test_a_template_has_the_tint_where_it_covers_which_is_gray_behind_an_alert(self):
    reader = self.at("Tints")
    reader.page.mouse.move(0, 0)
    self.assertEqual(self.halves(reader, "Template"), [BLUE, WHITE])
    self.assertEqual(self.halves(reader, "Tinted"), [GREEN, WHITE])
    self.assertEqual(self.halves(reader, "Picture"), [WHITE, WHITE])
    # Tints are gray behind an alert.
    own = reader.page.get_by_role("button", name="Own", exact=True)
    ask = reader.page.get_by_role("button", name="Ask", exact=True)
    colors = [one.evaluate("e => getComputedStyle(e).color") for one in (own, ask)]
    self.assertEqual(len(set(colors)), 2)
    reader.tap("button", "Ask")
    okay = reader.page.get_by_role("button", name="OK", exact=True)
    blue = okay.evaluate("e => getComputedStyle(e).color")
    self.assertEqual(blue, colors[1])
    behind = reader.page.locator(".button, .bar-button", has_text="Own")
    expect(behind).to_have_css("color", "rgb(108, 108, 112)")
    expect(reader.page.locator(".bar-button", has_text="Ask")).to_have_css("color", "rgb(108, 108, 112)")
    okay.tap()
    expect(behind).to_have_css("color", colors[0])

  def test_separators_begin_where_texts_do(self):
    for locale in ["en-US", "ar"]:
      reader = self.at("Tints", locale=locale)
      for size in ["16px", "28px"]:
        reader.page.evaluate("size => { document.documentElement.style.fontSize = size }", size)
        reader.eventually(
          lambda: [line["name"] for line in reader.page.evaluate(LINES) if not line["hasImage"]]
          == ["Plain"], "expected the rows of the screen")
        reader.wait_until_idle()
        lines = reader.page.evaluate(LINES)
        for line in lines:
          self.assertAlmostEqual(line["line"], line["text"], delta=1.5, msg=(locale, size, line))

  def test_a_grouped_background_is_raised_in_a_sheet_in_the_dark(self):
    reader = self.at("Tints", scheme="dark")
    reader.tap("button", "Rise")
    reader.wait_until_idle()
    expect(reader.page.locator(".sheet-content > .view").first).to_have_css(
      "background-color", "rgb(28, 28, 30)")
