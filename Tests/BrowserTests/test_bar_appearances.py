"""Custom bar appearances: at the edge of the content, and after scrolling."""
from test_controls import ControlsTestCase

PURPLE = [102, 0, 102]
GREEN = [0, 102, 0]
NIGHT = [26, 38, 77]
RUST = [77, 26, 26]
INDIGO = [88, 86, 214]

COLOR = "element => getComputedStyle(element).color"
TO = "(place) => { const list = document.querySelector('.table'); list.scrollTop = place; }"


class BarAppearanceTests(ControlsTestCase):
  def start(self, tab="Colours", **wishes):
    reader = self.reader(address=self.program.address, **wishes).open("/dressed")
    reader.wait_for_connection()
    self.choose(reader, tab)
    return reader

  def choose(self, reader, tab):
    reader.page.get_by_role("tab", name=tab).click()
    reader.expect_heading(tab)
    reader.wait_until_idle()

  def scroll(self, reader, place):
    reader.page.evaluate(TO, place)
    reader.page.evaluate("() => new Promise(done => requestAnimationFrame(() => "
      "requestAnimationFrame(() => done(true))))")
    reader.wait_until_idle()

  def color(self, reader, selector):
    return reader.page.locator(selector).first.evaluate(COLOR)

  def test_bars_look_otherwise_at_the_edges_of_their_content(self):
    reader = self.start()
    with self.subTest("a bar"):
      # The bar, the area of the large title, and the list below it.
      self.assertEqual(reader.colors_at([(200, 10), (300, 70)]), [PURPLE, PURPLE])
      self.assertEqual(self.color(reader, ".bar-large-title"), "rgb(255, 255, 255)")
      self.assertEqual(self.color(reader, ".bar-button"), "rgb(255, 255, 255)")
      self.scroll(reader, 300)
      self.assertEqual(reader.colors_at([(300, 10), (300, 40)]), [GREEN, GREEN])
      self.assertEqual(self.color(reader, "h1.bar-title"), "rgb(255, 255, 0)")
      self.scroll(reader, 0)
      self.assertEqual(
        reader.colors_at([(200, 10), (300, 70), (4, 838)]), [PURPLE, PURPLE, NIGHT])
    with self.subTest("a tab bar"):
      self.scroll(reader, 1_000_000)
      self.assertEqual(reader.colors_at([(4, 838)]), [RUST])
      tabs = [
        tab.locator(".tab-title").evaluate(COLOR)
        for tab in reader.page.get_by_role("tab").all()]
      self.assertEqual(tabs, ["rgb(255, 255, 255)"] + ["rgb(170, 170, 170)"] * 3)

  def test_the_first_paint_looks_as_the_live_page(self):
    reader = self.reader(address=self.program.address, scripts=False).open("/dressed")
    self.assertEqual(reader.colors_at([(200, 10), (300, 70)]), [PURPLE, PURPLE])

  def test_a_clear_bar_shows_what_lies_below_and_buttons_align_their_content(self):
    reader = self.start("Clear")
    self.assertEqual(reader.colors_at([(20, 10)]), [INDIGO])
    self.assertEqual(self.color(reader, "h1.bar-title"), "rgb(255, 255, 255)")
    self.assertEqual(self.color(reader, ".bar-button-title"), "rgb(255, 255, 0)")
    # Buttons of another tab align their content.
    self.choose(reader, "Controls")
    def places(name):
      return reader.page.get_by_role("button", name=name, exact=True).evaluate("""button => {
        const [outer, inner] = [button, button.querySelector('.button-title')]
          .map(one => one.getBoundingClientRect());
        return [inner.left - outer.left, outer.right - inner.right].map(Math.round);
      }""")
    self.assertEqual(places("Leading")[0], 0)
    self.assertEqual(places("Trailing")[1], 0)
    self.assertAlmostEqual(*places("Center"), delta=1)
    line = reader.page.locator(".table").last.evaluate(
      "table => getComputedStyle(table).getPropertyValue('--separator')")
    self.assertIn("#ff0000", line)

  def test_the_systems_bars_stay_as_they_are(self):
    reader = self.start("Plain", scheme="dark")
    self.assertEqual(reader.colors_at([(20, 10)]), [[0, 0, 0]])
    self.assertEqual(reader.page.locator(".bar.custom-appearance").count(), 0)
    badge = reader.page.locator(".tab-badge").last
    self.assertIn("0.42", badge.evaluate("e => getComputedStyle(e).backgroundColor"))
