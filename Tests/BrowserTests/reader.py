"""A user with a separate browser: one browser context, one page, and the problems in it."""
import base64
import json
import os
import re
import time
from functools import cached_property

from playwright.sync_api import expect

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESKTOP = {"viewport": {"width": 1280, "height": 900}}
# Three pixels for two points.
FRACTIONAL_PHONE = {**PHONE, "device_scale_factor": 1.5}
SCREENS = {"phone": PHONE, "desktop": DESKTOP, "fractional phone": FRACTIONAL_PHONE}

# The timeout in milliseconds of operations that take an idle machine a moment.
PATIENCE = 30_000
expect.set_options(timeout=PATIENCE)

# Logs refusals by the content security policy to the console.
WATCH_POLICY = """document.addEventListener('securitypolicyviolation', event =>
  console.error(`refused by policy: ${event.violatedDirective} ${event.blockedURI}`))"""

# Lets a test break the connection, send messages that the page does not, and await answers.
KEEP_SOCKETS = """window.sockets = []; window.WebSocket = class extends WebSocket {
  constructor(...rest) { super(...rest); sockets.push(this); } }"""

# Resolves when the scene has answered all messages of the page. The page sends its own messages,
# such as scroll offsets, once per frame. Without a connection, or while it is held, it does not
# resolve.
SETTLES = """async () => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  await frame();
  // A page reports its size when it has had it for a moment.
  while (document.body.hasAttribute("data-resizing")) await frame();
  const socket = window.sockets?.at(-1);
  if (socket?.readyState !== WebSocket.OPEN) return;
  await new Promise((resolve) => {
    setTimeout(resolve, 5000);
    socket.addEventListener("close", resolve, { once: true });
    socket.addEventListener("message", ({ data }) => data === '["settled"]' && resolve());
    socket.send('["settle"]');
  });
}"""

# Resolves to true when no finite animation runs, and no part of the client is being loaded; to false
# after ten seconds. It waits for the animations' ends: asking again and again would lay out the page
# each time.
COMES_TO_REST = """async () => {
  const isFinite = ({ effect }) => effect.getComputedTiming().iterations !== Infinity;
  const running = () => document.getAnimations()
    .filter((animation) => animation.playState === "running" && isFinite(animation));
  const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));
  const end = performance.now() + 10_000;
  while (performance.now() < end) {
    if (document.body.hasAttribute("data-loading")) {
      await pause(5);
      continue;
    }
    const animations = running();
    if (!animations.length) return true;
    const ends = Promise.allSettled(animations.map(({ finished }) => finished));
    await Promise.race([ends, pause(1000)]);
  }
  return false;
}"""

#: Parts of a browser's error messages about an unreachable host: of the live connection, files that
#: the page still requests, and its service worker.
LOST = ["WebSocket", "net::ERR_", "error occurred when fetching the script"]

READ_COLORS = """async ([shot, points]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${shot}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context.drawImage(image, 0, 0);
  return points.map(([x, y]) => [...context.getImageData(x, y, 1, 1).data.slice(0, 3)]);
}"""


