"""Wrong passwords of a visitor do not lock other visitors out."""
import base64
import http.client
import json
import uuid
from concurrent.futures import ThreadPoolExecutor

from playwright.sync_api import expect

from browser_test_case import shared
from test_football_gather import PASSWORD, FootballGatherTestCase
from visitor_relay import VisitorRelay


class LoginLimitTests(FootballGatherTestCase):
  def ask(self, source, path, headers, body=None):
    """Returns the status of a request to the API from one of this machine's addresses."""
    connection = http.client.HTTPConnection(
      "127.0.0.1", shared.showcase.port, timeout=60, source_address=(source, 0))
    connection.request(
      "POST", path, body, {"Content-Type": "application/json", **headers})
    return connection.getresponse().status

  def log_in(self, source, name, password):
    credentials = base64.b64encode(f"{name}:{password}".encode()).decode()
    return self.ask(source, "/api/users/login", {"Authorization": f"Basic {credentials}"})

  def relay(self, source):
    relay = VisitorRelay(source, shared.showcase.port)
    self.addCleanup(relay.stop)
    return relay.address

  def test_login_limits_are_per_visitor(self):
    (guesser, other) = ("127.0.0.2", "127.0.0.3")
    name = f"ana-{uuid.uuid4().hex[:8]}"
    account = json.dumps({"username": name, "password": PASSWORD})
    self.assertEqual(self.ask("127.0.0.4", "/api/users", {}, account), 201)
    with ThreadPoolExecutor(4) as threads:
      statuses = threads.map(lambda _: self.log_in(guesser, name, "a bad password"), range(10))
    self.assertEqual(set(statuses), {401})
    self.assertEqual(self.log_in(guesser, name, PASSWORD), 429)

    # The app reaches the server from 127.0.0.1 for both of them.
    refused = self.at_login(address=self.relay(guesser))
    refused.page.get_by_role("textbox", name="Username", exact=True).fill(name)
    refused.page.locator("input[aria-label=Password]").fill(PASSWORD)
    refused.tap("button", "Log In")
    notice = refused.page.get_by_text("There were too many attempts.").first
    expect(notice).to_be_visible(timeout=30_000)

    admitted = self.at_login(address=self.relay(other))
    self.enter(admitted, name, "Log In")
    admitted.expect_heading("Players")
