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
    self.sees_list(reader)
    return reader

  def sees_list(self, reader):
    reader.sees_heading("Contacts")
    expect(reader.top.get_by_role("listitem").first).to_be_visible()
    reader.waits_for_the_connection()
    reader.comes_to_rest()

  def sheet(self, reader):
    return reader.page.locator(".sheet:not(.leaving)")

  def field(self, reader, name):
    return self.sheet(reader).get_by_role("textbox", name=name, exact=True)

  def begins_to_add(self, reader, name="", **others):
    reader.tap("button", "Add Contact")
    expect(self.field(reader, "Name")).to_be_visible()
    reader.comes_to_rest()
    for label, text in {"Name": name, **others}.items():
      if text:
        self.field(reader, label).click()
        reader.page.keyboard.type(text)

  def saves(self, reader):
    self.sheet(reader).get_by_role("button", name="Save", exact=True).click()

  def adds(self, reader, name, **others):
    self.begins_to_add(reader, name, **others)
    self.saves(reader)
    self.goes_back_from_new(reader)

  def goes_back_from_new(self, reader):
    """Waits for the new contact's screen, and goes back from it to the list."""
    expect(self.sheet(reader)).to_have_count(0)
    expect(reader.top.get_by_role("button", name="Edit", exact=True)).to_be_visible()
    reader.comes_to_rest()
    reader.tap("button", "Contacts")
    self.sees_list(reader)

  def finds(self, reader, text):
    """Searches, which makes a row visible wherever it is in the list."""
    field = reader.top.get_by_role("textbox", name="Search")
    field.click()
    field.fill("")
    reader.page.keyboard.type(text)

  def begins_to_edit(self, reader, name=NAME):
    reader.tap_row(name)
    reader.tap("button", "Edit")
    expect(self.field(reader, "Name")).to_have_value(name)
    reader.comes_to_rest()

  def asked(self, reader):
    return reader.page.get_by_role("alertdialog")

  def deletes(self, reader, name=NAME):
    reader.sees_row_after_scrolling(name)
    reader.row(name).get_by_role("button").first.focus()
    reader.page.keyboard.press("Delete")
    reader.row(name).get_by_role("button", name="Delete", exact=True).click()
    expect(reader.top.get_by_text(f"“\u2068{name}\u2069” was deleted.")).to_be_visible()


