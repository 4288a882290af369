"""The base of tests without a network."""
from browser_test_case import BrowserTestCase, shared
from line_proxy import LineProxy

DOWN = "() => document.documentElement.classList.contains('offline')"
UP = "() => !document.documentElement.matches('.offline, .unplugged') && 'live' in document.body.dataset"
#: True if the scripts for a page without a connection are loaded, which happens last.
READY = """() => navigator.serviceWorker.controller !== null
  && performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/outage.css'))"""
#: Presses the button of the banner, if it is there.
RETRY = """() => [...document.querySelectorAll('button')]
  .find((button) => button.textContent === 'Retry')?.click()"""


class OfflineTestCase(BrowserTestCase):
  def setUp(self):
    super().setUp()
    self.proxies = []

  def tearDown(self):
    super().tearDown()
    for proxy in self.proxies:
      proxy.stop()

  def reader(self, **wishes):
    reader = super().reader(**wishes)
    reader.may_lose_connection = True
    return reader

  def open_through_proxy(self, path, address=None, **wishes):
    """Returns a user whose connection to the host is controlled by the test."""
    proxy = LineProxy(address or shared.showcase.address)
    self.proxies.append(proxy)
    reader = self.reader(address=proxy.address, **wishes).open(path)
    reader.wait_for_connection()
    reader.wait_for(READY)
    return reader, proxy

  def disconnect(self, reader, proxy):
    proxy.cut()
    reader.wait_for(DOWN)

  def reconnect(self, reader, proxy):
    proxy.mend()
    # The page may have reconnected before a pointer reaches the button.
    reader.page.evaluate(RETRY)
    reader.wait_for(UP)

  def banner(self, reader):
    return reader.page.get_by_role("region", name="Connection", exact=True)
