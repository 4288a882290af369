"""Changes of contacts from a user's view: adding, editing, deleting and searching."""
import re

from playwright.sync_api import expect

from browser_test_case import BrowserTestCase

NAME = "Abena Mensah"
ODD_NAMES = [
  "<img src=x onerror=alert(1)>", "👩‍👩‍👧‍👦 Família", "مرحبا بالعالم", "Ann \u0007Bell", "O'Brien & \"Co\"",
]


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

  def add_contact(self, reader, name, **others):
    self.begin_adding(reader, name, **others)
    self.save(reader)
    self.go_back_from_new_contact(reader)

  def go_back_from_new_contact(self, reader):
    """Waits for the new contact's screen, and goes back from it to the list."""
    expect(self.sheet(reader)).to_have_count(0)
    expect(reader.top.get_by_role("button", name="Edit", exact=True)).to_be_visible()
    reader.wait_until_idle()
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
  def test_a_new_contact_stands_in_the_list_and_stays(self):
    reader = self.at_list()
    self.add_contact(reader, "Aaron Aabye", Position="Pilot", Email="aaron@example.com")
    reader.expect_row("Aaron Aabye")
    reader.page.reload()
    self.expect_list(reader)
    reader.expect_row("Aaron Aabye")

  def test_sections_without_rows_draw_nothing(self):
    reader = self.at_list()
    self.begin_adding(reader, "Aaron Aabye")
    self.save(reader)
    expect(self.sheet(reader)).to_have_count(0)
    expect(reader.top.get_by_role("button", name="Edit", exact=True)).to_be_visible()
    reader.wait_until_idle()
    heights = reader.top.locator(".section.empty > .rows").evaluate_all(
      "all => all.map(rows => rows.getBoundingClientRect().height)")
    self.assertEqual(set(heights), {0})

  def test_an_edited_contact_is_sorted_anew_and_stays(self):
    reader = self.at_list()
    self.begin_editing(reader)
    self.field(reader, "Name").fill("Zz Top")
    self.save(reader)
    expect(self.sheet(reader)).to_have_count(0)
    expect(reader.top.get_by_text("Zz Top").first).to_be_visible()
    reader.wait_until_idle()
    reader.tap("button", "Contacts")
    self.expect_list(reader)
    self.search_for(reader, "Zz Top")
    reader.expect_row("Zz Top")
    expect(reader.top.get_by_text(NAME)).to_have_count(0)

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

  def test_a_name_of_ten_thousand_characters_is_refused_in_words(self):
    reader = self.at_list()
    self.begin_adding(reader, "")
    self.field(reader, "Name").click()
    reader.page.keyboard.insert_text("长" * 10_000)
    self.save(reader)
    expect(self.sheet(reader).get_by_text("characters or fewer").first).to_be_visible()
    expect(self.field(reader, "Name")).to_have_value("长" * 10_000)

  def test_markup_in_names_is_shown_as_text(self):
    reader = self.at_list()
    for name in ODD_NAMES:
      self.begin_adding(reader, "")
      self.field(reader, "Name").click()
      reader.page.keyboard.insert_text(name)
      self.save(reader)
      self.go_back_from_new_contact(reader)
    self.search_for(reader, "<img")
    reader.expect_row("<img src=x onerror=alert(1)>")
    self.assertEqual(reader.page.locator("img[src=x]").count(), 0)
    for name in ["👩‍👩‍👧‍👦 Família", "مرحبا بالعالم", "O'Brien & \"Co\""]:
      self.search_for(reader, name)
      reader.expect_row(name)

  def test_spaces_stay_between_the_words_of_two_directions(self):
    """A space at the end of a line has the direction of the paragraph in browsers."""
    reader = self.at_list()
    self.begin_adding(reader, "Zed", Position="مدير المنتج 产品经理 (A)")
    self.save(reader)
    chinese = reader.top.locator(".label .run", has_text="产品经理").first
    expect(chinese).to_be_visible()
    reader.wait_until_idle()
    gap = chinese.evaluate("""run => {
      const arabic = document.createRange();
      arabic.setStart(run.nextSibling.firstChild, 0);
      arabic.setEnd(run.nextSibling.firstChild, "مدير المنتج".length);
      return arabic.getBoundingClientRect().left - run.getBoundingClientRect().right;
    }""")
    self.assertGreater(gap, 2)

  def test_fields_of_one_line_and_of_several_grow_with_the_size_of_text(self):
    reader = self.at_list()
    self.begin_adding(reader)
    reader.page.evaluate("document.documentElement.style.fontSize = '32px'")
    fields = self.sheet(reader).locator("input, textarea")
    sizes = "fields => fields.map((field) => getComputedStyle(field).fontSize)"
    self.assertEqual(fields.evaluate_all(sizes), ["34px"] * 5)

  def test_the_return_key_goes_from_field_to_field(self):
    reader = self.at_list()
    self.begin_adding(reader, "Kit")
    for name in ["Position", "Job description"]:
      reader.page.keyboard.press("Enter")
      expect(self.field(reader, name)).to_be_focused()


