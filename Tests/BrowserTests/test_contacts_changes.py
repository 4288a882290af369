"""Changes of contacts from a user's view: adding, editing, deleting and searching."""
import re

from playwright.sync_api import expect

from browser_test_case import BrowserTestCase

NAME = "Abena Mensah"
MARKUP = "<img src=x onerror=alert(1)>"


class ChangesTestCase(BrowserTestCase):
  def at_list(self, address=None, **wishes):
    reader = self.reader(address=address, **wishes).open("/contacts")
    self.expect_list(reader)
    return reader

  def expect_list(self, reader):
    reader.expect_heading("Contacts")
    expect(reader.top.get_by_role("listitem").first).to_be_visible()
    reader.wait_for_connection()
    reader.wait_until_idle()

  def sheet(self, reader):
    return reader.page.locator(".sheet:not(.leaving)")

  def field(self, reader, name):
    return self.sheet(reader).get_by_role("textbox", name=name, exact=True)

  def begin_adding(self, reader, name="", **others):
    reader.tap("button", "Add Contact")
    expect(self.field(reader, "Name")).to_be_visible()
    reader.wait_until_idle()
    for label, text in {"Name": name, **others}.items():
      if text:
        self.field(reader, label).click()
        reader.page.keyboard.type(text)

  def save(self, reader):
    self.sheet(reader).get_by_role("button", name="Done", exact=True).click()

  def add_contact(self, reader, name):
    self.begin_adding(reader, name)
    self.save(reader)
    self.go_back_from_new_contact(reader)

  def expect_new_contact(self, reader):
    expect(self.sheet(reader)).to_have_count(0)
    expect(reader.top.get_by_role("button", name="Edit", exact=True)).to_be_visible()
    reader.wait_until_idle()

  def go_back_from_new_contact(self, reader):
    """Waits for the new contact's screen, and goes back from it to the list."""
    self.expect_new_contact(reader)
    reader.tap("button", "Contacts")
    self.expect_list(reader)

  def search_for(self, reader, text):
    """Searches, which makes a row visible wherever it is in the list."""
    field = reader.top.get_by_role("textbox", name="Search")
    field.click()
    field.fill("")
    reader.page.keyboard.type(text)

  def begin_editing(self, reader, name=NAME):
    reader.tap_row(name)
    reader.tap("button", "Edit")
    expect(self.field(reader, "Name")).to_have_value(name)
    reader.wait_until_idle()

  def confirmation(self, reader):
    return reader.page.get_by_role("alertdialog")

  def delete_contact(self, reader, name=NAME):
    reader.expect_row_after_scrolling(name)
    reader.row(name).get_by_role("button").first.focus()
    reader.page.keyboard.press("Delete")
    reader.row(name).get_by_role("button", name="Delete", exact=True).click()
    expect(reader.top.get_by_text(f"Deleted “\u2068{name}\u2069”")).to_be_visible()


class FormTests(ChangesTestCase):
  def test_a_contact_is_typed_from_field_to_field_and_shown_as_text(self):
    reader = self.at_list()
    self.begin_adding(reader)
    with self.subTest("fields of one line and of several grow with the size of text"):
      reader.page.evaluate("document.documentElement.style.fontSize = '32px'")
      fields = self.sheet(reader).locator("input, textarea")
      sizes = "fields => fields.map((field) => getComputedStyle(field).fontSize)"
      self.assertEqual(fields.evaluate_all(sizes), ["34px"] * 5)
    reader.page.evaluate("document.documentElement.style.fontSize = ''")
    reader.wait_until_idle()

    self.field(reader, "Name").click()
    reader.page.keyboard.insert_text(f"{MARKUP}\u0007")
    for name, text in [
      ("Position", "مدير المنتج 产品经理 (A)"), ("Job description", "👩‍👩‍👧‍👦 Família O'Brien & \"Co\""),
    ]:
      reader.page.keyboard.press("Enter")
      expect(self.field(reader, name)).to_be_focused()
      reader.page.keyboard.insert_text(text)
    self.save(reader)
    self.expect_new_contact(reader)
    expect(reader.top.get_by_text(MARKUP).first).to_be_visible()
    reader.expect_row("👩‍👩‍👧‍👦 Família O'Brien & \"Co\"")
    self.check_spaces_between_directions(reader)
    reader.tap("button", "Contacts")
    self.expect_list(reader)
    self.search_for(reader, "<img")
    reader.expect_row(MARKUP)
    self.assertEqual(reader.page.locator("img[src=x]").count(), 0)

  def check_spaces_between_directions(self, reader):
    """A space at the end of a line has the direction of the paragraph in browsers."""
    chinese = reader.top.locator(".label .run", has_text="产品经理").first
    expect(chinese).to_be_visible()
    gap = chinese.evaluate("""run => {
      const arabic = document.createRange();
      arabic.setStart(run.nextSibling.firstChild, 0);
      arabic.setEnd(run.nextSibling.firstChild, "مدير المنتج".length);
      return arabic.getBoundingClientRect().left - run.getBoundingClientRect().right;
    }""")
    self.assertGreater(gap, 2)

  def test_mistakes_are_shown_by_field_and_the_input_is_kept(self):
    reader = self.at_list()
    self.begin_adding(reader, "", Email="no address", Phone="x")
    self.save(reader)
    sheet = self.sheet(reader)
    for text in ["Enter a name.", "Enter an address such as", "Enter a number such as"]:
      expect(sheet.get_by_text(text).first).to_be_visible()
    expect(self.field(reader, "Name")).to_be_focused()
    expect(self.field(reader, "Email")).to_have_value("no address")
    self.check_accessibility(reader)


