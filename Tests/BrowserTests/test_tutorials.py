"""Screens as public tutorials of UIKit make them: a settings form and a chat."""
from playwright.sync_api import expect

from test_controls import ControlsTestCase


class SettingsTests(ControlsTestCase):
  def test_switches_values_and_fields_are_rows_of_a_form(self):
    reader = self.at("Settings")
    self.check_accessibility(reader)
    expect(reader.row("Wi-Fi")).to_contain_text("Home")
    reader.page.get_by_role("switch", name="Airplane Mode").tap()
    expect(reader.row("Wi-Fi")).to_contain_text("Off")
    self.field(reader, "Name").fill("Kim Lee")
    reader.page.keyboard.press("Enter")
    expect(self.field(reader, "Name")).to_have_value("Kim Lee")
    reader.page.get_by_role("slider", name="Brightness").press("ArrowRight")
    reader.tap_row("Appearance")
    reader.sees_heading("Appearance")

  def test_values_stand_at_the_trailing_edge(self):
    reader = self.at("Settings")
    rights = reader.page.evaluate("""['Home', 'On', 'Automatic'].map(text => {
      const label = [...document.querySelectorAll('.page:last-of-type .label')]
        .find(label => label.textContent === text);
      return Math.round(label.getBoundingClientRect().right);
    })""")
    self.assertEqual(len(set(rights)), 1, rights)

  def test_a_button_of_the_form_asks_first(self):
    reader = self.at("Settings")
    reader.tap_row("Sign Out")
    expect(reader.page.get_by_role("alertdialog", name="Sign Out?")).to_be_visible()


class ChatTests(ControlsTestCase):
  LAST = "Fine. Eight o’clock."

  def bottom(self, reader, locator):
    return locator.evaluate("element => element.getBoundingClientRect().bottom")

  def test_the_newest_message_is_in_sight_and_what_is_sent_is_answered(self):
    reader = self.at("Chat")
    expect(reader.page.get_by_text(self.LAST)).to_be_in_viewport()
    self.check_accessibility(reader)
    send = reader.page.get_by_role("button", name="Send")
    expect(send).to_be_disabled()
    self.field(reader, "Message").fill("See you!")
    expect(send).to_be_enabled()
    reader.page.keyboard.press("Enter")
    expect(reader.page.get_by_text("You said “See you!”.")).to_be_in_viewport()
    expect(self.field(reader, "Message")).to_have_value("")

  def test_bubbles_stand_on_the_side_of_who_speaks(self):
    reader = self.at("Chat")
    lefts = {}
    for text in [self.LAST, "And yet you laughed the whole way down."]:
      lefts[text] = reader.page.get_by_text(text, exact=True).evaluate("""label => {
        const box = label.closest('.view').getBoundingClientRect(); return [box.left, box.right]; }""")
    (_, sent), (received, end) = lefts.values()
    self.assertAlmostEqual(sent, 390 - 16, delta=1)
    self.assertAlmostEqual(received, 16, delta=1)
    self.assertLessEqual(end, 390 - 72 + 1)

  def test_what_floats_above_the_bar_leaves_the_table_to_scroll(self):
    reader = self.at("Chat")
    newest = reader.page.get_by_role("button", name="Newest")
    bar = self.field(reader, "Message").evaluate(
      "field => field.closest('[data-layout=line-v] > .view').getBoundingClientRect().top")
    self.assertAlmostEqual(self.bottom(reader, newest), bar - 12, delta=1)
    reader.page.mouse.move(195, 300)
    reader.page.mouse.wheel(0, -2000)
    expect(reader.page.get_by_text(self.LAST)).not_to_be_in_viewport()
    newest.tap()
    expect(reader.page.get_by_text(self.LAST)).to_be_in_viewport()

  def test_the_bar_stays_above_the_keyboard(self):
    reader = self.at("Chat")
    field = self.field(reader, "Message")
    field.tap()
    # A browser makes the page shorter for its keyboard.
    reader.page.set_viewport_size({"width": 390, "height": 480})
    reader.becomes(
      "field => field.getBoundingClientRect().bottom < 480", arg=field.element_handle())
    self.assertGreater(self.bottom(reader, field), 420)
    expect(reader.page.get_by_text(self.LAST)).to_be_in_viewport()
    expect(field).to_be_focused()
