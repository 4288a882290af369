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

  def test_the_list_leads_to_an_item_and_back(self):
    reader = self.at("/sampler")
    reader.tap_row("Coordinator")
    reader.expect_heading("Coordinator")
    reader.expect_path("/sampler/items/coordinator")
    reader.tap("button", "Sampler")
    reader.expect_row("Presenter")

  def test_a_screen_and_a_flow_have_addresses(self):
    reader = self.at("/sampler/settings")
    reader.expect_heading("Settings")
    reader.tap("button", "Done")
    reader.expect_row("Presenter")
    reader = self.at("/sampler/onboarding")
    reader.expect_heading("Onboarding")
    reader.tap("button", "Cancel")
    reader.expect_row("Presenter")

  def test_the_app_is_localized(self):
    reader = self.at("/sampler/items/missing", locale="zh-CN")
    expect(reader.page.get_by_text("未找到项目")).to_be_visible()

  def test_every_screen_is_accessible(self):
    for path in ["", "/items/view", "/settings", "/onboarding"]:
      with self.subTest(path):
        reader = self.at(f"/sampler{path}")
        reader.wait_until_idle()
        self.check_accessibility(reader)
