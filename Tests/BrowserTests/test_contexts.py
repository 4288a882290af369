"""Presentations over the current context or the window, and content between bars, in a real
browser."""
import os

from playwright.sync_api import expect

from test_controls import ControlsTestCase


class ContextsTestCase(ControlsTestCase):
  def shot(self, reader, name):
    """Takes a screenshot for people if the variable SCREENSHOTS is set."""
    folder = os.environ.get("SCREENSHOTS")
    if folder:
      reader.page.screenshot(path=f"{folder}/{name}.png")

  def button(self, reader, name):
    return reader.page.get_by_role("button", name=name, exact=True)


class ContextTests(ContextsTestCase):
  def test_a_presentation_over_current_context_leaves_bars_usable(self):
    reader = self.at("Contexts")
    self.button(reader, "Over this screen").click()
    expect(self.button(reader, "Done")).to_be_focused()
    reader.wait_until_idle()
    self.shot(reader, "context-over")
    panel = reader.page.locator(".sheet-panel")
    expect(panel).to_have_attribute("role", "group")
    # Covered content is inert, also for keys.
    expect(reader.page.get_by_role("button", name="Tap", exact=True)).to_have_count(0)
    self.check_accessibility(reader)
    self.button(reader, "Done").click()
    expect(panel).to_have_count(0)
    self.button(reader, "Tap").click()
    expect(reader.page.get_by_text("Taps: 1")).to_be_visible()

  def test_the_way_back_goes_on_while_something_is_over_a_screen(self):
    reader = self.at("Contexts")
    self.button(reader, "Over this screen").click()
    expect(self.button(reader, "Done")).to_be_visible()
    reader.wait_until_idle()
    self.button(reader, "Controls").click()
    reader.expect_heading("Controls")
    expect(self.button(reader, "Done")).to_have_count(0)

  def test_a_card_turns_over_and_back(self):
    reader = self.at("Contexts")
    self.button(reader, "Turn over").click()
    reader.wait_for(
      "document.querySelector('.sheet-panel')?.getAnimations()"
      ".some(a => a.effect.getKeyframes().some(k => k.transform?.includes('rotateY')))")
    expect(self.button(reader, "Done")).to_be_visible()
    reader.wait_until_idle()
    self.shot(reader, "context-turned")
    self.button(reader, "Done").click()
    expect(self.button(reader, "Tap")).to_be_visible()
    reader.wait_until_idle()

  def test_a_sheet_dissolves_in_its_place(self):
    reader = self.at("Contexts")
    self.button(reader, "Dissolve a sheet").click()
    done = self.button(reader, "Done")
    expect(done).to_be_visible()
    moves = reader.page.locator(".sheet-panel").evaluate("e => e.getAnimations().length")
    self.assertEqual(moves, 0)
    reader.wait_until_idle()
    reader.page.keyboard.press("Escape")
    expect(done).to_have_count(0)


class BarTests(ContextsTestCase):
  def test_content_lies_below_bars_or_ends_at_them(self):
    reader = self.at("Contexts")
    bar = reader.page.locator(".page:last-child > .bar").bounding_box()
    for title, top in [("Below bars", bar["y"]), ("Between bars", bar["y"] + bar["height"])]:
      self.button(reader, title).click()
      reader.expect_heading(title)
      reader.wait_until_idle()
      self.shot(reader, title.lower().replace(" ", "-"))
      content = reader.page.locator(".page:last-child .scroll-content > .view").first.bounding_box()
      self.assertAlmostEqual(content["y"], top, delta=1)
      # The title display mode of the previous screen makes the button "Back".
      self.button(reader, "Back").click()
      reader.expect_heading("Contexts")
      reader.wait_until_idle()


class WideBarTests(ContextsTestCase):
  def test_a_search_bar_stands_beside_the_title_of_a_wide_bar(self):
    reader = self.reader(address=self.program.address, screen="desktop").open("/split")
    reader.wait_for_connection()
    reader.page.get_by_role("listitem").filter(has_text="Player 3").first.get_by_role("button").first.click()
    self.button(reader, "More").click()
    heading = reader.page.get_by_role("heading", name="More of Player 3", exact=True)
    expect(heading).to_be_visible()
    reader.wait_until_idle()
    field = reader.page.locator(".search-bar input")
    self.shot(reader, "search-inline")
    title, box = heading.bounding_box(), field.bounding_box()
    middle = lambda b: b["y"] + b["height"] / 2
    self.assertAlmostEqual(middle(title), middle(box), delta=2)
    self.assertGreater(box["x"], title["x"] + title["width"])
    field.click()
    expect(self.button(reader, "Cancel")).to_be_visible()
    expect(heading).to_be_visible()
    self.check_accessibility(reader)
    self.button(reader, "Cancel").click()
    expect(self.button(reader, "Cancel")).to_have_count(0)