class UnsavedTests(ChangesTestCase):
  WAYS = {
    "cancel": lambda reader: reader.page.get_by_role("button", name="Cancel", exact=True).click(),
    "swipe": lambda reader: reader.drag([(195, 40 + step * 35) for step in range(20)]),
    "escape": lambda reader: reader.page.keyboard.press("Escape"),
    "back": lambda reader: reader.page.go_back(),
  }

  def test_focus_returns_to_the_button_and_every_way_to_leave_asks_only_with_changes(self):
    reader = self.at_list()
    button = reader.top.get_by_role("button", name="Add Contact")
    button.focus()
    reader.page.keyboard.press("Enter")
    expect(self.sheet(reader)).to_be_visible()
    reader.wait_until_idle()
    reader.page.keyboard.press("Escape")
    expect(self.sheet(reader)).to_have_count(0)
    expect(button).to_be_focused()
    for name, way in self.WAYS.items():
      with self.subTest(way=name):
        self.expect_list(reader)
        self.begin_adding(reader)
        way(reader)
        expect(self.sheet(reader)).to_have_count(0)
        self.expect_list(reader)

        self.begin_adding(reader, "Half a name")
        way(reader)
        expect(self.confirmation(reader)).to_be_visible()
        reader.page.get_by_role("button", name="Keep Editing").click()
        expect(self.confirmation(reader)).to_have_count(0)
        expect(self.field(reader, "Name")).to_have_value("Half a name")
        reader.wait_until_idle()
        way(reader)
        reader.page.get_by_role("button", name="Discard Changes").click()
        expect(self.sheet(reader)).to_have_count(0)
        self.expect_list(reader)
        reader.expect_path("/contacts")

  def test_a_reload_keeps_what_was_typed_and_keys_before_it_do_not_replace_it(self):
    reader = self.at_list()
    self.begin_adding(reader, "Reloaded", Position="Half done")
    reader.page.reload()
    expect(self.field(reader, "Name")).to_have_value("Reloaded")
    expect(self.field(reader, "Position")).to_have_value("Half done")
    # The connection opens slowly.
    reader.page.add_init_script("""
      const Socket = WebSocket;
      window.WebSocket = class extends Socket {
        set onopen(action) { super.onopen = () => setTimeout(action, 600); }
      };
    """)
    reader.page.reload()
    expect(reader.page.locator("#app[inert]")).to_have_count(1)
    reader.page.keyboard.press("Tab")
    reader.page.keyboard.type("lost")
    expect(self.field(reader, "Name")).to_have_value("Reloaded")
    expect(reader.page.locator("#app[inert]")).to_have_count(0)


