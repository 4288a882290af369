"""An app's root address, invalid addresses, and the language of the page."""
import itertools
import re

from playwright.sync_api import expect

from browser_test_case import BrowserTestCase, shared


class FrontDoorTests(BrowserTestCase):
  def at_a_contact(self, **wishes):
    reader = self.reader(**wishes).open("/contacts")
    self.open_contact(reader)
    return reader

  def open_contact(self, reader):
    reader.wait_for_connection()
    # In a wide window another column is on top.
    row = reader.page.get_by_role("listitem").filter(has_text="Abena Mensah").first
    row.get_by_role("button").first.click()
    reader.wait_for("location.pathname.startsWith('/contacts/people/')")
    reader.wait_until_idle()

  def offer(self, reader):
    return reader.page.locator(".resume")

  def test_the_root_address_opens_the_first_screen_and_offers_the_way_back(self):
    for screen, scheme in [("phone", "light"), ("desktop", "dark")]:
      with self.subTest(screen=screen, scheme=scheme):
        reader = self.at_a_contact(screen=screen, scheme=scheme)
        path = reader.page.evaluate("location.pathname")
        reader.open("/").page.locator("a[href='/contacts']").click()
        reader.wait_for_connection()
        expect(self.offer(reader)).to_be_visible()
        reader.expect_path("/contacts")
        self.check_accessibility(reader)
        self.offer(reader).get_by_role("button").first.click()
        reader.expect_path(path)
        expect(self.offer(reader)).to_have_count(0)

  def test_the_offer_moves_nothing_and_covers_only_rows(self):
    for screen in ["phone", "desktop"]:
      with self.subTest(screen=screen):
        reader = self.at_a_contact(screen=screen)
        # The offer waits for the page of the place.
        held = []
        reader.page.route("**/contacts/people/*", lambda route: held.append(route))
        reader.open("/contacts")
        reader.wait_for_connection()
        reader.wait_until_idle()
        content = reader.page.locator("#app").locator("button, .line, .field")
        places = [element.bounding_box() for element in content.all()]
        expect(self.offer(reader)).to_have_count(0)
        held[0].continue_()
        expect(self.offer(reader)).to_be_visible()
        reader.wait_until_idle()
        # It disappears after a while.
        offer = self.offer(reader).bounding_box()
        self.assertEqual([element.bounding_box() for element in content.all()], places)
        glass = reader.page.locator(".glass").bounding_box()
        self.assertGreater(offer["y"], glass["y"] + glass["height"] / 2)

  def test_the_offer_hides_behind_menus_and_rises_above_an_offer_to_undo(self):
    reader = self.at_a_contact()
    reader.open("/contacts")
    expect(self.offer(reader)).to_be_visible()
    row = reader.row("Abena Mensah").get_by_role("button").first
    row.click(button="right")
    expect(reader.page.locator(".menu-panel")).to_be_visible()
    expect(self.offer(reader)).to_be_hidden()
    reader.page.keyboard.press("Escape")
    expect(self.offer(reader)).to_be_visible()

    # An offer disappears after a while, so that this is another one.
    self.open_contact(reader)
    reader.open("/contacts")
    reader.wait_for_connection()
    expect(self.offer(reader)).to_be_visible()
    row = reader.row("Anders Holm")
    row.get_by_role("button").first.focus()
    reader.page.keyboard.press("Delete")
    row.get_by_role("button", name="Delete", exact=True).click()
    undo = reader.top.get_by_role("button", name="Undo")
    expect(undo).to_be_visible()
    reader.wait_until_idle()
    offer = self.offer(reader).bounding_box()
    self.assertLessEqual(offer["y"] + offer["height"], undo.bounding_box()["y"])

  def test_an_offer_is_closed_or_followed_in_another_tab_or_goes_by_scrolling(self):
    reader = self.at_a_contact()
    path = reader.page.evaluate("location.pathname")
    reader.open("/contacts")
    expect(self.offer(reader)).to_be_visible()
    # A new offer takes no tap that was meant for a row.
    self.assertEqual(self.offer(reader).evaluate("element => element.matches('.new')"), True)
    expect(self.offer(reader)).not_to_have_class(re.compile("new"))
    self.offer(reader).get_by_role("button", name="Close").click()
    expect(self.offer(reader)).to_have_count(0)
    reader.open("/contacts")
    reader.wait_for_connection()
    expect(self.offer(reader)).to_have_count(0)

    self.open_contact(reader)
    reader.page.close()
    reader.page = reader.context.new_page()
    reader.open("/contacts")
    self.offer(reader).get_by_role("button").first.click()
    reader.expect_path(path)
    reader.wait_for_connection()
    reader.wait_until_idle()

    reader.open("/contacts")
    expect(self.offer(reader)).to_be_visible()
    reader.page.mouse.move(195, 400)
    for _ in range(4):
      reader.page.mouse.wheel(0, 200)
      reader.page.wait_for_timeout(100)
    expect(self.offer(reader)).to_have_count(0)

  def test_a_place_that_is_gone_is_not_offered_and_a_renamed_one_by_its_name(self):
    reader = self.at_a_contact()
    path = reader.page.evaluate("location.pathname")
    other = reader.context.new_page()
    reader.page, first = other, reader.page
    reader.open(path)
    reader.wait_for_connection()
    reader.tap("button", "Edit")
    reader.page.get_by_role("textbox").first.fill("Abena Owusu")
    reader.tap("button", "Done")
    reader.wait_until_idle()
    reader.page = first
    reader.open("/contacts")
    expect(self.offer(reader)).to_contain_text("Abena Owusu")
    self.offer(reader).get_by_role("button").first.click()
    reader.expect_path(path)
    reader.page = other
    reader.open(f"{path}/edit")
    reader.wait_for_connection()
    reader.tap("button", "Delete Contact")
    reader.page.get_by_role("alertdialog").get_by_role("button", name="Delete").click()
    reader.expect_path("/contacts")
    reader.page = first
    with reader.page.expect_response(f"**{path}"):
      reader.open("/contacts")
    reader.wait_for_connection()
    reader.wait_until_idle()
    expect(self.offer(reader)).to_have_count(0)

  def test_a_form_is_offered_only_after_input_and_with_it(self):
    reader = self.at_a_contact()
    reader.tap("button", "Edit")
    field = reader.page.get_by_role("textbox").first
    expect(field).to_be_visible()
    reader.wait_until_idle()
    reader.open("/contacts")
    expect(self.offer(reader)).to_contain_text("Abena Mensah")
    self.offer(reader).get_by_role("button", name="Close").click()
    reader.tap("button", "Add Contact")
    reader.wait_for("location.pathname === '/contacts/new'")
    reader.wait_until_idle()
    with reader.page.expect_navigation():
      reader.page.goto("/contacts")
    reader.wait_for_connection()
    reader.wait_until_idle()
    expect(self.offer(reader)).to_have_count(0)

    reader.tap("button", "Cancel")
    self.open_contact(reader)
    reader.tap("button", "Edit")
    field.fill("Half a name")
    reader.wait_until_idle()
    reader.open("/contacts")
    reader.wait_for_connection()
    expect(reader.page.get_by_role("textbox", name="Half a name")).to_have_count(0)
    self.offer(reader).get_by_role("button").first.click()
    expect(field).to_have_value("Half a name")

  def test_the_offer_disappears_after_a_while_unless_it_has_the_focus(self):
    reader = self.at_a_contact()
    reader.clock.install()
    reader.open("/contacts")
    expect(self.offer(reader)).to_be_visible()
    close = self.offer(reader).get_by_role("button", name="Close")
    close.focus()
    reader.clock.run_for(13_000)
    expect(self.offer(reader)).to_be_visible()
    close.evaluate("element => element.blur()")
    reader.clock.run_for(13_000)
    expect(self.offer(reader)).to_have_count(0)

  def test_the_root_of_a_tab_is_not_offered(self):
    reader = self.reader().open("/football-gather")
    reader.wait_for_connection()
    reader.tap("button", "Continue Without an Account")
    reader.page.get_by_role("tab", name="Matches").click()
    reader.expect_path("/football-gather/gathers")
    reader.open("/football-gather")
    reader.wait_for_connection()
    reader.wait_until_idle()
    expect(self.offer(reader)).to_have_count(0)

  def test_an_unknown_address_shows_an_alert(self):
    languages = itertools.cycle([("en-US", "Page Not Found"), ("zh-CN", "找不到此页面")])
    for app, (locale, title) in zip(shared.showcase.apps, languages):
      with self.subTest(app=app, locale=locale):
        reader = self.reader(locale=locale).open(f"{app}/no/such/place")
        alert = reader.page.get_by_role("alertdialog")
        expect(alert).to_contain_text(title)
        reader.wait_for_connection()
        alert.get_by_role("button").click()
        expect(alert).to_have_count(0)
        reader.wait_until_idle()
        expect(alert).to_have_count(0)
        self.assertNotIn("no/such", reader.page.url)
