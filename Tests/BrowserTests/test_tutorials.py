"""Screens as in public tutorials of UIKit: a settings form, a chat, a bank, a music player."""

from playwright.sync_api import expect

from test_controls import ControlsTestCase


class SettingsTests(ControlsTestCase):
  def test_switches_values_fields_and_a_destructive_button_are_rows_of_a_form(self):
    reader = self.at("Settings")
    with self.subTest("values stand at the trailing edge"):
      rights = reader.page.evaluate("""['Home', 'On', 'Automatic'].map(text => {
        const label = [...document.querySelectorAll('.page:last-of-type .label')]
          .find(label => label.textContent === text);
        return Math.round(label.getBoundingClientRect().right);
      })""")
      self.assertEqual(len(set(rights)), 1, rights)
    self.check_accessibility(reader)
    expect(reader.row("Wi-Fi")).to_contain_text("Home")
    reader.page.get_by_role("switch", name="Airplane Mode").tap()
    expect(reader.row("Wi-Fi")).to_contain_text("Off")
    self.field(reader, "Name").fill("Kim Lee")
    reader.page.keyboard.press("Enter")
    expect(self.field(reader, "Name")).to_have_value("Kim Lee")
    reader.page.get_by_role("slider", name="Brightness").press("ArrowRight")
    reader.tap_row("Appearance")
    reader.expect_heading("Appearance")
    reader.wait_until_idle()
    reader.page.go_back()
    reader.expect_heading("Settings")
    reader.wait_until_idle()
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
    with self.subTest("sent bubbles are trailing and received ones leading"):
      self.check_bubbles(reader)
    with self.subTest("a floating button is above the bar"):
      bar = self.field(reader, "Message").evaluate("""field => {
        let bar = field;
        while (!bar.parentElement.querySelector(":scope > .table")) bar = bar.parentElement;
        return bar.getBoundingClientRect().top; }""")
      newest = reader.page.get_by_role("button", name="Newest")
      self.assertAlmostEqual(self.bottom(reader, newest), bar - 12, delta=1)
    send = reader.page.get_by_role("button", name="Send")
    expect(send).to_be_disabled()
    self.field(reader, "Message").fill("See you!")
    expect(send).to_be_enabled()
    reader.page.keyboard.press("Enter")
    expect(reader.page.get_by_text("You said “See you!”.")).to_be_in_viewport()
    expect(self.field(reader, "Message")).to_have_value("")

  def check_bubbles(self, reader):
    lefts = {}
    for text in [self.LAST, "And yet you laughed the whole way down."]:
      lefts[text] = reader.page.get_by_text(text, exact=True).evaluate("""label => {
        const box = label.closest('.view').getBoundingClientRect(); return [box.left, box.right]; }""")
    (_, sent), (received, end) = lefts.values()
    self.assertAlmostEqual(sent, 390 - 16, delta=1)
    self.assertAlmostEqual(received, 16, delta=1)
    self.assertLessEqual(end, 390 - 72 + 1)

  def test_the_bar_stays_above_the_keyboard_and_a_floating_button_scrolls_the_table_below(self):
    reader = self.at("Chat")
    field = self.field(reader, "Message")
    field.tap()
    # A browser makes the page shorter for its keyboard.
    reader.page.set_viewport_size({"width": 390, "height": 480})
    reader.wait_for(
      "field => field.getBoundingClientRect().bottom < 480", arg=field.element_handle())
    self.assertGreater(self.bottom(reader, field), 420)
    expect(reader.page.get_by_text(self.LAST)).to_be_in_viewport()
    expect(field).to_be_focused()

    # The whole chat nearly fits the screen of a phone without a keyboard.
    newest = reader.page.get_by_role("button", name="Newest")
    self.assertLess(self.bottom(reader, newest), 480)
    reader.page.mouse.move(195, 200)
    reader.page.mouse.wheel(0, -2000)
    expect(reader.page.get_by_text(self.LAST)).not_to_be_in_viewport()
    newest.tap()
    expect(reader.page.get_by_text(self.LAST)).to_be_in_viewport()


# Records from every frame whether a label shimmers, since this ends when the accounts are loaded.
WATCH_FOR_SHIMMER = """() => {
  window.hasShimmered = false;
  const look = () => {
    const view = document.querySelector(".cell .label > .view");
    window.hasShimmered = Boolean(view)
      && getComputedStyle(view).backgroundImage.includes("gradient")
      && view.getBoundingClientRect().width > 100;
    if (!window.hasShimmered) requestAnimationFrame(look);
  };
  look();
}"""


