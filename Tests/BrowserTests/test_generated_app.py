"""The app that `rostrum new` generates, from a user's view: the program in Tests/GeneratedApp."""
from playwright.sync_api import expect

from browser_test_case import BrowserTestCase
from showcase import Program


class Sampler(Program):
  """A generated program reads its port and its folder from the environment."""

  def __init__(self):
    super().__init__("sampler")

  def start(self):
    self.environment |= {"PORT": str(self.port), "DATA": str(self.data / "devices")}
    super().start()


class GeneratedAppTests(BrowserTestCase):
  @classmethod
  def setUpClass(cls):
    cls.program = Sampler()
    cls.addClassCleanup(cls.program.stop)

  def at(self, path, **wishes):
    reader = self.reader(self.program.address, **wishes).open(path)
    reader.wait_for_connection()
    return reader

  def check_screen(self, reader):
    reader.wait_until_idle()
    self.check_accessibility(reader)

  def test_every_screen_is_accessible_and_leads_back_to_the_list(self):
    reader = self.at("/sampler")
    self.check_screen(reader)
    reader.tap_row("Coordinator")
    reader.expect_heading("Coordinator")
    reader.expect_path("/sampler/items/coordinator")
    self.check_screen(reader)
    reader.tap("button", "Sampler")
    reader.expect_row("Presenter")
    # A screen and a flow have addresses.
    reader = self.at("/sampler/settings")
    reader.expect_heading("Settings")
    self.check_screen(reader)
    reader.tap("button", "Done")
    reader.expect_row("Presenter")
    reader = self.at("/sampler/onboarding", locale="zh-CN")
    expect(reader.page.get_by_text("“Onboarding”的内容显示在此处。")).to_be_visible()
    self.check_screen(reader)
    reader.tap("button", "取消")
    reader.expect_row("Presenter")
