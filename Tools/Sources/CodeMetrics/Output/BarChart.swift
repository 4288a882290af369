/// A chart of lines by layer as SVG, for light and dark: one bar for each project.
package struct BarChart {
  private struct Bar {
    var name: String
    /// The values from left to right, with the style of each part.
    var parts: [(value: Int, style: String)]

    var total: Int { parts.map(\.value).reduce(0, +) }
  }

  private let title: String
  /// The bars of each layer.
  private let groups: [(layer: String, bars: [Bar])]
  private let legend: [(style: String, words: String)]

  private static let labelWidth = 104.0
  private static let plotWidth = 560.0
  private static let barHeight = 20.0
  private static let top = 84.0

  /// Lines of code, comments and blank lines of one project.
  package init(_ report: CodeReport) {
    title = "\(report.name): lines by layer"
    groups = report.layers.filter { $0.count.files > 0 }.map { layer in
      let count = layer.count
      let parts = [(count.code, "code"), (count.comment, "comment"), (count.blank, "blank")]
      return (layer.layer, [Bar(name: layer.layer, parts: parts)])
    }
    legend = [("code", "code"), ("comment", "comments"), ("blank", "blank")]
  }

  /// All lines of two projects.
  package init(_ comparison: CodeComparison) {
    title = "Lines by layer"
    let (one, other) = (comparison.before, comparison.after)
    groups = comparison.layers.dropLast().filter { $0.before + $0.after > 0 }.map { row in
      (
        row.name,
        [
          Bar(name: one.name, parts: [(row.before, "before")]),
          Bar(name: other.name, parts: [(row.after, "code")]),
        ]
      )
    }
    let isSame = one.name == other.name
    legend = [("before", isSame ? "before" : one.name), ("code", isSame ? "after" : other.name)]
  }

  /// The document.
  package var text: String {
    let most = groups.flatMap(\.bars).map(\.total).max() ?? 0
    let step = Self.step(for: most)
    let end = max(step, (most + step - 1) / step * step)
    let scale = Self.plotWidth / Double(end)
    let left = Self.labelWidth + 24
    var y = Self.top
    var bars = ""
    for group in groups {
      let height = Double(group.bars.count) * (Self.barHeight + 3)
      bars += """
        <text class="name" x="\(n(left - 12))" y="\(n(y + height / 2 + 3))" text-anchor="end">\
        \(escaped(group.layer))</text>

        """
      for bar in group.bars {
        bars += draw(bar, x: left, y: y, scale: scale)
        y += Self.barHeight + 3
      }
      y += 15
    }
    let bottom = y - 4
    let width = left + Self.plotWidth + 72
    let height = bottom + 62
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(n(width))" height="\(n(height))" \
      viewBox="0 0 \(n(width)) \(n(height))" role="img" aria-labelledby="title">
      <title id="title">\(escaped(title))</title>
      <style>\(Self.style)</style>
      <rect class="canvas" width="100%" height="100%"/>
      <text class="heading" x="24" y="38">\(escaped(title))</text>
      \(drawLegend())
      \(axis(left: left, bottom: bottom, end: end, step: step, scale: scale))
      \(bars)<text class="axis" x="\(n(left + Self.plotWidth / 2))" y="\(n(bottom + 44))" \
      text-anchor="middle">Lines, as wc -l counts</text>
      </svg>

      """
  }

  /// Returns the distance between tick marks: 1, 2 or 5 times a power of ten, so that there are
  /// four to eight.
  static func step(for most: Int) -> Int {
    var step = 1
    while true {
      for factor in [1, 2, 5] where most <= step * factor * 6 { return step * factor }
      step *= 10
    }
  }

  // MARK: - Parts

  private func draw(_ bar: Bar, x: Double, y: Double, scale: Double) -> String {
    var x = x
    var text = ""
    for part in bar.parts where part.value > 0 {
      let width = Double(part.value) * scale
      text += """
        <rect class="\(part.style)" x="\(n(x))" y="\(n(y))" width="\(n(width))" \
        height="\(n(Self.barHeight))"><title>\(escaped(bar.name)): \
        \(Numbers.grouped(part.value))</title></rect>

        """
      x += width
    }
    return text + """
      <text class="value" x="\(n(x + 6))" y="\(n(y + Self.barHeight / 2 + 4))">\
      \(Numbers.grouped(bar.total))</text>

      """
  }

  private func drawLegend() -> String {
    var x = 24.0
    return legend.map { entry in
      defer { x += 22 + Double(entry.words.count) * 7 + 20 }
      return """
        <rect class="\(entry.style)" x="\(n(x))" y="52" width="12" height="12" rx="3"/>\
        <text class="value" x="\(n(x + 18))" y="62">\(escaped(entry.words))</text>
        """
    }
    .joined(separator: "\n")
  }

  private func axis(left: Double, bottom: Double, end: Int, step: Int, scale: Double) -> String {
    stride(from: 0, through: end, by: step).map { mark in
      let x = left + Double(mark) * scale
      return """
        <path class="grid" d="M\(n(x)) \(n(Self.top - 8)) V\(n(bottom))"/>\
        <text class="axis" x="\(n(x))" y="\(n(bottom + 20))" text-anchor="middle">\
        \(Numbers.grouped(mark))</text>
        """
    }
    .joined(separator: "\n")
  }

  private static let style = """

    :root{--canvas:#fff;--text:#1c1c1e;--soft:#6c6c70;--grid:#e5e5ea;--code:#0a6cdb;\
    --comment:#7fb8f5;--blank:#d1d1d6;--before:#a2a2a8}
    @media (prefers-color-scheme:dark){:root{--canvas:#000;--text:#f2f2f7;--soft:#aeaeb2;\
    --grid:#2c2c2e;--code:#409cff;--comment:#1f5fa8;--blank:#48484a;--before:#7c7c80}}
    text{font-family:-apple-system,"SF Pro Text",Inter,system-ui,"Helvetica Neue",Arial,sans-serif;\
    font-size:12px;fill:var(--text)}
    .canvas{fill:var(--canvas)}
    .heading{font-size:18px;font-weight:700}
    .name{font-weight:600;font-size:13px}
    .value{font-variant-numeric:tabular-nums}
    .axis{fill:var(--soft);font-variant-numeric:tabular-nums}
    .grid{stroke:var(--grid)}
    .code{fill:var(--code)}
    .comment{fill:var(--comment)}
    .blank{fill:var(--blank)}
    .before{fill:var(--before)}

    """
}

/// Returns a number for SVG, with at most one decimal.
private func n(_ value: Double) -> String {
  let tenths = (value * 10).rounded() / 10
  return tenths == tenths.rounded() ? String(Int(tenths)) : String(tenths)
}

private func escaped(_ text: String) -> String {
  text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
}