class TwoTabsTests(ChangesTestCase):
  def test_a_contact_added_in_a_tab_appears_in_another_tab(self):
    reader = self.at_list()
    other = reader.context.new_page()
    other.goto("/contacts")
    expect(other.get_by_role("listitem").first).to_be_visible()
    self.begin_adding(reader, "Aaron Aabye")
    self.save(reader)
    expect(other.get_by_role("listitem").filter(has_text="Aaron Aabye")).to_be_visible()
    other.close()
    # Sections without rows draw nothing.
    self.expect_new_contact(reader)
    heights = reader.top.locator(".section.empty > .rows").evaluate_all(
      "all => all.map(rows => rows.getBoundingClientRect().height)")
    self.assertEqual(set(heights), {0})

  def open_form(self, other, reader):
    """Opens the form that a user has open in another tab."""
    other.goto(re.sub("^https?://[^/]+", "", reader.page.url))
    other.locator("body[data-live]").wait_for(state="attached")

  def overtake(self, reader, other, position):
    """Saves another number in another tab, and then another position in the user's."""
    self.open_form(other, reader)
    other.get_by_role("textbox", name="Phone", exact=True).fill("+1 202 555 0123")
    other.get_by_role("button", name="Done", exact=True).click()
    expect(other.locator(".sheet:not(.leaving)")).to_have_count(0)
    self.field(reader, "Position").fill(position)
    self.save(reader)
    expect(self.confirmation(reader)).to_contain_text("This Contact Has Changed")

  def answer_alert(self, reader, name):
    self.confirmation(reader).get_by_role("button", name=name, exact=True).click()
    expect(self.sheet(reader)).to_have_count(0)

  def edit_again(self, reader):
    reader.wait_until_idle()
    reader.tap("button", "Edit")
    expect(reader.page.get_by_role("dialog", name="Edit Contact", exact=True)).to_be_visible()
    reader.wait_until_idle()

  def test_a_contact_that_another_tab_changes_or_deletes_while_it_is_edited(self):
    reader = self.at_list()
    other = reader.context.new_page()
    self.begin_editing(reader)
    # The user's changes overwrite the saved version.
    self.overtake(reader, other, "Harbour Master")
    self.answer_alert(reader, "Keep My Changes")
    expect(reader.top.get_by_text("Harbour Master", exact=True)).to_be_visible()
    expect(reader.top.get_by_text("+1 202 555 0123")).to_have_count(0)
    # The saved version discards the user's changes.
    self.edit_again(reader)
    self.overtake(reader, other, "Pilot")
    self.answer_alert(reader, "Use Saved Version")
    expect(reader.top.get_by_text("+1 202 555 0123")).to_be_visible()
    expect(reader.top.get_by_text("Pilot")).to_have_count(0)
    # The form of a deleted contact is named after its new title.
    self.edit_again(reader)
    self.open_form(other, reader)
    other.get_by_role("button", name="Delete Contact").click()
    other.get_by_role("alertdialog").get_by_role("button", name="Delete Contact").click()
    expect(other.locator(".sheet:not(.leaving)")).to_have_count(0)
    self.field(reader, "Position").fill("Pilot")
    self.save(reader)
    expect(reader.page.get_by_role("dialog", name="New Contact", exact=True)).to_be_visible()


class SearchTests(ChangesTestCase):
  def delay_messages(self, reader):
    """Simulates an open connection to the page; messages are passed on after calling the result."""
    lines, said = [], []

    def begin(line):
      lines.append(line)
      line.on_message(lambda message: said.append(message))

    def go_on():
      self.assertEqual(len(lines), 1)
      server = lines[0].connect_to_server()
      lines[0].on_message(lambda message: server.send(message))
      for message in said:
        server.send(message)

    reader.page.route_web_socket("**/-/live/*", begin)
    return go_on

  def test_text_typed_before_the_connection_opens_is_searched_for(self):
    # After visiting the home screen the host knows the time zone: the painted scene is kept.
    for way in ["/", None]:
      with self.subTest(way=way):
        reader = self.reader()
        if way:
          reader.open(way)
        go_on = self.delay_messages(reader)
        reader.open("/contacts")
        reader.top.get_by_role("textbox", name="Search").click()
        reader.page.keyboard.type("abena")
        go_on()
        expect(reader.top.get_by_role("listitem")).to_have_count(1)
        expect(reader.top.get_by_role("textbox", name="Search")).to_have_value("abena")

  def test_a_search_without_results_is_cancelled_and_one_continues_after_visiting_a_result(self):
    reader = self.at_list()
    self.search_for(reader, "xyzzy")
    expect(reader.top.get_by_text("No Results")).to_be_visible()
    self.check_accessibility(reader)
    reader.tap("button", "Cancel")
    self.expect_list(reader)
    self.search_for(reader, "abena")
    expect(reader.top.get_by_role("listitem")).to_have_count(1)
    reader.tap_row(NAME)
    reader.expect_screen_of(NAME)
    reader.page.go_back()
    reader.expect_row(NAME)
    expect(reader.top.get_by_role("textbox", name="Search")).to_have_value("abena")
    expect(reader.top.get_by_role("listitem")).to_have_count(1)