class UnsavedTests(ChangesTestCase):
  WAYS = {
    "cancel": lambda reader: reader.page.get_by_role("button", name="Cancel", exact=True).click(),
    "swipe": lambda reader: reader.drag([(195, 40 + step * 35) for step in range(20)]),
    "escape": lambda reader: reader.page.keyboard.press("Escape"),
    "back": lambda reader: reader.page.go_back(),
  }

  def test_every_way_to_leave_with_changes_can_be_cancelled(self):
    for name, way in self.WAYS.items():
      with self.subTest(way=name):
        reader = self.at_list()
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

  def test_every_way_to_leave_without_changes_needs_no_confirmation(self):
    for name, way in self.WAYS.items():
      with self.subTest(way=name):
        reader = self.at_list()
        self.begin_adding(reader)
        way(reader)
        expect(self.sheet(reader)).to_have_count(0)
        self.expect_list(reader)

  def test_a_reload_keeps_what_was_typed(self):
    reader = self.at_list()
    self.begin_adding(reader, "Reloaded", Position="Half done")
    reader.page.reload()
    expect(self.field(reader, "Name")).to_have_value("Reloaded")
    expect(self.field(reader, "Position")).to_have_value("Half done")

  def test_text_typed_before_the_draft_is_restored_does_not_replace_it(self):
    reader = self.at_list()
    self.begin_adding(reader, "Reloaded")
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

  def test_focus_returns_to_the_button_that_opened_the_form(self):
    reader = self.at_list()
    button = reader.top.get_by_role("button", name="Add Contact")
    button.focus()
    reader.page.keyboard.press("Enter")
    expect(self.sheet(reader)).to_be_visible()
    reader.wait_until_idle()
    reader.page.keyboard.press("Escape")
    expect(self.sheet(reader)).to_have_count(0)
    expect(button).to_be_focused()


class DeletionTests(ChangesTestCase):
  def test_a_deletion_is_undone(self):
    reader = self.at_list()
    self.delete_contact(reader)
    expect(reader.row(NAME)).to_have_count(0)
    reader.tap("button", "Undo")
    reader.expect_row(NAME)

  def test_a_deletion_stays_after_a_reload_and_a_refresh(self):
    reader = self.at_list()
    self.delete_contact(reader)
    reader.page.reload()
    self.expect_list(reader)
    reader.top.get_by_role("button", name="Refresh").focus()
    reader.page.keyboard.press("Enter")
    reader.wait_until_idle()
    expect(reader.row(NAME)).to_have_count(0)

  def test_a_finger_swipes_a_contact_away(self):
    reader = self.at_list()
    reader.expect_row(NAME)
    y = reader.row(NAME).bounding_box()["y"] + 25
    reader.drag([(370 - step * 14, y) for step in range(25)])
    expect(reader.top.get_by_text(f"Deleted “\u2068{NAME}\u2069”")).to_be_visible()

  def test_a_contact_is_deleted_from_its_form(self):
    reader = self.at_list()
    self.begin_editing(reader)
    delete = self.sheet(reader).get_by_role("button", name="Delete Contact")
    delete.click()
    reader.page.get_by_role("alertdialog").get_by_role("button", name="Delete Contact").click()
    expect(self.sheet(reader)).to_have_count(0)
    self.expect_list(reader)
    expect(reader.row(NAME)).to_have_count(0)

  def test_two_browsers_have_contacts_of_their_own(self):
    one, other = self.at_list(), self.at_list()
    self.delete_contact(one)
    self.add_contact(one, "Aaron Aabye")
    other.page.reload()
    self.expect_list(other)
    other.expect_row(NAME)
    expect(other.row("Aaron Aabye")).to_have_count(0)

  def test_a_contact_added_in_a_tab_appears_in_another_tab(self):
    reader = self.at_list()
    other = reader.context.new_page()
    other.goto("/contacts")
    expect(other.get_by_role("listitem").first).to_be_visible()
    self.begin_adding(reader, "Aaron Aabye")
    self.save(reader)
    expect(other.get_by_role("listitem").filter(has_text="Aaron Aabye")).to_be_visible()
    other.close()


