extension MapSVG {
  /// Apple's system colors, light and dark.
  static let style = """

    :root{--canvas:#fff;--flow:#f2f2f7;--card:#fff;--edge:#d1d1d6;--text:#1c1c1e;--soft:#6c6c70;\
    --push:#3a3a3c;--sheet:#0a6cdb;--tab:#248a3d;--route:#a2540b;--embed:#8944ab}
    @media (prefers-color-scheme:dark){:root{--canvas:#000;--flow:#1c1c1e;--card:#2c2c2e;\
    --edge:#48484a;--text:#f2f2f7;--soft:#aeaeb2;--push:#d1d1d6;--sheet:#5eacff;--tab:#4cd964;\
    --route:#ffb340;--embed:#da8fff}}
    text{font-family:-apple-system,"SF Pro Text",Inter,system-ui,"Helvetica Neue",Arial,sans-serif;\
    fill:var(--text)}
    .canvas{fill:var(--canvas)}
    .heading{font-size:22px;font-weight:700}
    .note,.result,.route{font-size:11px;fill:var(--soft)}
    .flow rect{fill:var(--flow);stroke:none}
    .flow .name{font-size:14px;font-weight:600}
    .card rect{fill:var(--card);stroke:var(--edge)}
    image{clip-path:inset(0 round 8px)}
    .dark{display:none}
    @media (prefers-color-scheme:dark){.dark{display:inline}.light{display:none}}
    .unopened>rect{stroke:var(--route);stroke-width:1.5;stroke-dasharray:4 3}
    .card .frame{fill:none;stroke:var(--edge);stroke-width:.5}
    .card .name{font-size:13px;font-weight:600}
    .tabs>rect,.split>rect,.navigation>rect{fill:var(--flow);stroke-width:1.5;stroke:var(--tab)}
    .system>rect{stroke-dasharray:4 3}
    .empty-flow>rect{fill:var(--flow)}
    text.route{fill:var(--soft)}
    .line{fill:none;stroke:var(--push);stroke-width:1.5}
    .tip{fill:context-stroke}
    .line.sheet,.line.cover,.line.popover{stroke:var(--sheet)}
    .line.tab{stroke:var(--tab)}
    .line.route{stroke:var(--route)}
    .line.embed{stroke:var(--embed)}
    .dashed{stroke-dasharray:5 4}
    .label{font-size:11px;font-weight:500;paint-order:stroke;stroke:var(--canvas);stroke-width:3px;\
    stroke-linejoin:round;fill:var(--push)}
    .label.sheet,.label.cover,.label.popover{fill:var(--sheet)}
    .label.tab{fill:var(--tab)}
    .label.route{fill:var(--route)}
    .label.embed{fill:var(--embed)}

    """
}

/// Texts in SVG.
enum SVGText {
  /// Returns a line of text, shortened to a width.
  static func line(
    _ text: String,
    x: Double,
    y: Double,
    size: Double,
    width: Double,
    style: String,
    anchor: String = "start"
  ) -> String {
    let isBold = style == "name"
    let shown = TextWidth.fitting(text, width: width, size: size, isBold: isBold)
    let alignment = anchor == "start" ? "" : " text-anchor=\"\(anchor)\""
    return
      "<text class=\"\(style)\" x=\"\(n(x))\" y=\"\(n(y))\"\(alignment)>\(escaped(shown))</text>\n"
  }

  /// Returns text escaped for XML.
  static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
  }
}
