"""Images on a slow connection: a few at a time, so that the user's actions have priority."""
from browser_test_case import BrowserTestCase, shared
from line_proxy import LineProxy

PICTURE = "/-/image/"


class SlowPictureTests(BrowserTestCase):
  def most_at_a_time(self, **line):
    """Returns the largest number of images that Zhihu Daily's home screen loads at a time."""
    proxy = LineProxy(shared.showcase.address, **line)
    reader = self.reader(address=proxy.address, locale="zh-CN")
    # Uses the browser's own events, in their order: Playwright's come after further lookups.
    session = reader.context.new_cdp_session(reader.page)
    session.send("Network.enable")
    under_way, counts, seen = set(), [0], set()

    def began(event):
      if PICTURE in event["request"]["url"]:
        under_way.add(event["requestId"])
        seen.add(event["requestId"])
        # The browser itself loads those of the first paint.
        if event["initiator"]["type"] != "parser":
          counts.append(len(under_way))

    session.on("Network.requestWillBeSent", began)
    for name in ["Network.loadingFinished", "Network.loadingFailed"]:
      session.on(name, lambda event: under_way.discard(event["requestId"]))
    try:
      reader.open("/zhihu-daily")
      reader.eventually(lambda: len(seen) >= 6 and not under_way, "expected pictures to load")
    finally:
      reader.close()
      self.readers.remove(reader)
      proxy.stop()
    return max(counts)

  def test_a_picture_that_loads_has_no_border(self):
    proxy = LineProxy(shared.showcase.address, delay=0.2)
    self.addCleanup(proxy.stop)
    reader = self.reader(address=proxy.address, locale="zh-CN").open("/zhihu-daily")
    reader.wait_for("""() => {
      const waiting = [...document.querySelectorAll("img.picture:not([src])")];
      return waiting.length > 0
        && waiting.every((picture) => getComputedStyle(picture).visibility === "hidden");
    }""")

  def test_two_pictures_load_at_a_time_over_a_slow_connection(self):
    self.assertEqual(self.most_at_a_time(delay=0.2), 2)
