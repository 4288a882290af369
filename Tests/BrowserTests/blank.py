"""Measures the empty part of a list on a screenshot."""
import base64

# The visible part of the top list: left, top, right and bottom in points.
ROOM = """() => {
  const list = [...document.querySelectorAll('.page:not(.leaving) :is(.table, .collection)')].at(-1);
  const box = list.getBoundingClientRect();
  const bars = [...list.closest('.page').querySelectorAll('.bar')]
    .map((bar) => bar.getBoundingClientRect()).filter((bar) => bar.top < innerHeight / 2);
  const top = Math.max(box.top, ...bars.map((bar) => bar.bottom));
  return [box.left + 20, top + 2, box.right - 40, Math.min(box.bottom, innerHeight) - 40];
}"""

# The largest number of consecutive rows of points that each have a single colour.
TALLEST = """async ([shot, room, scale]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${shot}`;
  await image.decode();
  const [left, top, right, bottom] = room.map((points) => Math.round(points * scale));
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  const width = right - left;
  const { data } = context.getImageData(left, top, width, bottom - top);
  let tallest = 0;
  let run = 0;
  for (let y = 0; y < bottom - top; y += 1) {
    const start = y * width * 4;
    let isBlank = true;
    for (let x = 4; x < width * 4 && isBlank; x += 4) {
      for (let c = 0; c < 3; c += 1) {
        if (Math.abs(data[start + x + c] - data[start + c]) > 4) isBlank = false;
        // A change of color from one line of pixels to the next is a separator.
        if (y > 0 && Math.abs(data[start + c] - data[start - width * 4 + c]) > 4) isBlank = false;
      }
    }
    run = isBlank ? run + 1 : 0;
    tallest = Math.max(tallest, run);
  }
  return tallest / scale;
}"""

#: True if the scene has shown rows or items in the middle of the page.
MIDDLE_SHOWN = """() => [...document.querySelectorAll(':is(.cell, .item)[data-n]')].some((cell) => {
  const box = cell.getBoundingClientRect();
  return box.width > 0 && box.top < innerHeight / 2 + 60 && box.bottom > innerHeight / 2 - 60; })"""


def tallest_blank(reader):
  """Returns the height of the tallest empty part of the top list, in points."""
  shot = base64.b64encode(reader.page.screenshot()).decode()
  room = reader.page.evaluate(ROOM)
  scale = reader.page.evaluate("devicePixelRatio")
  painter = reader.context.new_page()
  try:
    return painter.evaluate(TALLEST, [shot, room, scale])
  finally:
    painter.close()
