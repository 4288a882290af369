"""Lays texts out with Chromium, on the font files that the package measures."""

import base64
import pathlib
import shutil

from playwright.sync_api import sync_playwright

FONTS = pathlib.Path("/usr/share/fonts/opentype/inter")
STYLES = {
  100: "Thin", 200: "ExtraLight", 300: "Light", 400: "Regular", 500: "Medium",
  600: "SemiBold", 700: "Bold", 800: "ExtraBold", 900: "Black",
}

CSS = """
#box { position: absolute; left: 0; top: 0; white-space: pre-wrap; overflow-wrap: break-word;
  text-rendering: geometricPrecision; font-kerning: normal; line-height: 100px;
  text-spacing-trim: space-all; text-autospace: no-autospace; hyphens: manual;
  font-synthesis: none; font-family: Face400; tab-size: 28px }
/* Sizes that differ must not make lines higher. */
#box span { line-height: 0 }
body { margin: 0 }
"""

# Han and kana are shown without the kerning of the fallback font, which a scene does not have.
SPANS = r"""
const ideographs = /[\u2e80-\u312f\u3190-\u9fff\uf900-\ufaff\uff01-\uff60]+/
function spans(runs) {
  return runs.flatMap(run => run.text.split(new RegExp(`(${ideographs.source})`)).map(part => {
    const span = document.createElement('span')
    span.textContent = part
    span.style.fontFamily = `Face${run.weight ?? 400}${run.italic ? 'i' : ''}`
    span.style.fontSize = run.size + 'px'
    span.style.letterSpacing = run.tracking ? run.tracking + 'px' : 'normal'
    if (ideographs.test(part)) span.style.fontKerning = 'none'
    return span
  }))
}
"""

# The line of each visible code unit; a line's width is that of its visible text.
LINES = SPANS + r"""
async function layOut(cases) {
  await document.fonts.ready
  const box = document.getElementById('box')
  const answers = []
  for (const test of cases) {
    box.style.width = test.width == null ? 'max-content' : test.width + 'px'
    box.style.direction = test.direction === 'rtl' ? 'rtl' : 'ltr'
    box.style.lineBreak = test.mode === 'char' ? 'anywhere' : 'auto'
    box.style.textAlign = test.alignment ?? 'left'
    box.replaceChildren(...spans(test.runs))
    const units = []
    for (const span of box.children) {
      const node = span.firstChild
      for (let i = 0; node && i < node.length; i++) units.push([node, i])
    }
    const range = document.createRange()
    const lines = []
    const lefts = []
    units.forEach(([node, i], index) => {
      range.setStart(node, i)
      range.setEnd(node, i + 1)
      const rects = [...range.getClientRects()]
      const rect = rects[rects.length - 1]
      lefts.push(rect ? [rect.left, rect.right] : null)
      const unit = node.data[i]
      if (!rect || unit === ' ' || unit === '\t' || unit === '\n') return
      const line = Math.floor((rect.top + rect.bottom) / 200)
      if (rect.width === 0 && lines[line] === undefined) return
      const found = lines[line] ??= { start: index, end: index + 1, left: Infinity, right: -Infinity }
      found.end = index + 1
      found.left = Math.min(found.left, rect.left)
      found.right = Math.max(found.right, rect.right)
    })
    answers.push({ lines: lines.filter(line => line), edges: test.edges ? lefts : null })
  }
  return answers
}
"""

# The possible starts of lines: a box without width breaks at every opportunity.
BREAKS = r"""
function breaks(texts) {
  const box = document.getElementById('box')
  box.style.width = '0'
  box.style.direction = 'ltr'
  box.style.lineBreak = 'auto'
  box.style.overflowWrap = 'normal'
  const range = document.createRange()
  const answers = texts.map(text => {
    box.textContent = text
    const node = box.firstChild
    const found = []
    let last = 0
    for (let i = 0; i < text.length; i++) {
      range.setStart(node, i)
      range.setEnd(node, i + 1)
      const rects = range.getClientRects()
      const rect = rects[rects.length - 1]
      if (!rect || text[i] === ' ') continue
      const line = Math.floor((rect.top + rect.bottom) / 200)
      if (line > last) found.push(i)
      last = Math.max(last, line)
    }
    return found
  })
  box.style.overflowWrap = 'break-word'
  return answers
}
"""

# The width of each text on one line, as a page that never wraps shows it.
WIDTHS = SPANS + r"""
async function widths(texts) {
  await document.fonts.ready
  const box = document.getElementById('box')
  box.style.width = 'max-content'
  const range = document.createRange()
  return texts.map(text => {
    box.style.direction = text.direction === 'rtl' ? 'rtl' : 'ltr'
    box.replaceChildren(...spans(text.runs))
    // The box itself may be wider: it has room for the hyphens of all soft hyphens.
    range.selectNodeContents(box)
    return range.getBoundingClientRect().width
  })
}
"""


def face(weight, italic):
  style = STYLES[weight]
  if italic:
    style = "Italic" if style == "Regular" else style + "Italic"
  file = FONTS / f"Inter-{style}.otf"
  data = base64.b64encode(file.read_bytes()).decode()
  name = f"Face{weight}{'i' if italic else ''}"
  return f"@font-face {{ font-family: {name}; src: url(data:font/{file.suffix[1:]};base64,{data}) }}"


class Chromium:
  """A browser page that lays out texts."""

  def __init__(self, weights):
    self.playwright = sync_playwright().start()
    self.browser = self.playwright.chromium.launch(
      executable_path=shutil.which("chromium-headless-shell"),
      args=["--no-sandbox", "--font-render-hinting=none"]
    )
    self.page = self.browser.new_page()
    faces = "".join(face(weight, italic) for weight in weights for italic in (False, True))
    self.page.set_content(
      f"<!doctype html><meta charset=utf-8><style>{faces}{CSS}</style><div id=box></div>"
    )
    self.page.evaluate("async () => { for (const face of document.fonts) await face.load() }")

  def lay_out(self, cases):
    return self.batches(LINES, "layOut", cases)

  def breaks(self, texts):
    return self.batches(BREAKS, "breaks", texts)

  def widths(self, texts):
    return self.batches(WIDTHS, "widths", texts)

  def batches(self, script, name, values):
    answers = []
    for start in range(0, len(values), 200):
      part = values[start:start + 200]
      answers += self.page.evaluate(f"values => {{ {script}; return {name}(values) }}", part)
    return answers

  @property
  def version(self):
    return self.browser.version

  def close(self):
    self.browser.close()
    self.playwright.stop()
