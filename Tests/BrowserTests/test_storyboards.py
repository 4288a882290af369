"""Journeys, an app that is made of storyboards and nibs, in a real browser."""
from playwright.sync_api import expect

from frames import frame_faults
from test_controls import ControlsTestCase


class StoryboardTests(ControlsTestCase):
  def opened(self, **wishes):
    reader = self.reader(address=self.program.address, **wishes)
    reader.open("/journeys").wait_for_connection()
    reader.wait_until_idle()
    return reader

  def expect_text(self, reader, text):
    expect(reader.page.get_by_text(text, exact=True).last).to_be_visible()

  def check_frames(self, reader):
    count, faults = frame_faults(reader)
    self.assertGreater(count, 6)
    self.assertEqual(faults, [])

  def test_a_row_leads_to_its_journey_and_back_from_the_postcard(self):
    reader = self.opened()
    self.check_frames(reader)
    self.check_accessibility_in_both_styles(reader)
    reader.tap_row("Maples of Kyoto")
    self.expect_text(reader, "Kyoto, Japan")
    self.expect_text(reader, "Autumn")
    self.check_frames(reader)
    self.check_accessibility_in_both_styles(reader)
    reader.tap("button", "Write a Postcard")
    self.expect_text(reader, "Really? Then tap again.")
    reader.tap("button", "Write a Postcard")
    self.expect_text(reader, "A postcard of Maples of Kyoto is on its way.")
    self.check_accessibility(reader)
    reader.tap("button", "Done")
    expect(reader.top.get_by_role("button", name="Show on Map")).to_be_visible()

  def test_a_form_is_filled_and_saved_by_an_unwind_segue(self):
    reader = self.opened()
    reader.tap("button", "Add")
    save = reader.top.get_by_role("button", name="Save")
    expect(save).to_be_disabled()
    self.check_frames(reader)
    self.check_accessibility_in_both_styles(reader)
    reader.top.get_by_placeholder("Title").fill("Venice")
    reader.top.get_by_placeholder("Place").fill("Veneto, Italy")
    expect(save).to_be_enabled()
    reader.tap("button", "Save")
    reader.expect_row("Venice")
    reader.tap_row("Venice")
    self.expect_text(reader, "Veneto, Italy")

  def test_a_popover_sorts_the_rows(self):
    for screen in ["phone", "desktop"]:
      with self.subTest(screen=screen):
        reader = self.opened(screen=screen)
        reader.tap("button", "Sort")
        choice = reader.page.get_by_role("button", name="By Title", exact=True)
        expect(choice).to_be_visible()
        self.check_accessibility(reader)
        choice.click()
        expect(choice).to_have_count(0)
        reader.wait_until_idle()
        expect(reader.rows.first).to_contain_text("A Weekend in Lisbon")

  def test_the_cover_fades_in_and_closes(self):
    reader = self.opened()
    reader.tap_row("Maples of Kyoto")
    reader.wait_until_idle()
    reader.page.get_by_role("button", name="Cover").or_(reader.page.get_by_label("Cover")).first.click()
    close = reader.page.get_by_role("button", name="Close")
    expect(close).to_be_visible()
    # A screen without a bar is named by its title.
    self.check_accessibility(reader)
    close.click()
    expect(close).to_have_count(0)
    expect(reader.top.get_by_role("button", name="Show on Map")).to_be_visible()

  def test_a_place_is_rated_in_a_view_of_a_nib(self):
    reader = self.opened(screen="desktop")
    reader.page.get_by_role("tab", name="Places").click()
    reader.wait_until_idle()
    self.check_frames(reader)
    self.check_accessibility_in_both_styles(reader)
    reader.page.get_by_role("button", name="Lisbon").click()
    reader.page.get_by_role("button", name="4 of 5").click()
    self.expect_text(reader, "You gave 4 stars")
    self.check_frames(reader)

  def test_the_settings_are_a_static_table_in_both_languages(self):
    for locale, tab, sounds, about, text in [
        ("en-US", "Settings", "Sounds", "About Journeys", "A diary for everyone who travels."),
        ("zh-CN", "设置", "声音", "关于旅程", "献给每一位旅行者的日记。")]:
      with self.subTest(locale=locale):
        reader = self.opened(locale=locale)
        reader.page.get_by_role("tab", name=tab).click()
        reader.wait_until_idle()
        self.check_frames(reader)
        self.check_accessibility_in_both_styles(reader)
        reader.page.get_by_role("switch", name=sounds).click()
        self.expect_text(reader, "15 MB")
        reader.tap_row(about)
        self.expect_text(reader, text)
        self.check_frames(reader)
