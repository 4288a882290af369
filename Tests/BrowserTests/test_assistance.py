"""Accessibility actions of an app's own views, and the order of elements for screen readers and
keys."""
import re

from playwright.sync_api import expect

from test_controls import ControlsTestCase


class AssistanceTests(ControlsTestCase):
  def button(self, reader, name):
    return reader.top.get_by_role("button", name=name, exact=True)

  def test_arrows_adjust_an_adjustable_view_and_its_value_is_exposed(self):
    reader = self.at("Assisted")
    rating = reader.top.get_by_role("slider", name="Rating")
    expect(rating).to_have_attribute("aria-valuetext", "3 stars")
    rating.press("ArrowUp")
    expect(rating).to_have_attribute("aria-valuetext", "4 stars")
    rating.press("ArrowLeft")
    expect(rating).to_have_attribute("aria-valuetext", "3 stars")

  def test_keys_activate_a_view_that_is_a_button(self):
    reader = self.at("Assisted")
    self.button(reader, "Card").press("Enter")
    self.expect_message(reader, "Activated")

  def test_elements_are_read_and_reached_in_their_order(self):
    reader = self.at("Assisted")
    self.button(reader, "Card").focus()
    reader.page.keyboard.press("Tab")
    expect(self.button(reader, "First")).to_be_focused()
    reader.page.keyboard.press("Tab")
    expect(self.button(reader, "Second")).to_be_focused()
    reader.page.keyboard.press("Tab")
    expect(self.button(reader, "Open")).to_be_focused()
    reader.page.keyboard.press("Shift+Tab")
    expect(self.button(reader, "Second")).to_be_focused()
    expect(self.button(reader, "Never")).to_have_count(0)
    # Touches do not depend on the order.
    reader.top.get_by_text("Never", exact=True).tap()
    self.expect_message(reader, "Never")

  def test_a_modal_view_hides_the_others_and_escape_dismisses_it(self):
    reader = self.at("Assisted")
    self.button(reader, "Open").press("Enter")
    expect(self.button(reader, "Inside")).to_be_visible()
    expect(self.button(reader, "Card")).to_have_count(0)
    expect(self.button(reader, "Open")).to_have_count(0)
    # Changes of hidden elements by the scene keep them hidden.
    self.button(reader, "Inside").press("Enter")
    expect(reader.top.locator("[aria-label=Behind]")).to_have_attribute("aria-hidden", "true")
    expect(self.button(reader, "Card")).to_have_count(0)
    self.button(reader, "Inside").focus()
    reader.page.keyboard.press("Escape")
    self.expect_message(reader, "Closed")
    expect(self.button(reader, "Card")).to_be_visible()
    # Without a handler of Escape, the screen below returns.
    reader.page.keyboard.press("Escape")
    reader.expect_heading("Controls")

  def test_a_row_with_accessibility_elements_keeps_its_own_buttons(self):
    reader = self.at("Editing")
    row = reader.row("Milk")
    row.evaluate("""row => {
      row.dataset.order = row.querySelector(".cell-content [data-n]").dataset.n;
    }""")
    reader.tap("button", "Edit")
    expect(row).to_have_attribute("aria-owns", re.compile("^read-"))
    expect(row.get_by_role("button", name="Delete Milk", exact=True)).to_be_visible()
    expect(row.locator("> .cell-control")).not_to_have_attribute("tabindex", "-1")

  def test_the_screen_is_accessible(self):
    reader = self.at("Assisted")
    self.check_accessibility(reader)
    self.button(reader, "Open").press("Enter")
    expect(self.button(reader, "Card")).to_have_count(0)
    self.check_accessibility(reader)
