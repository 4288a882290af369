import UIKitHosting

/// Replaces functions in style sheets by the system's sizes, texts, looks and marks.
///
/// | function | result |
/// |---|---|
/// | `metric(name)`, `factor(name)` | a length or a number of `SystemMetrics` |
/// | `text(name)` | the declarations of a style of `SystemText`; `text(name:size)` only its size |
/// | `look(name)`, `look(name:state)` | the declarations of a `SystemLook`, or of its state |
/// | `fill(name)`, `ink(name)`, each also with a state | a colour of a part |
/// | `radius(name)`, `shadow(name)` | the corner radius of a part, its shadows |
/// | `mark(name)`, `mark(name:white)` | an image of `SystemMark`, in black or white |
enum StyleSheetFunctions {
  /// Returns a style sheet in which the system's functions are replaced.
  ///
  /// - Precondition: All names are those of the system's values.
  static func resolve(_ sheet: String) -> String {
    var result = ""
    var rest = sheet[...]
    while let call = nextCall(in: rest) {
      result += rest[..<call.range.lowerBound]
      guard let text = value(of: call) else {
        preconditionFailure("Expected a \(call.function) of the system's, got \(call.argument).")
      }
      result += text
      rest = rest[call.range.upperBound...]
    }
    return result + rest
  }

  private struct Call {
    var function: Substring
    var name: String
    var state: String?
    var range: Range<Substring.Index>

    var argument: String { name + (state.map { ":\($0)" } ?? "") }
  }

  private static let functions: Set<Substring> = [
    "metric", "factor", "text", "look", "fill", "ink", "radius", "shadow", "mark",
  ]

  /// Returns the next function call, found by bytes, since regular expressions are slow.
  private static func nextCall(in text: Substring) -> Call? {
    let bytes = text.utf8
    var index = bytes.startIndex
    while let open = bytes[index...].firstIndex(of: UInt8(ascii: "(")) {
      var start = open
      while start > bytes.startIndex, isName(bytes[bytes.index(before: start)]) {
        start = bytes.index(before: start)
      }
      let function = text[start..<open]
      if functions.contains(function), let close = bytes[open...].firstIndex(of: UInt8(ascii: ")"))
      {
        let parts = text[bytes.index(after: open)..<close].split(separator: ":", maxSplits: 1)
        return Call(
          function: function,
          name: parts.first.map(String.init) ?? "",
          state: parts.count > 1 ? String(parts[1]) : nil,
          range: start..<bytes.index(after: close)
        )
      }
      index = bytes.index(after: open)
    }
    return nil
  }

  private static func isName(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte == UInt8(ascii: "-")
  }

  // MARK: Values

  private static func value(of call: Call) -> String? {
    switch call.function {
    case "metric": return SystemMetrics.named[call.name].map(CSS.length)
    case "factor": return SystemMetrics.factors[call.name].map(CSS.number)
    case "text": return SystemText.named[call.name].flatMap { declarations(of: $0, call.state) }
    case "mark": return SystemMark.named[call.name].flatMap { image(of: $0, call.state) }
    default: break
    }
    guard let part = SystemLook.named[call.name] else { return nil }
    var look = part
    if let name = call.state {
      guard let state = SystemLook.State(rawValue: name), let change = part.states[state] else {
        return nil
      }
      look = change
    }
    switch call.function {
    case "fill": return look.fill.map { paint($0, look.ownFill) }
    case "ink": return look.ink.map(ink)
    case "radius": return look.corners.map(radius)
    case "shadow": return look.shadows.isEmpty ? nil : shadows(look.shadows)
    default: return declarations(of: look)
    }
  }

  private static func declarations(of look: SystemLook) -> String {
    var list: [String] = []
    if let fill = look.fill {
      list.append("background: \(paint(fill, look.ownFill))")
      if case .material(_, let blur, let saturation) = fill {
        let saturate = saturation == 1 ? "" : "saturate(\(CSS.number(100 * saturation))%) "
        for name in ["backdrop-filter", "-webkit-backdrop-filter"] {
          list.append("\(name): \(saturate)blur(\(CSS.length(blur)))")
        }
      }
    }
    if let corners = look.corners { list.append("border-radius: \(radius(corners))") }
    if let border = look.border {
      let width = border.width.map(CSS.length) ?? "var(--hair)"
      list.append("border: \(width) solid \(paint(border.paint, nil))")
    }
    if !look.shadows.isEmpty { list.append("box-shadow: \(shadows(look.shadows))") }
    if let color = look.ink { list.append("color: \(ink(color))") }
    if let opacity = look.opacity { list.append("opacity: \(CSS.number(opacity))") }
    return list.joined(separator: "; ")
  }

