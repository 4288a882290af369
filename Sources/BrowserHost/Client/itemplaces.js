// Placeholders for items of a collection view that were never created: tiles of the same size and
// distance as the existing items.

export class ItemPlaces {
  /**
   * @param layer returns the container of the placeholders.
   * @param height the height of the content, in points.
   */
  update(layer, items, height) {
    const grid = gridOf(items);
    const content = items[0].parentElement;
    let tiles = content.querySelector(":scope > .row-pictures > .item-places");
    // Tiles are shown only if a whole one fits after the last line.
    if (!grid || grid.bottom + grid.tile.height > height + 1) return tiles?.remove();
    if (!tiles) {
      tiles = document.createElement("div");
      tiles.className = "item-places";
      layer().prepend(tiles);
    }
    const { left, right, bottom, tile, pitch } = grid;
    const picture = `<svg xmlns='http://www.w3.org/2000/svg' width='${pitch.width}' height='${pitch.height}'>`
      + `<rect width='${tile.width}' height='${tile.height}' rx='10' fill='#8e8e93' fill-opacity='.13'/></svg>`;
    Object.assign(tiles.style, {
      top: `${bottom}px`,
      left: `${left}px`,
      width: `${right - left}px`,
      backgroundImage: `url("data:image/svg+xml,${encodeURIComponent(picture)}")`,
    });
  }
}

/** Returns the grid of the last items, in points from the content's corner; null for none. */
function gridOf(items) {
  const boxes = items.filter((item) => !item.dataset.pin).map((item) => ({
    left: item.offsetLeft, top: item.offsetTop, width: item.offsetWidth, height: item.offsetHeight,
  }));
  if (!boxes.length) return null;
  const last = boxes.reduce((a, b) => (b.top > a.top ? b : a));
  const alike = boxes.filter((box) => box.width === last.width && box.height === last.height);
  const left = Math.min(...alike.map((box) => box.left));
  const right = Math.max(...alike.map((box) => box.left + box.width));
  const lines = [...new Set(alike.map((box) => box.top))]
    .map((top) => alike.filter((box) => box.top === top).map((box) => box.left));
  const beside = next(lines.reduce((a, b) => (b.length > a.length ? b : a)));
  const below = next(alike.map((box) => box.top));
  return {
    left, right,
    bottom: last.top + (below ?? last.height),
    tile: last,
    pitch: { width: beside ?? right - left, height: below ?? last.height },
  };
}

/** Returns the distance between the last two of some positions; undefined for one position. */
function next(places) {
  const [a, b] = [...new Set(places)].sort((x, y) => y - x);
  return b === undefined ? undefined : a - b;
}
