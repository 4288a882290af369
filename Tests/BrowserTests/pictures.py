"""Compares pictures drawn without a browser with the same screens in Chromium."""
import base64

#: The percentage of the pixels that may differ visibly: a browser puts the baseline of each line on a
#: whole pixel, so that lines of a long text lie up to one beside those of the picture.
MOST = 2.25
#: The tolerance of 255: the antialiasing of glyphs and curves differs.
TOLERANCE = 48

DIFFERENCE = """async ([old, now, tolerance]) => {
  const pixels = await Promise.all([old, now].map(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext("2d", { willReadFrequently: true });
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, image.height);
  }));
  if (pixels[0].width !== pixels[1].width || pixels[0].height !== pixels[1].height) return 100;
  const [a, b] = pixels.map(({ data }) => data);
  let count = 0;
  for (let i = 0; i < a.length; i += 4) {
    const most = Math.max(
      Math.abs(a[i] - b[i]), Math.abs(a[i + 1] - b[i + 1]), Math.abs(a[i + 2] - b[i + 2]));
    if (most > tolerance) count += 1;
  }
  return 100 * count / (a.length / 4);
}"""

#: Removes the phone or tablet around a scene in a wide window, which belongs to the page and covers
#: parts of the scene. Returns its rectangle.
UNCOVER = """() => {
  const glass = document.querySelector(".glass");
  const hide = (name, value) => (part) => part.style.setProperty(name, value, "important");
  document.querySelectorAll(".status, .island, .home-bar").forEach(hide("visibility", "hidden"));
  [glass, glass.parentElement].forEach(hide("border-radius", "0"));
  const { x, y, width, height } = glass.getBoundingClientRect();
  return { x, y, width, height };
}"""

SCENE = "() => sessionStorage.getItem(`scene:${document.body.dataset.app}`)"


def drawn(reader):
  """Returns the picture of the page's screen that a host with `--expose-frames` draws."""
  address = f"{reader.address}/-/pictures/{reader.page.evaluate(SCENE)}"
  answer = reader.page.request.get(address)
  assert answer.ok, f"expected the picture of a scene at {address}, got {answer.status}"
  return answer.body()


def difference(reader, picture):
  """Returns the percentage of the pixels that differ visibly between a picture and the page."""
  shot = reader.page.screenshot(clip=reader.page.evaluate(UNCOVER))
  data = [base64.b64encode(image).decode() for image in [picture, shot]]
  return reader.contexts.painter.evaluate(DIFFERENCE, [*data, TOLERANCE])
