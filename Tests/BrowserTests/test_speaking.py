"""The accessibility of rows and of views that are one element, and keyboard focus."""
import re

from playwright.sync_api import expect

from test_controls import ControlsTestCase


class AccessibilityTreeTests(ControlsTestCase):
  def row(self, reader, text):
    return reader.top.get_by_role("listitem").filter(has_text=text)

  def expect_tree(self, reader, text, tree):
    expect(self.row(reader, text)).to_match_aria_snapshot(tree)
    # A match does not check that there is no further content.
    read = self.row(reader, text).aria_snapshot()
    self.assertEqual(len(read.splitlines()), len(tree.strip().splitlines()), read)

  def test_a_row_is_a_button_with_its_texts_apart_by_commas(self):
    self.expect_tree(self.at("Speaking"), "Ana", """
      - listitem:
        - button "Ana, 3 goals"
    """)

  def test_a_row_goes_by_its_new_texts_when_they_change(self):
    reader = self.at("Speaking")
    reader.tap("button", "Score")
    expect(reader.top.get_by_role("button", name="Ana, 4 goals", exact=True)).to_be_visible()

  def test_a_row_that_is_no_button_is_one_accessibility_element(self):
    reader = self.at("Speaking")
    self.expect_tree(reader, "Dora", "- listitem: Dora, one won, one drawn")
    self.expect_tree(reader, "Emil", "- listitem: Emil, Reserve")

  def test_a_text_that_ends_with_a_mark_has_no_comma(self):
    self.expect_tree(self.at("Speaking"), "Hal", "- listitem: Is “Gus” here?” Hal")

  def test_controls_in_a_row_stay_in_reach_beside_its_label(self):
    self.expect_tree(self.at("Speaking"), "Fay", """
      - listitem:
        - text: Fay, striker
        - button "Follow"
    """)

  def test_the_name_of_a_field_or_a_switch_is_not_read_twice(self):
    reader = self.at("Speaking")
    self.expect_tree(reader, "Nickname", """
      - listitem:
        - textbox "Nickname":
          - /placeholder: " "
    """)
    self.expect_tree(reader, "Guest", """
      - listitem:
        - switch "Guest"
    """)

  def test_a_switch_without_a_name_goes_by_its_rows(self):
    self.expect_tree(self.at("Speaking"), "Captain", """
      - listitem:
        - switch "Captain"
    """)

  def test_an_accessibility_label_replaces_the_content_of_a_view(self):
    self.expect_tree(self.at("Speaking"), "MVP", """
      - listitem:
        - text: "MVP: 7 files Team A"
        - button "Add"
    """)

  def test_painted_rows_have_names_before_the_connection_opens(self):
    reader = self.reader(address=self.program.address, scripts=False).open("/controls")
    expect(reader.page.get_by_role("button", name="Typing", exact=True)).to_be_visible()

  def test_detail_buttons_are_named_and_report_their_row(self):
    reader = self.at("Speaking")
    for number, name in [(1, "Ben"), (2, "Cleo")]:
      self.row(reader, name).get_by_role("button", name="More Info", exact=True).click()
      self.expect_message(reader, f"Detail {number}")
    self.expect_tree(reader, "Ben", """
      - listitem:
        - button "Ben"
        - button "More Info"
    """)

  def test_the_screen_is_accessible(self):
    for scheme in ["light", "dark"]:
      self.check_accessibility(self.at("Speaking", scheme=scheme))


class ReachTests(ControlsTestCase):
  def test_a_list_without_controls_is_scrolled_by_keys(self):
    for screen in ["phone", "desktop"]:
      with self.subTest(screen):
        reader = self.at("Chat", screen=screen)
        self.check_accessibility(reader)
        table = reader.top.locator(".table")
        expect(table).to_have_attribute("tabindex", "0")
        table.focus()
        before = table.evaluate("table => table.scrollTop")
        self.assertGreater(before, 0)
        reader.page.keyboard.press("Home")
        reader.wait_for("table => table.scrollTop === 0", arg=table.element_handle())

  def test_a_list_of_buttons_is_no_stop_of_its_own(self):
    reader = self.at("Rows")
    expect(reader.top.locator(".table")).to_have_attribute("tabindex", "-1")


class MenuLooksTests(ControlsTestCase):
  def colours(self, scheme):
    reader = self.at("Menus", scheme=scheme)
    reader.tap("button", "More")
    expect(reader.page.get_by_role("menu")).to_be_visible()
    reader.wait_until_idle()
    return reader.page.locator(".menu-panel").evaluate(
      """panel => [getComputedStyle(panel).backgroundColor,
        getComputedStyle(panel.querySelector('.menu-item')).color]""")

  def brightness(self, colour):
    red, green, blue = [float(part) for part in re.findall(r"[\d.]+", colour)[:3]]
    return (red + green + blue) / 3

  def test_a_menu_is_light_in_the_light_and_dark_in_the_dark(self):
    panel, text = map(self.brightness, self.colours("light"))
    self.assertGreater(panel, 200)
    self.assertLess(text, 80)
    panel, text = map(self.brightness, self.colours("dark"))
    self.assertLess(panel, 80)
    self.assertGreater(text, 200)