def launch(playwright):
  """Launches Debian's Chromium without a window, or the one that the variable CHROMIUM names.

  The complete browser starts renderers for its own toolbar with each window, which cost more
  than the pages do. As root it runs without its sandbox, in containers without shared memory.
  """
  # Text has the widths that the scene computes, as in other browsers.
  arguments = ["--disable-dev-shm-usage", "--font-render-hinting=none"]
  if os.geteuid() == 0:
    arguments.append("--no-sandbox")
  return playwright.chromium.launch(
    executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium-headless-shell"), args=arguments)


class Contexts:
  """The browser contexts of readers with equal settings, one after another.

  A context costs as much as a test of a few taps. One that a reader has left is emptied, so that
  the next begins with an empty browser; only files that may be cached for ever stay in its cache.
  """

  #: The number of contexts that wait for readers; each costs memory.
  MOST = 6
  #: Methods after which a context is another one for good.
  CHANGES = [
    "add_init_script", "expose_binding", "expose_function", "grant_permissions", "route",
    "set_extra_http_headers", "set_geolocation", "set_offline"]

  def __init__(self, browser):
    self.browser = browser
    #: Contexts that no reader uses, the one that was left last at the end.
    self.free = []
    self.keys = {}

  @cached_property
  def painter(self):
    """An empty page that reads the pixels of images."""
    return self.browser.new_page()

  def take(self, **settings):
    key = json.dumps(settings, sort_keys=True)
    for context in reversed(self.free):
      if self.keys[context] == key:
        self.free.remove(context)
        return context
    context = self.browser.new_context(**settings)
    context.set_default_timeout(PATIENCE)
    if settings["java_script_enabled"]:
      context.add_init_script(WATCH_POLICY)
      context.add_init_script(KEEP_SOCKETS)
    self.keys[context] = key
    for name in self.CHANGES:
      setattr(context, name, self.noting_change(context, getattr(context, name)))
    return context

  def noting_change(self, context, method):
    def call(*arguments, **options):
      self.keep_no_longer(context)
      return method(*arguments, **options)

    return call

  def close(self, context):
    self.keys.pop(context, None)
    context.close()

  def keep_no_longer(self, context):
    self.keys.pop(context, None)

  def give_back(self, context, address):
    """Takes a context with the data of one address back."""
    if context not in self.keys:
      return self.close(context)
    if context.pages:
      context.new_cdp_session(context.pages[0]).send(
        "Storage.clearDataForOrigin", {"origin": address, "storageTypes": "all"})
    for page in context.pages:
      page.close()
    context.clear_cookies()
    self.free.append(context)
    if len(self.free) > self.MOST:
      self.close(self.free.pop(0))


class Reader:
  def __init__(
      self, contexts, address, screen="phone", scheme="light", locale="en-US", scripts=True,
      zone="Europe/Berlin"):
    self.address = address
    self.contexts = contexts
    self.context = contexts.take(
      base_url=address, color_scheme=scheme, locale=locale, java_script_enabled=scripts,
      timezone_id=zone, **SCREENS[screen])
    self.problems = []
    #: True if the server may become unreachable.
    self.may_lose_connection = False
    self.page = self.context.new_page()
    self.page.on("console", self.received_console_message)
    self.page.on("pageerror", lambda error: self.add_problem(f"uncaught: {error}"))
    self.page.on("response", self.received_response)

  def received_console_message(self, message):
    if message.type == "error":
      self.add_problem(f"console: {message.text}")

  def add_problem(self, problem):
    if not (self.may_lose_connection and any(words in problem for words in LOST)):
      self.problems.append(problem)

  def received_response(self, response):
    if response.status >= 400:
      self.problems.append(f"status {response.status}: {response.url}")

  @property
  def clock(self):
    """The clock of the page, for tests that control it. It stays in the context."""
    self.contexts.keep_no_longer(self.context)
    return self.page.clock

  # MARK: what a person does

  def open(self, path):
    self.page.goto(path)
    return self

  def wait_for_connection(self):
    """Waits until the live connection has taken the page over, and the scripts for this screen are
    loaded; only then input has an effect."""
    self.page.locator("body[data-live]:not([data-loading])").wait_for(state="attached")

  def tap(self, role, name):
    self.wait_for_connection()
    self.top.get_by_role(role, name=name, exact=True).click()

  def tap_row(self, text):
    self.wait_for_connection()
    self.expect_row_after_scrolling(text)
    self.row(text).get_by_role("button").first.click()

  def swipe_back(self, until=360, y=None):
    """Swipes from the leading edge to `until` points, and lifts the finger there; by default at half
    of the height."""
    self.wait_for_connection()
    self.wait_until_idle()
    session = self.context.new_cdp_session(self.page)
    y = y or self.page.viewport_size["height"] / 2

    def touch(kind, *points):
      session.send(
        "Input.dispatchTouchEvent",
        {"type": kind, "touchPoints": [{"x": x, "y": y} for x in points]})

    touch("touchStart", 4)
    for x in range(20, until + 1, 10):
      touch("touchMove", x)
      self.page.wait_for_timeout(10)
    if until < 100:
      # A finger that rests before it is lifted has no velocity.
      self.page.wait_for_timeout(300)
    touch("touchEnd")

  def drag(self, points, meanwhile=None):
    """Drags along points, and lifts at the last one, after calling `meanwhile`.

    The timestamps of its events are 20 ms apart, however slow the machine is.
    """
    self.wait_for_connection()
    session = self.context.new_cdp_session(self.page)
    start = time.time()

    def touch(kind, number, *places):
      session.send(
        "Input.dispatchTouchEvent",
        {"type": kind, "timestamp": start + number * 0.02,
         "touchPoints": [{"x": x, "y": y} for x, y in places]})

    touch("touchStart", 0, points[0])
    for number, point in enumerate(points[1:], 1):
      touch("touchMove", number, point)
      self.page.wait_for_timeout(20)
    if meanwhile:
      meanwhile()
    touch("touchEnd", len(points))

  # MARK: what a person sees

  @property
  def top(self):
    """The screen on top, once it has appeared; those below it are inert."""
    return self.page.locator(".page:not(.leaving)").last

  @property
  def rows(self):
    """The rows of the top screen, and in a wide window those of the column beside it."""
    beside = self.page.locator(".primary-column").get_by_role("listitem")
    return self.top.get_by_role("listitem").or_(beside)

  def row(self, text):
    return self.rows.filter(has_text=text).first

  def expect_heading(self, text):
    expect(self.page.get_by_role("heading", name=text, exact=True).last).to_be_visible()

  def expect_row(self, text):
    expect(self.row(text)).to_be_visible()

  def expect_row_after_scrolling(self, text):
    """Scrolls until the row is in the viewport.

    Its existence is not sufficient: rows ahead of a scrolling list are removed when it stops.
    """
    first = self.rows.first
    expect(first).to_be_visible()
    height = self.page.viewport_size["height"]
    middle = first.evaluate("e => { const { left, width } = e.getBoundingClientRect(); return left + width / 2 }")
    for _ in range(40):
      top = self.top_of_row(text)
      if top is not None and top < height:
        break
      self.page.mouse.move(middle, 500)
      self.page.mouse.wheel(0, 500)
      self.page.wait_for_timeout(50)
    self.expect_row(text)

  def top_of_row(self, text):
    """Returns the points from the viewport's top to a row's, or None while the row has no
    height."""
    box = self.row(text).evaluate_all("([row]) => row?.getBoundingClientRect().toJSON()")
    return box["top"] if box and box["height"] else None

  def expect_screen_of(self, name):
    expect(self.top.get_by_text(name, exact=True).first).to_be_visible()
    expect(self.top.get_by_text("@example.com").first).to_be_visible()
    # As on iOS, a screen that is still being pushed cannot be popped yet.
    self.wait_until_idle()

  def expect_path(self, path):
    expect(self.page).to_have_url(re.compile(re.escape(path) + "$"))

  def wait_for(self, script, arg=None):
    """Waits until a script returns a true value.

    Playwright's `wait_for_function` evaluates text within the page unless its first check
    succeeds, which the content security policy refuses.
    """
    self.eventually(lambda: self.page.evaluate(script, arg), f"expected this to become true: {script}")

  def expect_copied(self, text):
    """Waits until the clipboard, which all pages of a browser share, holds a text."""
    self.eventually(
      lambda: self.page.evaluate("navigator.clipboard.readText()") == text, f"expected a copy of: {text}")

  def eventually(self, holds, message):
    """Waits until a condition holds, in steps of 10 ms, which take longer on a busy machine."""
    for _ in range(1000):
      if holds():
        return
      self.page.wait_for_timeout(10)
    raise AssertionError(message)

  def wait_until_idle(self):
    """Waits until all messages are answered and no animation runs, so that the screen is stable."""
    self.page.evaluate(SETTLES)
    if not self.page.evaluate(COMES_TO_REST):
      raise AssertionError("expected animations to end within ten seconds")

  def colors_at(self, points):
    """Returns the colours at points of the page: red, green and blue from 0 to 255."""
    shot = base64.b64encode(self.page.screenshot()).decode()
    return self.contexts.painter.evaluate(READ_COLORS, [shot, [list(point) for point in points]])

  def close(self):
    self.contexts.give_back(self.context, self.address)
