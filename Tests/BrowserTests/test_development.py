"""The pages of a program that `rostrum dev` has started: build reports, and reconnecting."""
import json
import os
import re
import tempfile
from pathlib import Path

from playwright.sync_api import expect

from browser_test_case import BrowserTestCase
from showcase import Showcase

ERROR = {
  "file": "Apps/Contacts/UI/ContactDetail/ContactDetailViewController.swift", "line": 43, "column": 19,
  "severity": "error", "message": "value of type 'ContactDetailViewState' has no member 'titel'",
  "excerpt": "43 |     title = state.titel\n   |                   `- error: no member 'titel'",
}
WARNING = {
  "file": "Apps/Contacts/App/Contacts.swift", "line": 3, "column": 5, "severity": "warning",
  "message": "never used", "excerpt": "",
}


class DevelopmentTestCase(BrowserTestCase):
  def setUp(self):
    super().setUp()
    folder = tempfile.TemporaryDirectory(prefix="development-")
    self.addCleanup(folder.cleanup)
    self.file = Path(folder.name) / "report.json"
    self.report("serving")
    self.program = Showcase(ROSTRUM_DEVELOPMENT=str(self.file))
    self.addCleanup(self.program.stop)

  def report(self, phase, *diagnostics, output=None):
    """Reports as `rostrum dev` does: the file is replaced as a whole."""
    new = self.file.with_suffix(".new")
    new.write_text(json.dumps({
      "phase": phase, "product": "Showcase", "diagnostics": diagnostics, "output": output}))
    os.replace(new, self.file)

  def at_list(self, **wishes):
    reader = self.reader(self.program.address, **wishes).open("/contacts")
    reader.wait_for_connection()
    reader.expect_row("Abena Mensah")
    return reader

  def panel(self, reader):
    return reader.page.get_by_role("region", name="Build")


class BuildReportTests(DevelopmentTestCase):
  def test_an_error_is_shown_over_the_last_good_screen_until_it_is_fixed(self):
    reader = self.at_list()
    panel = self.panel(reader)
    expect(panel).to_have_count(0)
    self.report("building")
    expect(reader.page.get_by_text("Building…")).to_be_visible()
    self.report("failed", ERROR, WARNING)
    expect(panel.get_by_role("heading")).to_have_text("1 error")
    expect(panel).to_contain_text(
      "Apps/Contacts/UI/ContactDetail/ContactDetailViewController.swift:43:19")
    expect(panel).to_contain_text("has no member 'titel'")
    expect(panel).to_contain_text("title = state.titel")
    expect(panel).to_contain_text("never used")
    reader.expect_row("Abena Mensah")
    # The screen below can still be used.
    panel.get_by_role("button", name="Hide").click()
    reader.tap_row("Abena Mensah")
    reader.expect_screen_of("Abena Mensah")
    # The errors of the last build stay visible.
    self.report("building")
    expect(reader.page.get_by_text("Building…")).to_be_visible()
    expect(panel).to_be_visible()
    self.report("serving")
    expect(panel).to_have_count(0)
    expect(reader.page.get_by_text("Building…")).to_be_hidden()

  def test_the_first_error_is_announced_to_screen_readers(self):
    reader = self.at_list()
    self.report("failed", ERROR, {**ERROR, "line": 50})
    expect(reader.page.locator(".build [role=status]")).to_have_text(
      "2 errors: value of type 'ContactDetailViewState' has no member 'titel'")

  def test_output_without_a_place_is_shown(self):
    reader = self.at_list()
    self.report("failed", output="error: linker command failed")
    panel = self.panel(reader)
    expect(panel.get_by_role("heading")).to_have_text("The build failed")
    expect(panel).to_contain_text("error: linker command failed")
    self.report("crashed", output="Fatal error: Index out of range")
    expect(panel.get_by_role("heading")).to_have_text("The program ended")
    expect(panel).to_contain_text("Index out of range")

  def test_markup_in_compiler_output_is_shown_as_text(self):
    reader = self.at_list()
    text = "<img src=x onerror=alert(1)>"
    self.report("failed", {**ERROR, "message": text, "excerpt": text})
    expect(self.panel(reader)).to_contain_text(text)
    expect(self.panel(reader).locator("img")).to_have_count(0)

  def test_the_panel_is_accessible_in_light_and_dark(self):
    for scheme in ["light", "dark"]:
      with self.subTest(scheme):
        reader = self.at_list(scheme=scheme)
        self.report("failed", ERROR, WARNING)
        expect(self.panel(reader)).to_be_visible()
        self.check_accessibility(reader)
        self.report("serving")


