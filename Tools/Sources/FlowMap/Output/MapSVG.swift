import Foundation

/// Draws a map as SVG, for light and dark.
package struct MapSVG {
  private let graph: FlowGraph
  private let pictures: [String: ScreenPicture]
  private let layout: MapLayout

  private static let cardWidth = 172.0
  private static let pictureWidth = 150.0
  private static let margin = 36.0

  /// - Parameters:
  ///   - graph: The map to draw.
  ///   - pictures: Pictures of screens, by their ids.
  package init(_ graph: FlowGraph, pictures: [String: ScreenPicture] = [:]) {
    self.graph = graph
    self.pictures = pictures
    let screens = Dictionary(uniqueKeysWithValues: graph.screens.map { ($0.id, $0) })
    let flows = Dictionary(uniqueKeysWithValues: graph.flows.map { ($0.id, $0) })
    layout = MapLayout(
      graph,
      cardSize: { id, ends in
        let routes = screens[id]?.routes.prefix(3).count ?? 0
        let result = flows[id]?.result == nil ? 0 : 1
        var height = 44.0 + 16 * Double(routes + result)
        if let picture = pictures[id] { height += Self.height(of: picture) + 11 }
        return Point(x: Self.cardWidth, y: max(height, Double(ends) * 18 + 18))
      },
      boxWidth: { id in
        guard let flow = flows[id] else { return 0 }
        let result = flow.result.map { TextWidth.of("returns \($0)", size: 11) } ?? 0
        return min(max(TextWidth.of(flow.name, size: 14, isBold: true), result), 420) + 40
      },
      labelWidth: { TextWidth.of($0.words, size: 11) }
    )
  }

  private static func height(of picture: ScreenPicture) -> Double {
    (pictureWidth * Double(picture.height) / Double(max(picture.width, 1))).rounded()
  }

  /// The document.
  package var text: String {
    let legend = legendLines
    let width = max(layout.size.x + 2 * Self.margin, 420)
    let height = layout.size.y + 2 * Self.margin + 58 + (legend.isEmpty ? 0 : 30)
    var parts = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
      width="\(n(width))" height="\(n(height))" viewBox="0 0 \(n(width)) \(n(height))" role="img" \
      aria-labelledby="title">
      <title id="title">\(SVGText.escaped(graph.summary))</title>
      <style>\(Self.style)</style>
      <defs>
      <marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" \
      markerUnits="userSpaceOnUse" orient="auto-start-reverse"><path class="tip" d="M0.5 0.5 L7.5 4 \
      L0.5 7.5 Z"/></marker>
      </defs>
      <rect class="canvas" width="100%" height="100%"/>
      <text class="heading" x="\(n(Self.margin))" y="46">\(SVGText.escaped(graph.name))</text>
      <text class="note" x="\(n(Self.margin))" y="66">\(SVGText.escaped(counts))</text>
      <g transform="translate(\(n(Self.margin)) \(n(Self.margin + 52)))">
      """
    ]
    parts += layout.boxes.map(box)
    parts += layout.lines.map(line)
    parts += starts
    parts += layout.cards.map(card)
    parts += layout.lines.compactMap(label)
    parts.append("</g>")
    parts += legend.map { $0.replacing("LEGEND-Y", with: n(height - 28)) }
    return parts.joined(separator: "\n") + "\n</svg>\n"
  }

  private var counts: String {
    graph.summary.dropFirst(graph.name.count + 2).description
  }

  // MARK: - Parts

  private func box(_ box: MapLayout.Box) -> String {
    guard let flow = graph.flows.first(where: { $0.id == box.id }) else { return "" }
    let (origin, size) = (box.frame.origin, box.frame.size)
    let width = size.x - 36
    var text = """
      <g class="flow\(unopened(box.id))"><title>\(SVGText.escaped(flow.type))</title>
      <rect x="\(n(origin.x))" y="\(n(origin.y))" width="\(n(size.x))" height="\(n(size.y))" \
      rx="16"/>

      """
    text += SVGText.line(
      flow.name,
      x: origin.x + 18,
      y: origin.y + 25,
      size: 14,
      width: width,
      style: "name"
    )
    if let result = flow.result {
      text += SVGText.line(
        "returns \(result)",
        x: origin.x + 18,
        y: origin.y + 40,
        size: 11,
        width: width,
        style: "result"
      )
    }
    return text + "</g>"
  }

  private func card(_ card: MapLayout.Card) -> String {
    let screen = graph.screens.first { $0.id == card.id }
    let flow = graph.flows.first { $0.id == card.id }
    let (origin, size) = (card.frame.origin, card.frame.size)
    let kind = flow == nil ? screen?.kind.rawValue ?? "screen" : "empty-flow"
    let style = kind + unopened(card.id)
    let type = screen?.type ?? flow?.type ?? ""
    var text = """
      <g class="card \(style)"><title>\(SVGText.escaped(type))</title>
      <rect x="\(n(origin.x))" y="\(n(origin.y))" width="\(n(size.x))" height="\(n(size.y))" \
      rx="12"/>

      """
    var lines = [(text: screen?.name ?? flow?.name ?? card.id, style: "name", size: 13.0)]
    if let result = flow?.result { lines.append(("returns \(result)", "result", 11)) }
    let routes = screen?.routes ?? []
    for (number, route) in routes.prefix(3).enumerated() {
      let isMore = number == 2 && routes.count > 3
      lines.append((isMore ? "and \(routes.count - 2) more" : route, "route", 11))
    }
    let picture = pictures[card.id]
    let pictureHeight = picture.map { Self.height(of: $0) + 11 } ?? 0
    var y = origin.y + (size.y - Double(lines.count - 1) * 16 - pictureHeight) / 2 + 4.5
    if let picture {
      let top = y - 4.5 - 8
      let x = origin.x + (size.x - Self.pictureWidth) / 2
      let height = Self.height(of: picture)
      let box = """
        x="\(n(x))" y="\(n(top))" width="\(n(Self.pictureWidth))" height="\(n(height))"
        """
      let hasDark = picture.darkAddress != nil
      text += "<image\(hasDark ? " class=\"light\"" : "") \(box) href=\"\(picture.address)\"/>\n"
      if let dark = picture.darkAddress {
        text += "<image class=\"dark\" \(box) href=\"\(dark)\"/>\n"
      }
      text += """
        <rect class="frame" \(box) rx="8"/>

        """
      y += pictureHeight
    }
    for line in lines {
      text += SVGText.line(
        line.text,
        x: origin.x + size.x / 2,
        y: y,
        size: line.size,
        width: size.x - 20,
        style: line.style,
        anchor: "middle"
      )
      y += 16
    }
    return text + "</g>"
  }

  /// Returns the style of screens and flows that nothing opens.
  private func unopened(_ id: String) -> String {
    graph.warnings.contains { $0.subject == id } ? " unopened" : ""
  }

  private func line(_ line: MapLayout.Line) -> String {
    let opening = graph.openings[line.opening]
    let names = "\(graph.name(of: opening.from)) → \(graph.name(of: opening.to))"
    let dashes = opening.isDashed ? " dashed" : ""
    return """
      <path class="line \(opening.kind.rawValue)\(dashes)" marker-end="url(#tip)" \
      d="\(Self.path(line.course))"><title>\(SVGText.escaped(names))</title></path>
      """
  }

  /// The arrows to the first screens of the app.
  private var starts: [String] {
    graph.starts.compactMap { id in
      let frame =
        layout.boxes.first { $0.id == id }.map(\.frame)
        ?? layout.cards.first { $0.id == id }.map(\.frame)
      guard let frame else { return nil }
      let isBox = layout.boxes.contains { $0.id == id }
      let y = frame.origin.y + (isBox ? MapLayout.header / 2 : frame.size.y / 2)
      return """
        <path class="line start" marker-end="url(#tip)" d="M\(n(frame.origin.x - 26)) \(n(y)) \
        H\(n(frame.origin.x - 1))"/>
        """
    }
  }

  private func label(_ line: MapLayout.Line) -> String? {
    let opening = graph.openings[line.opening]
    guard !opening.words.isEmpty, let place = line.labelPlace else { return nil }
    let (x, anchor) = line.endsAtRight ? (place.x + 12, "start") : (place.x - 12, "end")
    return """
      <text class="label \(opening.kind.rawValue)" x="\(n(x))" y="\(n(place.y - 4))" \
      text-anchor="\(anchor)">\(SVGText.escaped(opening.words))</text>
      """
  }

  /// Returns a curve that is horizontal at each point.
  static func path(_ course: [Point]) -> String {
    guard let first = course.first else { return "" }
    var path = "M\(n(first.x)) \(n(first.y))"
    for (from, to) in zip(course, course.dropFirst()) {
      if from.x == to.x {
        // A turn within a column.
        path +=
          " C\(n(from.x + 34)) \(n(from.y)) \(n(from.x + 34)) \(n(to.y)) \(n(to.x)) \(n(to.y))"
      } else if from.y == to.y {
        path += " H\(n(to.x))"
      } else {
        let middle = (from.x + to.x) / 2
        path += " C\(n(middle)) \(n(from.y)) \(n(middle)) \(n(to.y)) \(n(to.x)) \(n(to.y))"
      }
    }
    return path
  }

  // MARK: - Legend

  private var legendLines: [String] {
    guard !graph.openings.isEmpty else { return [] }
    var x = Self.margin
    var lines: [String] = []
    let entries = [
      ("push", "", "push, show, root", [Opening.Kind.push, .show, .root, .replace, .column]),
      ("sheet", "", "sheet, cover, popover", [.sheet, .cover, .popover]),
      ("tab", "", "tab", [.tab]), ("embed", "", "embedded", [.embed]),
    ]
    var items = entries.filter { entry in graph.openings.contains { entry.3.contains($0.kind) } }
      .map { ($0.0, $0.1, $0.2) }
    if graph.openings.contains(where: { $0.kind == .route }) {
      items.append(("route", " dashed", "by a route"))
    }
    if graph.openings.contains(where: \.followsResult) {
      items.append(("push", " dashed", "after a flow ends"))
    }
    for (style, dashes, words) in items {
      lines.append(
        """
        <path class="line \(style)\(dashes)" marker-end="url(#tip)" d="M\(n(x)) LEGEND-Y h28"/>
        <text class="note" x="\(n(x + 36))" y="LEGEND-Y" dy="4">\(words)</text>
        """
      )
      x += 36 + TextWidth.of(words, size: 11) + 26
    }
    let isUnopened = graph.warnings.contains { $0.subject != nil }
    let hasSystem = graph.screens.contains { $0.kind == .system }
    for (isShown, style, words) in [
      (isUnopened, "unopened", "nothing opens it"), (hasSystem, "system", "a screen of the system"),
    ] where isShown {
      lines.append(
        """
        <g class="card \(style)"><rect x="\(n(x))" y="LEGEND-Y" transform="translate(0 -7)" \
        width="26" height="14" rx="4"/></g>
        <text class="note" x="\(n(x + 36))" y="LEGEND-Y" dy="4">\(words)</text>
        """
      )
      x += 36 + TextWidth.of(words, size: 11) + 26
    }
    return lines
  }
}

/// Returns a number for SVG, with at most one decimal.
func n(_ value: Double) -> String {
  let tenths = (value * 10).rounded() / 10
  return tenths == tenths.rounded() ? String(Int(tenths)) : String(tenths)
}
