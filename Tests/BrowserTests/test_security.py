"""The security properties of every page, tested from outside."""
import http.client

from playwright.sync_api import expect

from browser_test_case import BrowserTestCase, shared
from reader import PATIENCE
from showcase import Showcase

MARKUP = "%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E"


def answer(host, path="/contacts"):
  """Returns the status and headers of a plain request that names `host`."""
  connection = http.client.HTTPConnection("127.0.0.1", shared.showcase.port, timeout=10)
  connection.request("GET", path, headers={"Host": host})
  response = connection.getresponse()
  response.read()
  connection.close()
  return response.status, response.headers


class SecurityTests(BrowserTestCase):
  def own_host(self):
    return f"127.0.0.1:{shared.showcase.port}"

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

  def test_a_foreign_host_name_is_rejected(self):
    status, _ = answer("attacker.example")
    self.assertGreaterEqual(status, 400)

  def test_cookies_are_out_of_reach_of_scripts_and_of_other_sites(self):
    reader = self.reader().open("/contacts")
    reader.wait_for_connection()
    cookies = {cookie["name"]: cookie for cookie in reader.context.cookies()}
    # Scripts store the time zone and the size and settings of the window, which are not secret.
    self.assertEqual(set(cookies), {"device", "zone", "window"})
    for cookie in cookies.values():
      self.assertEqual(cookie["sameSite"], "Lax")
    self.assertTrue(cookies["device"]["httpOnly"])
    self.assertGreaterEqual(len(cookies["device"]["value"]), 22, "128 bits in base 64")
    self.assertEqual(cookies["window"]["path"], "/contacts")

  def test_a_plain_request_makes_no_device(self):
    folder = shared.showcase.data / "devices"
    before = set(folder.glob("*"))
    answer(self.own_host())
    self.assertEqual(set(folder.glob("*")), before)


class PublicAddressTests(BrowserTestCase):
  """A program behind a proxy, and one that is exposed to a network."""

  def start(self, *options):
    program = Showcase(*options)
    self.addCleanup(program.stop)
    return program

  def get(self, program, host):
    connection = http.client.HTTPConnection("127.0.0.1", program.port, timeout=10)
    connection.request("GET", "/contacts", headers={"Host": host})
    response = connection.getresponse()
    response.read()
    connection.close()
    return response

  def test_behind_tls_cookies_are_secure(self):
    program = self.start("--public-url", "https://rostrum.example/")
    response = self.get(program, "rostrum.example")
    self.assertEqual(response.status, 200)
    cookie = response.headers["Set-Cookie"]
    self.assertTrue(cookie.startswith("__Host-device="), cookie)
    self.assertIn("; Secure", cookie)
    self.assertIn("max-age=", response.headers["Strict-Transport-Security"])
    self.assertIn("wss://rostrum.example;", response.headers["Content-Security-Policy"])
    self.assertNotIn("--public-url", program.log.read_text())
    self.assertIn("Rostrum is at https://rostrum.example", program.log.read_text())

  def test_an_open_address_without_tls_logs_a_warning(self):
    self.assertNotIn("TLS", shared.showcase.log.read_text())
    program = self.start("--host", "0.0.0.0")
    self.assertIn("--public-url https://", program.log.read_text())


FORGE = """async ([scene, messages, patience]) => {
  const client = document.querySelector('script[src$="/main.js"]').src.split("/").at(-2);
  const socket = new WebSocket(`ws://${location.host}/-/live/contacts`);
  const heard = [];
  socket.onmessage = (event) => heard.push(event.data);
  await new Promise((opened, failed) => { socket.onopen = opened; socket.onerror = failed; });
  const ended = new Promise((done) => { socket.onclose = (event) => done(event.code); });
  socket.send(JSON.stringify({
    hello: client, page: "forger", rememberedScene: scene, seen: 0, path: "",
    environment: {
      width: 390, height: 844, isDark: false, increasesContrast: false, reducesMotion: false,
      textSize: 3, isPad: false, safeArea: { top: 0, leading: 0, bottom: 0, trailing: 0 },
    },
    languages: ["en"], timeZone: "GMT",
  }));
  for (const message of messages) socket.send(message);
  const code = await Promise.race([ended, new Promise((done) => setTimeout(done, patience, 0))]);
  socket.close();
  return [code, heard.length, heard.join("").includes("was deleted")];
}"""


