"""The results of a search in place of its screen, and actions for assistive technology."""
from playwright.sync_api import expect

from test_controls import ControlsTestCase


class ResultTests(ControlsTestCase):
  def test_results_take_the_place_of_the_screen(self):
    reader = self.at("Results")
    reader.page.get_by_placeholder("Search").click()
    reader.page.keyboard.type("ap")
    expect(reader.top.get_by_text("Found Apricot", exact=True)).to_be_visible()
    expect(reader.top.get_by_text("Banana", exact=True)).not_to_be_visible()
    self.check_accessibility_in_both_styles(reader)
    reader.top.get_by_role("button", name="Cancel").click()
    expect(reader.top.get_by_text("Banana", exact=True)).to_be_visible()


class ActionTests(ControlsTestCase):
  def test_views_act_by_keys_and_menus_until_their_app_closes_the_window(self):
    reader = self.at("Acting")
    self.check_accessibility_in_both_styles(reader)
    with self.subTest("keys open the actions of a view that is no button"):
      card = reader.top.locator(".label").filter(has=reader.page.get_by_text("Card", exact=True))
      card.focus()
      expect(card).to_be_focused()
      reader.page.keyboard.press("Enter")
      reader.page.get_by_role("menuitem", name="Delete").press("Enter")
      self.expect_message(reader, "did Delete")
    with self.subTest("a button is pressed by keys and acts by its menu"):
      button = reader.top.get_by_role("button", name="Button", exact=True)
      expect(button).to_have_attribute("aria-description", "Actions available")
      button.press("Enter")
      self.expect_message(reader, "pressed")
      button.click(button="right")
      self.check_accessibility(reader)
      reader.page.get_by_role("menuitem", name="Share").click()
      self.expect_message(reader, "did Share")
    with self.subTest("a page opens a closed window again"):
      reader.top.get_by_role("button", name="Close Window").click()
      expect(reader.page.get_by_role("heading", name="Window Closed")).to_be_visible()
      expect(reader.page.get_by_text("has closed this window.")).to_be_visible()
      self.check_accessibility_in_both_styles(reader)
      reader.page.get_by_role("link", name="Again").click()
      reader.expect_heading("Controls")
