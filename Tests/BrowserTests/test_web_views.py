"""Web pages in web views, in a real browser."""
from playwright.sync_api import expect

from test_controls import ControlsTestCase


class WebViewTests(ControlsTestCase):
  expected_problem = "Blocked "

  def article(self, **wishes):
    reader = self.at("Article", **wishes)
    self.expect_message(reader, "Finished")
    return reader, reader.page.frame_locator("iframe.web-page")

  def test_a_page_is_shown_as_high_as_its_text(self):
    reader, page = self.article()
    expect(page.get_by_role("heading", name="Weather")).to_be_visible()
    frame = reader.top.locator("iframe.web-page")
    inner = page.locator("html").evaluate("html => html.getBoundingClientRect().height")
    outer = frame.bounding_box()["height"]
    self.assertGreater(outer, 844)
    self.assertLess(abs(outer - inner), 2)

  def test_a_web_view_has_an_accessible_name(self):
    reader, _ = self.article()
    expect(reader.top.locator("iframe.web-page")).to_have_attribute("aria-label", "Article")
    self.check_accessibility(reader)

  def test_scripts_and_forms_of_the_page_do_not_run(self):
    reader, page = self.article()
    expect(page.locator("#scripted")).to_have_text("It rains.")
    page.get_by_role("link", name="Bad").click()
    page.get_by_role("button", name="Post").click()
    reader.page.wait_for_timeout(300)
    self.assertNotIn("Run", reader.page.title())
    expect(page.locator("#scripted")).to_have_text("It rains.")

  def test_links_are_the_apps(self):
    reader, page = self.article()
    page.get_by_role("link", name="Tomorrow").click()
    self.expect_message(reader, "Link https://example.org/8")

  def test_an_allowed_link_opens_outside(self):
    reader, page = self.article()
    reader.page.context.route("https://example.com/**", lambda route: route.fulfill(body="Out"))
    with reader.page.expect_popup() as popup:
      page.get_by_role("link", name="Outside").click()
    popup.value.wait_for_url("https://example.com/")
    self.expect_message(reader, "Link https://example.com/")

  def test_a_page_is_for_its_scene_alone(self):
    reader, page = self.article()
    source = reader.top.locator("iframe.web-page").get_attribute("src")
    answer = reader.page.request.get(self.program.address + source)
    self.assertEqual(answer.status, 200)
    self.assertIn("sandbox allow-same-origin", answer.headers["content-security-policy"])
    self.assertEqual(answer.headers["x-frame-options"], "SAMEORIGIN")
    other = source.rsplit("/", 2)[0] + "/nobody/1-1"
    self.assertEqual(reader.page.request.get(self.program.address + other).status, 404)

  def test_a_reload_loads_the_page_of_a_web_view_again(self):
    reader, page = self.article()
    reader.page.reload()
    self.expect_message(reader, "Finished")
    expect(page.get_by_role("heading", name="Weather")).to_be_visible()
