"""Changes of contacts that are interrupted by a crash of the server."""
import re

from playwright.sync_api import expect

from showcase import Showcase
from test_contacts_changes import NAME, ChangesTestCase


class InterruptionTests(ChangesTestCase):
  """The process is killed with -9 in the middle, and started again."""

  def setUp(self):
    super().setUp()
    self.server = Showcase()
    self.addCleanup(self.server.stop)
    self.person = self.at_list(address=self.server.address)
    self.person.may_lose_connection = True

  def interrupt(self):
    self.server.kill()
    self.server.start()
    page = self.person.page
    page.locator("html:not(.offline) body[data-live]").wait_for(state="attached")

  def test_a_saved_contact_survives(self):
    self.add_contact(self.person, "Aaron Aabye")
    self.interrupt()
    self.person.expect_row("Aaron Aabye")

  def test_a_deletion_survives(self):
    self.delete_contact(self.person)
    self.interrupt()
    self.expect_list(self.person)
    expect(self.person.row(NAME)).to_have_count(0)

  def test_an_undone_deletion_survives(self):
    self.delete_contact(self.person)
    self.person.tap("button", "Undo")
    self.person.expect_row(NAME)
    self.interrupt()
    self.person.expect_row(NAME)

  def test_text_typed_while_the_server_is_down_can_be_saved(self):
    self.begin_adding(self.person, "Aaron")
    self.server.kill()
    self.person.page.keyboard.type(" Aabye")
    self.server.start()
    self.person.page.locator("html:not(.offline) body[data-live]").wait_for(
      state="attached")
    expect(self.field(self.person, "Name")).to_have_value("Aaron Aabye")
    self.save(self.person)
    self.go_back_from_new_contact(self.person)
    self.person.expect_row("Aaron Aabye")

  def test_a_draft_of_an_edit_survives(self):
    self.begin_editing(self.person)
    self.field(self.person, "Position").fill("Conductor")
    # Drafts are written at most a second after a change.
    self.person.page.wait_for_timeout(3_000)
    self.interrupt()
    expect(self.field(self.person, "Position")).to_have_value("Conductor")
    self.save(self.person)
    expect(self.person.page.get_by_text("Conductor").first).to_be_visible()

  def test_an_edit_typed_while_the_server_is_down_survives(self):
    self.begin_editing(self.person)
    field = self.field(self.person, "Position")
    field.fill("Con")
    self.server.kill()
    self.person.page.keyboard.type("ductor")
    self.server.start()
    self.person.page.locator("html:not(.offline) body[data-live]").wait_for(state="attached")
    # The form appears when the contact has been loaded again.
    expect(field).to_have_value("Conductor")
    expect(field).to_be_focused()
    self.save(self.person)
    expect(self.person.page.get_by_text("Conductor").first).to_be_visible()

  def test_a_search_can_be_made_again(self):
    self.search_for(self.person, "abena")
    self.interrupt()
    expect(self.person.top.get_by_role("textbox", name="Search")).to_have_value("abena")
    expect(self.person.top.get_by_role("listitem")).to_have_count(1)

  def test_an_interrupted_refresh_loses_no_contacts(self):
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