class FormTests(ChangesTestCase):
  def test_a_new_contact_stands_in_the_list_and_stays(self):
    reader = self.at_list()
    self.adds(reader, "Aaron Aabye", Position="Pilot", Email="aaron@example.com")
    reader.sees_row("Aaron Aabye")
    reader.page.reload()
    self.sees_list(reader)
    reader.sees_row("Aaron Aabye")

  def test_an_edited_contact_is_sorted_anew_and_stays(self):
    reader = self.at_list()
    self.begins_to_edit(reader)
    self.field(reader, "Name").fill("Zz Top")
    self.saves(reader)
    expect(self.sheet(reader)).to_have_count(0)
    expect(reader.top.get_by_text("Zz Top").first).to_be_visible()
    reader.comes_to_rest()
    reader.tap("button", "Contacts")
    self.sees_list(reader)
    self.finds(reader, "Zz Top")
    reader.sees_row("Zz Top")
    expect(reader.top.get_by_text(NAME)).to_have_count(0)

  def test_mistakes_are_named_by_field_and_nothing_is_lost(self):
    reader = self.at_list()
    self.begins_to_add(reader, "", Email="no address", Phone="x")
    self.saves(reader)
    sheet = self.sheet(reader)
    for text in ["Enter a name.", "Enter an address such as", "Enter a number such as"]:
      expect(sheet.get_by_text(text).first).to_be_visible()
    expect(self.field(reader, "Name")).to_be_focused()
    expect(self.field(reader, "Email")).to_have_value("no address")
    self.check_accessibility(reader)

  def test_a_name_of_ten_thousand_characters_is_refused_in_words(self):
    reader = self.at_list()
    self.begins_to_add(reader, "")
    self.field(reader, "Name").click()
    reader.page.keyboard.insert_text("长" * 10_000)
    self.saves(reader)
    expect(self.sheet(reader).get_by_text("characters or fewer").first).to_be_visible()
    expect(self.field(reader, "Name")).to_have_value("长" * 10_000)

  def test_odd_names_are_text_and_nothing_else(self):
    reader = self.at_list()
    for name in ODD_NAMES:
      self.begins_to_add(reader, "")
      self.field(reader, "Name").click()
      reader.page.keyboard.insert_text(name)
      self.saves(reader)
      self.goes_back_from_new(reader)
    self.finds(reader, "<img")
    reader.sees_row("<img src=x onerror=alert(1)>")
    self.assertEqual(reader.page.locator("img[src=x]").count(), 0)
    for name in ["👩‍👩‍👧‍👦 Família", "مرحبا بالعالم", "O'Brien & \"Co\""]:
      self.finds(reader, name)
      reader.sees_row(name)

  def test_spaces_stay_between_the_words_of_two_directions(self):
    """A space at the end of a line has the direction of the paragraph in browsers."""
    reader = self.at_list()
    self.begins_to_add(reader, "Zed", Position="مدير المنتج 产品经理 (A)")
    self.saves(reader)
    chinese = reader.top.locator(".label .run", has_text="产品经理").first
    expect(chinese).to_be_visible()
    reader.comes_to_rest()
    gap = chinese.evaluate("""run => {
      const arabic = document.createRange();
      arabic.setStart(run.nextSibling.firstChild, 0);
      arabic.setEnd(run.nextSibling.firstChild, "مدير المنتج".length);
      return arabic.getBoundingClientRect().left - run.getBoundingClientRect().right;
    }""")
    self.assertGreater(gap, 2)

  def test_the_return_key_goes_from_field_to_field(self):
    reader = self.at_list()
    self.begins_to_add(reader, "Kit")
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

  def test_every_way_out_asks_and_may_be_taken_back(self):
    for name, way in self.WAYS.items():
      with self.subTest(way=name):
        reader = self.at_list()
        self.begins_to_add(reader, "Half a name")
        way(reader)
        expect(self.asked(reader)).to_be_visible()
        reader.page.get_by_role("button", name="Keep Editing").click()
        expect(self.asked(reader)).to_have_count(0)
        expect(self.field(reader, "Name")).to_have_value("Half a name")
        reader.comes_to_rest()
        way(reader)
        reader.page.get_by_role("button", name="Discard Changes").click()
        expect(self.sheet(reader)).to_have_count(0)
        self.sees_list(reader)
        reader.is_at("/contacts")

  def test_every_way_out_is_free_without_changes(self):
    for name, way in self.WAYS.items():
      with self.subTest(way=name):
        reader = self.at_list()
        self.begins_to_add(reader)
        way(reader)
        expect(self.sheet(reader)).to_have_count(0)
        self.sees_list(reader)

  def test_a_reload_keeps_what_was_typed(self):
    reader = self.at_list()
    self.begins_to_add(reader, "Reloaded", Position="Half done")
    reader.page.reload()
    expect(self.field(reader, "Name")).to_have_value("Reloaded")
    expect(self.field(reader, "Position")).to_have_value("Half done")

  def test_what_is_typed_before_the_draft_is_back_does_not_replace_it(self):
    reader = self.at_list()
    self.begins_to_add(reader, "Reloaded")
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

  def test_focus_goes_back_to_what_opened_the_form(self):
    reader = self.at_list()
    button = reader.top.get_by_role("button", name="Add Contact")
    button.focus()
    reader.page.keyboard.press("Enter")
    expect(self.sheet(reader)).to_be_visible()
    reader.comes_to_rest()
    reader.page.keyboard.press("Escape")
    expect(self.sheet(reader)).to_have_count(0)
    expect(button).to_be_focused()