class ConflictTests(ChangesTestCase):
  """Two tabs with the form of the same contact open."""

  def form_in_another_tab(self, reader):
    other = reader.context.new_page()
    other.goto(re.sub("^https?://[^/]+", "", reader.page.url))
    other.locator("body[data-live]").wait_for(state="attached")
    return other

  def overtaken(self):
    reader = self.at_list()
    self.begin_editing(reader)
    other = self.form_in_another_tab(reader)
    phone = other.get_by_role("textbox", name="Phone", exact=True)
    phone.fill("+1 202 555 0123")
    other.get_by_role("button", name="Done", exact=True).click()
    expect(other.locator(".sheet:not(.leaving)")).to_have_count(0)
    self.field(reader, "Position").fill("Harbour Master")
    self.save(reader)
    expect(self.confirmation(reader)).to_contain_text("This Contact Has Changed")
    return reader

  def answer_alert(self, reader, name):
    self.confirmation(reader).get_by_role("button", name=name, exact=True).click()
    expect(self.sheet(reader)).to_have_count(0)

  def test_keeping_my_changes_overwrites_the_saved_version(self):
    reader = self.overtaken()
    self.answer_alert(reader, "Keep My Changes")
    expect(reader.top.get_by_text("Harbour Master", exact=True)).to_be_visible()
    expect(reader.top.get_by_text("+1 202 555 0123")).to_have_count(0)

  def test_using_the_saved_version_discards_my_changes(self):
    reader = self.overtaken()
    self.answer_alert(reader, "Use Saved Version")
    expect(reader.top.get_by_text("+1 202 555 0123")).to_be_visible()
    expect(reader.top.get_by_text("Harbour Master")).to_have_count(0)

  def test_the_form_of_a_deleted_contact_is_named_after_its_new_title(self):
    reader = self.at_list()
    self.begin_editing(reader)
    expect(reader.page.get_by_role("dialog", name="Edit Contact", exact=True)).to_be_visible()
    other = self.form_in_another_tab(reader)
    other.get_by_role("button", name="Delete Contact").click()
    other.get_by_role("alertdialog").get_by_role("button", name="Delete Contact").click()
    expect(other.locator(".sheet:not(.leaving)")).to_have_count(0)
    self.field(reader, "Position").fill("Harbour Master")
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

  def test_a_search_ignores_case_width_and_accents(self):
    reader = self.at_list()
    for text in ["abena", "ＡＢＥＮＡ", "àbéna"]:
      self.search_for(reader, text)
      expect(reader.top.get_by_role("listitem")).to_have_count(1)
      reader.expect_row(NAME)

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

  def test_an_empty_search_result_is_announced(self):
    reader = self.at_list()
    self.search_for(reader, "xyzzy")
    expect(reader.top.get_by_text("No Results")).to_be_visible()
    self.check_accessibility(reader)
    reader.tap("button", "Cancel")
    self.expect_list(reader)

  def test_a_search_continues_after_visiting_a_result(self):
    reader = self.at_list()
    self.search_for(reader, "abena")
    expect(reader.top.get_by_role("listitem")).to_have_count(1)
    reader.tap_row(NAME)
    reader.expect_screen_of(NAME)
    reader.page.go_back()
    reader.expect_row(NAME)
    expect(reader.top.get_by_role("textbox", name="Search")).to_have_value("abena")
    expect(reader.top.get_by_role("listitem")).to_have_count(1)
