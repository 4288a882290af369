"""Changes of contacts that are interrupted by a crash of the server."""
import re

from playwright.sync_api import expect

from showcase import Showcase
from test_contacts_changes import NAME, ChangesTestCase


class InterruptionTests(ChangesTestCase):
  """The process is killed with -9 in the middle, and started again."""

  @classmethod
  def setUpClass(cls):
    cls.server = Showcase()
    cls.addClassCleanup(cls.server.stop)

  def setUp(self):
    super().setUp()
    # A test that failed may have left it killed.
    self.server.restart_after_crash()
    self.person = self.at_list(address=self.server.address)
    self.person.may_lose_connection = True

  def interrupt(self, meanwhile=lambda: None):
    self.server.kill()
    meanwhile()
    self.server.start()
    page = self.person.page
    page.locator("html:not(.offline) body[data-live]").wait_for(state="attached")

  def test_a_deletion_an_undone_one_and_a_saved_contact_survive(self):
    self.delete_contact(self.person)
    self.interrupt()
    self.expect_list(self.person)
    expect(self.person.row(NAME)).to_have_count(0)
    self.delete_contact(self.person, "Anders Holm")
    expect(self.person.row("Anders Holm")).to_have_count(0)
    self.person.tap("button", "Undo")
    self.person.expect_row("Anders Holm")
    self.interrupt()
    self.expect_list(self.person)
    self.person.expect_row("Anders Holm")
    self.add_contact(self.person, "Aaron Aabye")
    self.interrupt()
    # The scene may be restored as it was a second before.
    self.person.open("/contacts")
    self.expect_list(self.person)
    self.person.expect_row("Aaron Aabye")

  def test_text_typed_while_the_server_is_down_can_be_saved(self):
    self.begin_adding(self.person, "Aaron")
    self.interrupt(lambda: self.person.page.keyboard.type(" Aabye"))
    expect(self.field(self.person, "Name")).to_have_value("Aaron Aabye")
    self.save(self.person)
    self.go_back_from_new_contact(self.person)
    self.person.expect_row("Aaron Aabye")

  def test_an_edit_typed_while_the_server_is_down_and_a_draft_of_it_survive(self):
    self.begin_editing(self.person)
    field = self.field(self.person, "Position")
    field.fill("Con")
    self.interrupt(lambda: self.person.page.keyboard.type("ductor"))
    # The form appears when the contact has been loaded again.
    expect(field).to_have_value("Conductor")
    expect(field).to_be_focused()
    field.fill("Pilot")
    # Drafts are written at most a second after a change.
    self.person.page.wait_for_timeout(3_000)
    self.interrupt()
    expect(field).to_have_value("Pilot")
    self.save(self.person)
    expect(self.person.page.get_by_text("Pilot").first).to_be_visible()

  def test_a_search_can_be_made_again_and_an_interrupted_refresh_loses_no_contacts(self):
    self.search_for(self.person, "abena")
    self.interrupt()
    expect(self.person.top.get_by_role("textbox", name="Search")).to_have_value("abena")
    expect(self.person.top.get_by_role("listitem")).to_have_count(1)
    self.person.tap("button", "Cancel")
    self.expect_list(self.person)
    self.person.top.get_by_role("button", name="Refresh").focus()
    self.person.page.keyboard.press("Enter")
    self.interrupt()
    self.person.expect_row(NAME)

  def test_an_address_is_kept(self):
    self.person.tap_row(NAME)
    self.person.expect_screen_of(NAME)
    self.interrupt()
    self.person.expect_screen_of(NAME)
    self.assertRegex(self.person.page.url, re.compile(r"/people/"))