class RestartTests(DevelopmentTestCase):
  def test_a_restart_keeps_the_screen_and_the_typed_text(self):
    reader = self.at_list()
    reader.may_lose_connection = True
    reader.tap("button", "Add Contact")
    name = reader.page.get_by_role("textbox", name="Name")
    name.fill("Aaron Aabye")
    address = reader.page.url
    # As `rostrum dev` replaces the program, without waiting for a draft to be written.
    self.program.end_process()
    self.program.start()
    reader.page.locator("html:not(.offline) body[data-live]").wait_for(state="attached")
    expect(name).to_have_value("Aaron Aabye")
    self.assertEqual(reader.page.url, address)


class InspectorTests(DevelopmentTestCase):
  def inspect(self, tab, **wishes):
    reader = self.at_list(screen="desktop", **wishes)
    reader.page.get_by_role("button", name="Inspect").click()
    inspector = reader.page.get_by_role("complementary", name="Inspector")
    inspector.get_by_role("tab", name=tab).click()
    return reader, inspector

  def test_views_have_frames_and_the_one_under_the_pointer_its_constraints(self):
    reader, inspector = self.inspect("Views")
    expect(inspector.get_by_role("button", name=re.compile(r"^UIWindow 0, 0 \d+ × \d+$"))).to_be_visible()
    inspector.get_by_role("button", name="Pick").click()
    reader.row("Abena Mensah").hover()
    details = inspector.locator(".inspector-details")
    expect(details.get_by_role("heading")).to_have_text(re.compile("Cell|Label|View"))
    expect(reader.page.locator(".inspected")).to_be_visible()
    # A click ends picking, and has no other effect.
    reader.row("Abena Mensah").click()
    reader.expect_path("/contacts")
    inspector.get_by_role("button", name=re.compile("^UITableView ")).first.click()
    expect(details).to_contain_text("UITableView.top == UIView.top")
    expect(details).to_contain_text("contentSize = ")
    # The outline is for views only.
    inspector.get_by_role("tab", name="Flows").click()
    expect(reader.page.locator(".inspected")).to_be_hidden()
    reader.tap_row("Abena Mensah")
    reader.expect_screen_of("Abena Mensah")

  def test_flows_have_their_screens_and_the_states_of_presenters(self):
    reader, inspector = self.inspect("Flows")
    for text in ["ContactsCoordinator", "ContactListViewController", "route = /", "ContactListPresenter",
                 "view = attached", 'state.labels.title = "Contacts"', "state.content = .list"]:
      expect(inspector.get_by_text(text, exact=True)).to_be_visible()
    # On a desktop the list is beside another page.
    reader.wait_for_connection()
    reader.page.get_by_role("button", name="Add Contact", exact=True).click()
    expect(inspector.get_by_text("ContactFormCoordinator", exact=True)).to_be_visible()
    expect(inspector.get_by_text("route = /new", exact=True)).to_be_visible()
    reader.page.get_by_role("textbox", name="Name").fill("Aaron")
    # The last change is marked.
    expect(inspector.locator("mark", has_text='"Aaron"')).to_be_visible()

  def test_events_are_listed_as_they_come(self):
    reader, inspector = self.inspect("Events")
    reader.tap_row("Abena Mensah")
    reader.expect_screen_of("Abena Mensah")
    expect(inspector.get_by_role("listitem").filter(has_text=re.compile("tap|select")).first).to_be_visible()

  def test_the_inspector_is_accessible_in_light_and_dark(self):
    for scheme in ["light", "dark"]:
      reader, inspector = self.inspect("Views", scheme=scheme)
      for tab in ["Views", "Flows", "Events"]:
        with self.subTest(scheme=scheme, tab=tab):
          inspector.get_by_role("tab", name=tab).click()
          expect(inspector).to_be_visible()
          self.check_accessibility(reader)


class OtherProgramTests(BrowserTestCase):
  def test_a_program_that_was_started_otherwise_shows_no_reports(self):
    reader = self.reader()
    asked = []
    reader.page.on("request", lambda request: asked.append(request.url))
    reader.open("/contacts")
    reader.wait_for_connection()
    reader.expect_row("Abena Mensah")
    self.assertEqual([url for url in asked if "development" in url], [])
    self.assertEqual(reader.page.request.get(f"{reader.page.url}/../-/development").status, 404)
