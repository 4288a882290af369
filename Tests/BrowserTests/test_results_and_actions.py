"""The results of a search in place of its screen, and actions for assistive technology."""
from playwright.sync_api import expect

from test_controls import ControlsTestCase


class ResultTests(ControlsTestCase):
  def test_results_take_the_place_of_the_screen(self):
    for scheme in ["light", "dark"]:
      reader = self.at("Results", scheme=scheme)
      reader.page.get_by_placeholder("Search").click()
      reader.page.keyboard.type("ap")
      expect(reader.top.get_by_text("Found Apricot", exact=True)).to_be_visible()
      expect(reader.top.get_by_text("Banana", exact=True)).not_to_be_visible()
      self.check_accessibility(reader)
      reader.top.get_by_role("button", name="Cancel").click()
      expect(reader.top.get_by_text("Banana", exact=True)).to_be_visible()


class ActionTests(ControlsTestCase):
  def test_keys_open_the_actions_of_a_view_that_is_no_button(self):
    reader = self.at("Acting")
    card = reader.top.locator(".label").filter(has=reader.page.get_by_text("Card", exact=True))
    card.focus()
    expect(card).to_be_focused()
    reader.page.keyboard.press("Enter")
    reader.page.get_by_role("menuitem", name="Delete").press("Enter")
    self.expect_message(reader, "did Delete")

  def test_a_button_is_pressed_by_keys_and_acts_by_its_menu(self):
    reader = self.at("Acting")
    button = reader.top.get_by_role("button", name="Button", exact=True)
    expect(button).to_have_attribute("aria-description", "Actions available")
    button.press("Enter")
    self.expect_message(reader, "pressed")
    button.click(button="right")
    self.check_accessibility(reader)
    reader.page.get_by_role("menuitem", name="Share").click()
    self.expect_message(reader, "did Share")

  def test_a_window_closed_by_its_app_shows_a_page_that_opens_it_again(self):
    for scheme in ["light", "dark"]:
      reader = self.at("Acting", scheme=scheme)
      reader.top.get_by_role("button", name="Close Window").click()
      expect(reader.page.get_by_role("heading", name="Window Closed")).to_be_visible()
      expect(reader.page.get_by_text("has closed this window.")).to_be_visible()
      self.check_accessibility(reader)
      reader.page.get_by_role("link", name="Again").click()
      reader.expect_heading("Controls")

  def test_the_screen_is_accessible(self):
    for scheme in ["light", "dark"]:
      self.check_accessibility(self.at("Acting", scheme=scheme))
