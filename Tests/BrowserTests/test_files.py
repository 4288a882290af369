"""Files that the user chooses for an app, and saves from it."""
from contextlib import contextmanager

from playwright.sync_api import expect

from test_controls import ControlsTestCase

# A PNG of two by one pixels.
PICTURE = bytes.fromhex(
  "89504e470d0a1a0a0000000d4948445200000002000000010802000000"
  "7b40e8dd0000000c4944415478da63f8cf000000030101009a8ae6d0"
  "0000000049454e44ae426082")


def file(name, content, kind):
  return {"name": name, "mimeType": kind, "buffer": content}


class FileTests(ControlsTestCase):
  # The browser's message about the response to a file that is refused.
  expected_problem = "422"

  def begin(self, reader, button):
    """Opens a picker, whose chooser opens in the same tap; returns the chooser."""
    with reader.page.expect_file_chooser() as chooser:
      reader.tap("button", button)
    reader.wait_until_idle()
    return chooser.value

  def stored(self, name):
    """The files of a name that scenes have received."""
    return list(self.program.data.glob(f"devices/devices/*/controls/tmp/Received/*/*/0/{name}"))

  def expect_text(self, reader, text):
    expect(reader.page.get_by_text(text, exact=True).first).to_be_visible()

  def expect_no_sheet(self, reader):
    expect(reader.page.locator(".sheet")).to_have_count(0)

  def test_a_photo_reaches_the_app_after_one_that_is_none(self):
    reader = self.at("Files")
    chooser = self.begin(reader, "Add Photo")
    self.assertFalse(chooser.is_multiple())
    self.assertIn("image/png", chooser.element.get_attribute("accept"))
    self.check_accessibility_in_both_styles(reader)
    chooser.set_files(file("notes.txt", b"text", "text/plain"))
    self.expect_text(reader, "Choose a picture in JPEG, PNG, GIF or WebP.")
    again = self.begin(reader, "Try Again")
    again.set_files(file("Sun.png", PICTURE, "image/png"))
    self.expect_text(reader, "Sun.png, 2 by 1")
    self.expect_no_sheet(reader)

  def test_closing_the_chooser_that_opened_by_itself_ends_the_picker(self):
    reader = self.at("Files")
    chooser = self.begin(reader, "Add Photo")
    chooser.element.dispatch_event("cancel")
    self.expect_text(reader, "Cancelled")
    self.expect_no_sheet(reader)

  def test_closing_the_chooser_of_the_button_returns_to_the_picker(self):
    reader = self.at("Files")
    self.begin(reader, "Add Photo")
    chooser = self.begin(reader, "Choose Photo")
    chooser.element.dispatch_event("cancel")
    reader.wait_until_idle()
    self.expect_text(reader, "Choose a Photo")
    reader.tap("button", "Cancel")
    self.expect_text(reader, "Cancelled")

  def test_several_photos_are_limited(self):
    reader = self.at("Files")
    chooser = self.begin(reader, "Add Photos")
    self.assertTrue(chooser.is_multiple())
    pictures = [file(f"{number}.png", PICTURE, "image/png") for number in range(3)]
    chooser.set_files(pictures)
    self.expect_text(reader, "Choose no more than 2.")
    self.begin(reader, "Try Again").set_files(pictures[:2])
    self.expect_text(reader, "0, 1")

  def test_a_file_of_several_parts_arrives_whole(self):
    reader = self.at("Files")
    text = b"0123456789" * 60_000
    self.begin(reader, "Open Text").set_files(file("long.txt", text, "text/plain"))
    self.expect_text(reader, f"long.txt: {text[:40].decode()}")
    [stored] = self.stored("long.txt")
    self.assertEqual(stored.read_bytes(), text)

  def test_cancel_ends_an_upload(self):
    reader = self.at("Files")
    chooser = self.begin(reader, "Open Text")
    with self.held_upload(reader) as requests:
      chooser.set_files(file("other.txt", b"x" * 600_000, "text/plain"))
      self.expect_text(reader, "Loading File")
      with reader.page.expect_response(lambda answer: answer.request.method == "DELETE"):
        reader.tap("button", "Cancel")
      self.expect_text(reader, "Cancelled")
    self.assertEqual(len(requests), 2)
    self.assertEqual(self.stored("other.txt"), [])

  @contextmanager
  def held_upload(self, reader):
    """Lets the first part of an upload pass, and holds the others."""
    requests = []

    def take(route):
      if route.request.method == "POST":
        requests.append(route)
      if route.request.method != "POST" or len(requests) == 1:
        route.continue_()

    reader.page.route("**/-/files/**", take)
    yield requests
    reader.page.unroute("**/-/files/**")

  def test_an_interrupted_upload_can_be_repeated(self):
    reader = self.at("Files")
    chooser = self.begin(reader, "Open Text")
    reader.page.route("**/-/files/**", lambda route: route.abort())
    chooser.set_files(file("a.txt", b"first", "text/plain"))
    self.expect_text(reader, "The connection was interrupted. Try again.")
    reader.page.unroute("**/-/files/**")
    self.begin(reader, "Try Again").set_files(file("a.txt", b"second", "text/plain"))
    self.expect_text(reader, "a.txt: second")
    reader.problems[:] = [problem for problem in reader.problems if "net::ERR_FAILED" not in problem]

  def test_a_report_is_a_download(self):
    reader = self.at("Files")
    reader.tap("button", "Save Report")
    reader.wait_until_idle()
    self.check_accessibility_in_both_styles(reader)
    with reader.page.expect_download() as download:
      reader.page.get_by_role("button", name="Save", exact=True).tap()
    self.assertEqual(download.value.suggested_filename, "Report Ä.txt")
    self.assertEqual(download.value.path().read_text(), "All is well.\n")
    self.expect_text(reader, "Report Ä.txt: All is well.")
    self.expect_no_sheet(reader)