  private static func radius(_ corners: SystemLook.Corners) -> String {
    switch corners {
    case .radius(let points): CSS.length(points)
    case .capsule: "999px"
    }
  }

  private static func shadows(_ shadows: [SystemShadow]) -> String {
    shadows.map { shadow in
      let lengths = [shadow.x, shadow.y, shadow.blur].map(CSS.length).joined(separator: " ")
      return "\(lengths) rgb(0 0 0 / \(CSS.number(shadow.alpha)))"
    }
    .joined(separator: ", ")
  }

  // MARK: Colours

  private static func paint(_ paint: SystemPaint, _ own: String?) -> String {
    func owned(_ value: String) -> String { own.map { "var(--\($0), \(value))" } ?? value }
    func name(_ value: ColorValue) -> String { value == .tint ? "var(--tint)" : color(of: value) }
    guard case .mix(let first, let part, let second) = paint else {
      return owned(color(paint, name))
    }
    return mix(owned(name(first)), part, name(second))
  }

  /// Returns the colour of texts and symbols: for tint and red, the variant that is legible as
  /// text.
  private static func ink(_ paint: SystemPaint) -> String {
    color(paint) { value in
      switch value {
      case .tint: "var(--tint-text)"
      case SystemColors.red: "var(--red-text)"
      default: color(of: value)
      }
    }
  }

  private static func color(_ paint: SystemPaint, _ name: (ColorValue) -> String) -> String {
    switch paint {
    case .color(let value), .material(let value, _, _): name(value)
    case .mix(let first, let part, let second): mix(name(first), part, name(second))
    case .byStyle(let light, let dark): "light-dark(\(color(light, name)), \(color(dark, name)))"
    }
  }

  private static func mix(_ first: String, _ part: Double, _ second: String) -> String {
    "color-mix(in srgb, \(first) \(CSS.number(100 * part))%, \(second))"
  }

  /// Returns the custom property of a system colour, or else its value.
  private static func color(of value: ColorValue) -> String {
    if let name = names[value] { return "var(--\(name))" }
    let (light, dark) = (CSS.hex(value.light), CSS.hex(value.dark))
    return light == dark ? light : "light-dark(\(light), \(dark))"
  }

  private static let names = Dictionary(
    SystemColors.named.map { ($0.color, $0.name) },
    uniquingKeysWith: { first, _ in first }
  )

  // MARK: Texts and marks

  private static func declarations(of text: SystemText, _ part: String?) -> String? {
    guard part == nil || part == "size" else { return nil }
    let size = size(of: text)
    guard part == nil else { return size }
    var list = ["font-size: \(size)"]
    if let height = text.lineHeight { list.append("line-height: \(CSS.number(height))") }
    if let weight = text.weight { list.append("font-weight: \(weight)") }
    if text.isDisplay { list.append("font-family: var(--system-display)") }
    return list.joined(separator: "; ")
  }

  private static func size(of text: SystemText) -> String {
    guard text.scales else { return CSS.length(text.size) }
    let size = "\(CSS.number(text.size / 16))rem"
    return text.most.map { "min(\(size), \(CSS.length($0)))" } ?? size
  }

  private static func image(of mark: SystemMark, _ color: String?) -> String? {
    guard color == nil || color == "white" else { return nil }
    let (width, height) = (CSS.number(mark.grid.width), CSS.number(mark.grid.height))
    return "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' "
      + "viewBox='0 0 \(width) \(height)' fill='none' stroke='%23\(color == nil ? "000" : "fff")' "
      + "stroke-width='\(CSS.number(mark.lineWidth))' stroke-linecap='round' "
      + "stroke-linejoin='round'%3E%3Cpath d='\(mark.path)'/%3E%3C/svg%3E\")"
  }
}
