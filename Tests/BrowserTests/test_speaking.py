"""The accessibility of rows and of views that are one element, and keyboard focus."""
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

  def test_rows_are_read_with_their_controls(self):
    reader = self.at("Speaking")
    self.check_accessibility_in_both_styles(reader)
    for name, text, tree in [
      ("a row is a button with its texts apart by commas", "Ana", """
        - listitem:
          - button "Ana, 3 goals"
      """),
      ("a row that is no button is one accessibility element", "Dora",
       "- listitem: Dora, one won, one drawn"),
      ("a row that is no button is one accessibility element", "Emil", "- listitem: Emil, Reserve"),
      ("a text that ends with a mark has no comma", "Hal", "- listitem: Is “Gus” here?” Hal"),
      ("controls in a row stay in reach beside its label", "Fay", """
        - listitem:
          - text: Fay, striker
          - button "Follow"
      """),
      ("the name of a field is not read twice", "Nickname", """
        - listitem:
          - textbox "Nickname":
            - /placeholder: " "
      """),
      ("the name of a switch is not read twice", "Guest", """
        - listitem:
          - switch "Guest"
      """),
      ("a switch without a name goes by its row's", "Captain", """
        - listitem:
          - switch "Captain"
      """),
      ("an accessibility label replaces the content of a view", "MVP", """
        - listitem:
          - text: "MVP: 7 files Team A"
          - button "Add"
      """),
      ("a detail button has a name", "Ben", """
        - listitem:
          - button "Ben"
          - button "More Info"
      """),
    ]:
      with self.subTest(name, text=text):
        self.expect_tree(reader, text, tree)
    with self.subTest("detail buttons report their row"):
      for number, name in [(1, "Ben"), (2, "Cleo")]:
        self.row(reader, name).get_by_role("button", name="More Info", exact=True).click()
        self.expect_message(reader, f"Detail {number}")
    with self.subTest("a row goes by its new texts when they change"):
      reader.tap("button", "Score")
      expect(reader.top.get_by_role("button", name="Ana, 4 goals", exact=True)).to_be_visible()

  def test_painted_rows_have_names_before_the_connection_opens(self):
    reader = self.reader(address=self.program.address, scripts=False).open("/controls")
    expect(reader.page.get_by_role("button", name="Typing", exact=True)).to_be_visible()


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
