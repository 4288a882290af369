"""Finds visible layout faults of a screen: truncated texts and overlapping elements."""

FAULTS = """(allowed) => {
  const page = [...document.querySelectorAll('.page:not(.leaving)')].at(-1);
  const frame = page.getBoundingClientRect();
  const faults = [];
  const name = (text) => `"${text.trim().slice(0, 40)}"`;
  const scrolls = (style) => /auto|scroll/.test(style.overflowX + style.overflowY);
  const isSeen = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('.visually-hidden, [inert], [aria-hidden="true"]:not(.cell-content)');

  /** What an element scrolls with, and how much of a box what it stands in lets through. */
  function around(element, box) {
    // The space at which a line was broken hangs over its end.
    const size = parseFloat(getComputedStyle(element).fontSize);
    const space = 0.35 * size;
    // Of a font's own height, what stands over a line is empty: up to a tenth of it for Chinese.
    const air = Math.max(2, 0.1 * size);
    for (let e = element; e && e !== page.parentElement; e = e.parentElement) {
      const style = getComputedStyle(e);
      const hole = e.getBoundingClientRect();
      // What sticks to the edge of what scrolls stands over it.
      if (scrolls(style) || style.position === 'sticky') return { scroller: e };
      const across = style.overflowX !== 'visible' || style.contain.includes('paint');
      const down = style.overflowY !== 'visible' || style.contain.includes('paint');
      if (across && (box.left < hole.left - space || box.right > hole.right + space)) return { cut: e };
      if (down && (box.top < hole.top - air || box.bottom > hole.bottom + air)) return { cut: e };
    }
    return { scroller: page };
  }

  const things = [];
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || !isSeen(element) || element.closest('script, style')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    const { scroller, cut } = around(element, box);
    if (cut && !allowed.some((text) => node.data.includes(text))) {
      faults.push(`cut off: ${name(node.data)} by .${cut.className}`);
    }
    // Other pages stand beside the one in sight.
    const isPage = scroller?.classList.contains('paging');
    if (!isPage && (box.left < frame.left - 2 || box.right > frame.right + 2)) {
      faults.push(`beyond the edge: ${name(node.data)}`);
    }
    if (!cut) things.push({ element, box, scroller, name: name(node.data) });
  }
  for (const element of page.querySelectorAll('button, [role=button], [role=slider]')) {
    const box = element.getBoundingClientRect();
    if (!isSeen(element) || !box.width || !box.height) continue;
    const { scroller, cut } = around(element, box);
    if (cut) continue;
    things.push({ element, box, scroller, name: name(element.ariaLabel ?? element.textContent) });
  }

  const isWithin = (a, b) => a.left > b.left - 2 && a.right < b.right + 2
    && a.top > b.top - 2 && a.bottom < b.bottom + 2;
  for (const [i, a] of things.entries()) {
    for (const b of things.slice(i + 1)) {
      if (a.scroller !== b.scroller || a.element.contains(b.element)) continue;
      if (b.element.contains(a.element)) continue;
      if (isWithin(a.box, b.box) && b.element.matches('button, [role=button]')) continue;
      if (isWithin(b.box, a.box) && a.element.matches('button, [role=button]')) continue;
      const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (across > 3 && down > 3) faults.push(`over each other: ${a.name} and ${b.name}`);
    }
  }
  const width = document.documentElement.scrollWidth - innerWidth;
  if (width > 0) faults.push(`the page is ${width} wider than the window`);
  return faults;
}"""


def layout_faults(reader, allowed=()):
  """Returns the truncated or covered elements of the top screen; `allowed` are texts that may be
  truncated."""
  reader.wait_until_idle()
  return reader.page.evaluate(FAULTS, list(allowed))