class BankTests(ControlsTestCase):
  def bank(self, **wishes):
    reader = self.reader(address=self.program.address, **wishes).open("/bank")
    reader.wait_for_connection()
    self.expect_accounts(reader)
    return reader

  def expect_accounts(self, reader):
    expect(reader.top.get_by_text("Travel Card")).to_be_visible()

  def box(self, reader, text):
    return reader.top.get_by_text(text, exact=True).bounding_box()

  def check_cells(self, reader):
    """Checks that subviews of cells follow their constraints."""
    kind, name, balance = (self.box(reader, text) for text in ["Card", "Travel Card", "412"])
    self.assertEqual((kind["x"], name["x"]), (16, 16))
    self.assertGreater(name["y"], kind["y"] + kind["height"] + 12)
    self.assertGreater(balance["x"], name["x"] + name["width"])
    self.assertGreater(balance["x"] + balance["width"], 300)
    # Raised text is no lower than the text beside it.
    high = reader.top.locator(".cell", has_text="Travel Card").get_by_text("$", exact=True)
    high = high.bounding_box()
    self.assertLess(high["y"] + high["height"], balance["y"] + balance["height"] - 4)

  def log_out_and_in(self, reader):
    reader.page.get_by_role("button", name="Log Out").click()
    expect(reader.page.locator(".table")).to_have_count(0)
    reader.page.evaluate(WATCH_FOR_SHIMMER)
    reader.page.get_by_role("button", name="Log in again").click()

  def test_cells_and_a_tab_bar_are_opaque_and_scrolling_hides_the_greeting_of_a_header(self):
    reader = self.bank()
    self.check_cells(reader)
    colours = reader.page.evaluate("""() => [".table", ".cell"].map((name) =>
      getComputedStyle(document.querySelector(name)).backgroundColor)""")
    self.assertEqual(colours[1], "rgb(255, 255, 255)")
    self.assertNotEqual(colours[0], colours[1])
    self.log_out_and_in(reader)
    expect(reader.page.locator(".tab-bar")).to_have_css("background-color", "rgb(255, 255, 255)")
    self.expect_accounts(reader)
    reader.wait_until_idle()

    reader.page.get_by_role("tab", name="Offers").click()
    greeting = reader.page.locator(".label", has_text="Good afternoon, Ana")
    expect(greeting).to_be_visible()
    before = self.box(reader, "Inbox")["y"]
    self.assertGreater(before, greeting.bounding_box()["y"] + greeting.bounding_box()["height"])
    self.assertEqual(self.box(reader, "History")["y"], before)
    reader.page.mouse.move(195, 500)
    reader.page.mouse.wheel(0, 300)
    expect(greeting).to_have_css("opacity", "0")
    reader.wait_until_idle()
    self.assertLess(self.box(reader, "Inbox")["y"], before - 30)
    reader.page.mouse.wheel(0, -600)
    expect(greeting).to_have_css("opacity", "1")
    reader.wait_until_idle()
    self.assertEqual(self.box(reader, "Inbox")["y"], before)

  def test_gradients_in_labels_are_there_at_every_load(self):
    reader = self.bank(scheme="dark")
    self.check_cells(reader)
    for _ in range(2):
      self.log_out_and_in(reader)
      reader.wait_for("() => window.hasShimmered")
      self.expect_accounts(reader)


class PlayerTests(ControlsTestCase):
  def test_a_view_added_to_the_tab_bar_controller_is_above_the_tab_bar_and_opens_a_sheet(self):
    reader = self.reader(address=self.program.address).open("/player")
    reader.wait_for_connection()
    reader.expect_heading("Genres")
    reader.wait_until_idle()
    with self.subTest("a symbol button is named by its action"):
      expect(reader.page.get_by_role("button", name="Pause", exact=True)).to_be_visible()
    with self.subTest("chips are not cut"):
      chips = reader.page.locator(".item .label")
      expect(chips).to_have_count(5)
      for chip in chips.all():
        expect(chip).to_have_css("overflow-x", "visible")
        self.assertLess(chip.bounding_box()["height"], 30)
    box = reader.page.locator("[data-identifier=player]").bounding_box()
    bar = reader.page.get_by_role("tablist").bounding_box()
    self.assertEqual((box["x"], box["width"], box["height"]), (8, 374, 60))
    self.assertEqual(box["y"] + box["height"] + 8, bar["y"])
    for scheme in ["light", "dark"]:
      reader.page.emulate_media(color_scheme=scheme)
      self.check_accessibility(reader)
    # Taps beside it pass through to the content below, and it stays when the tab changes.
    reader.page.get_by_role("tab", name="Clock").tap()
    reader.expect_heading("Clock")
    self.assertEqual(reader.page.locator("[data-identifier=player]").bounding_box(), box)
    reader.page.get_by_role("button", name="A song").tap()
    expect(reader.page.locator("[data-identifier=words]")).to_be_visible()
    # A text in a sheet scrolls by finger.
    text = reader.page.locator("[data-identifier=words] .text-input")
    expect(text).to_be_visible()
    reader.wait_until_idle()
    reader.drag([(200, 600), (200, 560), (200, 460), (200, 300)])
    reader.page.wait_for_function("text => text.scrollTop > 100", arg=text.element_handle())
