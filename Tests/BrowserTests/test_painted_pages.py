"""Pages that the server painted, compared with the same scenes built by the client."""
import os
import re
from pathlib import Path
from urllib.parse import quote

from test_controls import ControlsTestCase

INDEX = Path(__file__).parent.parent / "ControlsHost/IndexViewController.swift"
SCREENS = re.findall(r'^    \("([^"]+)", \{', INDEX.read_text(), re.MULTILINE)

# The elements as lines, a level indented by two spaces. It omits attributes that only a painted
# page needs, and those that depend on the time: the progress of animations, the frame of the moving
# picture, and the layer of row pictures, which the client adds when it has time.
WRITE = """() => {
  const ignored = new Set(["data-p", "data-i", "data-at", "data-motions", "value"]);
  const lines = [];
  const write = (element, indent) => {
    if (element.classList.contains("row-pictures")) return;
    const isMoving = element.closest('[data-identifier="moving"]') !== null;
    const attributes = [...element.attributes]
      .filter(({ name, value }) => !ignored.has(name) && !(name === "class" && value === ""))
      .filter(({ name }) => !(isMoving && name === "srcset"))
      .map(({ name, value }) => `${name}="${value}"`).sort();
    lines.push(`${indent}<${element.localName} ${attributes.join(" ")}>`);
    for (const child of element.childNodes) {
      if (child.nodeType === Node.TEXT_NODE && child.data !== "\u200b") lines.push(`${indent}  ${child.data}`);
      if (child.nodeType === Node.ELEMENT_NODE) write(child, `${indent}  `);
    }
  };
  write(document.querySelector(".window"), "");
  return lines;
}"""


class PaintedPageTests(ControlsTestCase):
  def test_the_client_builds_what_the_server_paints(self):
    self.assertGreater(len(SCREENS), 50)
    for screen in SCREENS:
      with self.subTest(screen=screen):
        painted, built = self.elements(screen)
        self.assertEqual(painted, built)

  def elements(self, screen):
    """Returns the elements of a screen that the server painted, and of the same one when it was
    sent whole."""
    # A page in another time zone than the server's would get another scene immediately.
    reader = self.reader(address=self.program.address, zone=os.environ.get("TZ", "UTC"))
    reader.open(f"/controls/{quote(screen)}").wait_for_connection()
    reader.wait_until_idle()
    painted = reader.page.evaluate(WRITE)
    self.assertGreater(reader.page.locator("[data-p]").count(), 0, "expected painted elements")
    # A tab gets its previous scene.
    reader.page.reload()
    reader.wait_for_connection()
    reader.wait_until_idle()
    self.assertEqual(reader.page.locator("[data-p]").count(), 0, "expected elements of the client's")
    built = reader.page.evaluate(WRITE)
    reader.close()
    self.readers.remove(reader)
    return painted, built
