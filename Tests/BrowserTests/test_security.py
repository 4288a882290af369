"""What the design promises of every page, looked at from outside."""
import http.client

from playwright.sync_api import expect

from browser_test_case import BrowserTestCase, Shared

MARKUP = "%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E"


def answer(host, path="/contacts"):
  """The status and headers for a plain request that names `host`."""
  connection = http.client.HTTPConnection("127.0.0.1", Shared.showcase.port, timeout=10)
  connection.request("GET", path, headers={"Host": host})
  response = connection.getresponse()
  response.read()
  connection.close()
  return response.status, response.headers


class SecurityTests(BrowserTestCase):
  def own_host(self):
    return f"127.0.0.1:{Shared.showcase.port}"

  def test_markup_in_an_address_stays_text(self):
    reader = self.reader()
    reader.page.on("dialog", lambda dialog: reader.problems.append(f"dialog: {dialog.message}"))
    reader.open(f"/contacts/people/{MARKUP}")
    expect(reader.page.get_by_text("Contact Not Found")).to_be_visible()
    self.assertEqual(reader.page.locator("img[src=x]").count(), 0)

  def test_the_policy_allows_no_inline_code(self):
    for path in ["/", "/contacts"]:
      policy = answer(self.own_host(), path)[1]["Content-Security-Policy"]
      self.assertIn("default-src 'none'", policy)
      self.assertNotIn("unsafe", policy)

  def test_a_foreign_host_name_gets_nothing(self):
    status, _ = answer("attacker.example")
    self.assertGreaterEqual(status, 400)

  def test_cookies_are_out_of_reach_of_scripts_and_of_other_sites(self):
    reader = self.reader().open("/contacts")
    reader.waits_for_the_connection()
    cookies = reader.context.cookies()
    self.assertTrue(cookies)
    for cookie in cookies:
      self.assertTrue(cookie["httpOnly"])
      self.assertEqual(cookie["sameSite"], "Lax")
      self.assertGreaterEqual(len(cookie["value"]), 22, "128 bits in base 64")

  def test_a_plain_request_makes_no_device(self):
    folder = Shared.showcase.data / "devices"
    before = set(folder.glob("*"))
    answer(self.own_host())
    self.assertEqual(set(folder.glob("*")), before)