class DeletionTests(ChangesTestCase):
  def test_a_deletion_is_undone(self):
    reader = self.at_list()
    self.deletes(reader)
    expect(reader.row(NAME)).to_have_count(0)
    reader.tap("button", "Undo")
    reader.sees_row(NAME)

  def test_a_deletion_stays_after_a_reload_and_a_refresh(self):
    reader = self.at_list()
    self.deletes(reader)
    reader.page.reload()
    self.sees_list(reader)
    reader.top.get_by_role("button", name="Refresh").focus()
    reader.page.keyboard.press("Enter")
    reader.comes_to_rest()
    expect(reader.row(NAME)).to_have_count(0)

  def test_a_finger_swipes_a_contact_away(self):
    reader = self.at_list()
    reader.sees_row(NAME)
    y = reader.row(NAME).bounding_box()["y"] + 25
    reader.drag([(370 - step * 14, y) for step in range(25)])
    expect(reader.top.get_by_text(f"“\u2068{NAME}\u2069” was deleted.")).to_be_visible()

  def test_a_contact_is_deleted_from_its_form(self):
    reader = self.at_list()
    self.begins_to_edit(reader)
    delete = self.sheet(reader).get_by_role("button", name="Delete Contact")
    delete.click()
    reader.page.get_by_role("alertdialog").get_by_role("button", name="Delete Contact").click()
    expect(self.sheet(reader)).to_have_count(0)
    self.sees_list(reader)
    expect(reader.row(NAME)).to_have_count(0)

  def test_two_browsers_have_contacts_of_their_own(self):
    one, other = self.at_list(), self.at_list()
    self.deletes(one)
    self.adds(one, "Aaron Aabye")
    other.page.reload()
    self.sees_list(other)
    other.sees_row(NAME)
    expect(other.row("Aaron Aabye")).to_have_count(0)

  def test_what_one_tab_adds_the_other_shows(self):
    reader = self.at_list()
    other = reader.context.new_page()
    other.goto("/contacts")
    expect(other.get_by_role("listitem").first).to_be_visible()
    self.begins_to_add(reader, "Aaron Aabye")
    self.saves(reader)
    expect(other.get_by_role("listitem").filter(has_text="Aaron Aabye")).to_be_visible()
    other.close()


class OvertakenTests(ChangesTestCase):
  """Two tabs with the form of the same contact open."""

  def overtaken(self):
    reader = self.at_list()
    self.begins_to_edit(reader)
    path = re.sub("^https?://[^/]+", "", reader.page.url)
    other = reader.context.new_page()
    other.goto(path)
    other.locator("body[data-live]").wait_for(state="attached")
    phone = other.get_by_role("textbox", name="Phone", exact=True)
    phone.fill("+1 202 555 0123")
    other.get_by_role("button", name="Save", exact=True).click()
    expect(other.locator(".sheet:not(.leaving)")).to_have_count(0)
    self.field(reader, "Position").fill("Harbour Master")
    self.saves(reader)
    expect(self.asked(reader)).to_contain_text("This Contact Has Changed")
    return reader

  def answers(self, reader, name):
    self.asked(reader).get_by_role("button", name=name, exact=True).click()
    expect(self.sheet(reader)).to_have_count(0)

  def test_who_keeps_what_was_typed_here_has_it(self):
    reader = self.overtaken()
    self.answers(reader, "Keep My Changes")
    expect(reader.top.get_by_text("Harbour Master", exact=True)).to_be_visible()
    expect(reader.top.get_by_text("+1 202 555 0123")).to_have_count(0)

  def test_who_takes_the_others_has_that(self):
    reader = self.overtaken()
    self.answers(reader, "Use Saved Version")
    expect(reader.top.get_by_text("+1 202 555 0123")).to_be_visible()
    expect(reader.top.get_by_text("Harbour Master")).to_have_count(0)


class SearchTests(ChangesTestCase):
  def held_back(self, reader):
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

  def test_a_search_minds_neither_case_nor_width_nor_accents(self):
    reader = self.at_list()
    for text in ["abena", "ＡＢＥＮＡ", "àbéna"]:
      self.finds(reader, text)
      expect(reader.top.get_by_role("listitem")).to_have_count(1)
      reader.sees_row(NAME)

  def test_what_is_typed_before_the_connection_stands_is_searched_for(self):
    # After visiting the home screen the host knows the time zone: the painted scene is kept.
    for way in ["/", None]:
      with self.subTest(way=way):
        reader = self.reader()
        if way:
          reader.open(way)
        go_on = self.held_back(reader)
        reader.open("/contacts")
        reader.top.get_by_role("textbox", name="Search").click()
        reader.page.keyboard.type("abena")
        go_on()
        expect(reader.top.get_by_role("listitem")).to_have_count(1)
        expect(reader.top.get_by_role("textbox", name="Search")).to_have_value("abena")

  def test_nobody_found_is_said(self):
    reader = self.at_list()
    self.finds(reader, "xyzzy")
    expect(reader.top.get_by_text("No Results")).to_be_visible()
    self.check_accessibility(reader)
    reader.tap("button", "Cancel")
    self.sees_list(reader)

  def test_a_search_goes_on_after_a_look_at_what_it_found(self):
    reader = self.at_list()
    self.finds(reader, "abena")
    reader.tap_row(NAME)
    reader.sees_screen_of(NAME)
    reader.page.go_back()
    reader.sees_row(NAME)
    expect(reader.top.get_by_role("textbox", name="Search")).to_have_value("abena")
    expect(reader.top.get_by_role("listitem")).to_have_count(1)