class ForgeryTests(BrowserTestCase):
  """Messages that our pages never send, from a page with the device's cookie."""

  def person(self):
    reader = self.reader().open("/contacts")
    reader.wait_for_connection()
    reader.expect_row("Abena Mensah")
    return reader

  def forge(self, reader, *messages, scene=None, ends=False):
    """Returns the effect of messages; if the connection ends, a busy machine has time for it."""
    patience = PATIENCE if ends else 700
    return reader.page.evaluate(FORGE, [scene, list(messages), patience])

  def expect_undisturbed(self, reader):
    """Checks that the user's own page continues undisturbed."""
    reader.tap_row("Abena Mensah")
    reader.expect_screen_of("Abena Mensah")
    reader.tap("button", "Contacts")
    reader.expect_row("Abena Mensah")
    reader.wait_until_idle()
    reader.expect_path("/contacts")

  def test_events_that_do_not_apply_change_nothing(self):
    reader = self.person()
    nodes = [1, 2, 20, 25, 30, 40, 60, 4294967295]
    events = []
    for node in nodes:
      events += [
        f'[9,"edit",{node},1,0,0,0,"forged"]', f'[9,"edit",{node},7,3,5,9,"forged"]',
        f'[9,"return",{node},1]', f'[9,"clear",{node}]', f'[9,"on",{node},true]',
        f'[9,"action",{node},1,0]', f'[9,"control",{node}]', f'[9,"detent",{node},1]',
        f'[9,"pointers",1,[[{node},0,0,100,100]]]', f'[9,"key",{node},"s",16]',
        f'[9,"dismiss",{node}]', f'[9,"detail",{node}]', f'[0,"tap",{node}]', f'[0,"row",{node}]',
      ]
    code, _, deleted = self.forge(reader, *events)
    self.assertEqual((code, deleted), (0, False))
    self.expect_undisturbed(reader)
    reader.page.reload()
    reader.expect_row("Abena Mensah")

  def test_a_malformed_message_closes_only_the_senders_connection(self):
    reader = self.person()
    for message in ["", "[", "{}", '[1,"tap"]', '[1,"nothing",1]', '["hello",1]', '[[[[[[1]]]]]]',
                    '[1,"edit",1,1,0,5,2,"x"]']:
      with self.subTest(message=message):
        code, _, _ = self.forge(reader, message, ends=True)
        self.assertNotIn(code, [0, 1000])
    self.expect_undisturbed(reader)

  def test_an_oversized_message_closes_only_the_senders_connection(self):
    reader = self.person()
    code, _, _ = self.forge(reader, '[1,"open","' + "x" * 200_000 + '"]', ends=True)
    self.assertNotEqual(code, 0)
    self.expect_undisturbed(reader)

  def test_a_scene_that_another_page_shows_is_not_given_away(self):
    reader = self.person()
    scene = reader.page.evaluate("document.body.dataset.scene")
    self.forge(reader, scene=scene)
    self.assertIsNone(reader.page.evaluate("document.documentElement.dataset.notice ?? null"))
    self.expect_undisturbed(reader)

  def test_another_devices_scene_is_not_given_away(self):
    victim = self.person()
    victim.tap_row("Abena Mensah")
    victim.expect_screen_of("Abena Mensah")
    scene = victim.page.evaluate("document.body.dataset.scene")
    forger = self.person()
    self.forge(forger, '[99,"back",0]', scene=scene)
    victim.expect_screen_of("Abena Mensah")
    self.expect_undisturbed(forger)

  def test_typed_text_is_not_logged(self):
    reader = self.person()
    reader.top.get_by_role("textbox", name="Search").click()
    reader.page.keyboard.type("Xylographa")
    expect(reader.top.get_by_text("No Results")).to_be_visible()
    self.assertNotIn("Xylographa", shared.showcase.log.read_text(errors="replace"))
