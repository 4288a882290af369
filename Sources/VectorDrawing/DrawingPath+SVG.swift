import Foundation

extension DrawingPath {
  /// Creates a path from SVG path data (SVG 1.1, 8.3); nil for invalid data.
  public init?(svg text: String) {
    var reader = SVGPathReader(text)
    guard let path = reader.read() else { return nil }
    self = path
  }
}

/// Parses SVG path data.
private struct SVGPathReader {
  private let bytes: [UInt8]
  private var place = 0
  private var path = DrawingPath()
  private var current = DrawingPoint(0, 0)
  /// The control point that a smooth curve mirrors.
  private var lastCubic: DrawingPoint?
  private var lastQuad: DrawingPoint?

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  mutating func read() -> DrawingPath? {
    var command: UInt8 = 0
    while true {
      skipSeparators()
      guard place < bytes.count else { return path }
      let byte = bytes[place]
      if isLetter(byte) {
        command = byte
        place += 1
      } else if command == 0 {
        return nil
      } else if command | 32 == UInt8(ascii: "m") {
        // Additional points after a move are lines.
        command = command == UInt8(ascii: "M") ? UInt8(ascii: "L") : UInt8(ascii: "l")
      }
      guard perform(command) else { return nil }
    }
  }

  private mutating func perform(_ command: UInt8) -> Bool {
    let isRelative = command & 32 != 0
    let origin = isRelative ? current : DrawingPoint(0, 0)
    var (cubic, quad): (DrawingPoint?, DrawingPoint?)
    defer { (lastCubic, lastQuad) = (cubic, quad) }
    switch command | 32 {
    case UInt8(ascii: "z"):
      path.close()
      current = path.currentPoint ?? current
    case UInt8(ascii: "m"):
      guard let end = point(origin) else { return false }
      path.move(to: end)
      current = end
    case UInt8(ascii: "l"):
      guard let end = point(origin) else { return false }
      line(to: end)
    case UInt8(ascii: "h"):
      guard let x = number() else { return false }
      line(to: DrawingPoint(origin.x + x, current.y))
    case UInt8(ascii: "v"):
      guard let y = number() else { return false }
      line(to: DrawingPoint(current.x, origin.y + y))
    case UInt8(ascii: "c"):
      guard let a = point(origin), let b = point(origin), let end = point(origin) else {
        return false
      }
      curve(a, b, end)
      cubic = b
    case UInt8(ascii: "s"):
      guard let b = point(origin), let end = point(origin) else { return false }
      curve(mirrored(lastCubic), b, end)
      cubic = b
    case UInt8(ascii: "q"):
      guard let control = point(origin), let end = point(origin) else { return false }
      path.addQuad(control: control, end: end)
      (current, quad) = (end, control)
    case UInt8(ascii: "t"):
      let control = mirrored(lastQuad)
      guard let end = point(origin) else { return false }
      path.addQuad(control: control, end: end)
      (current, quad) = (end, control)
    case UInt8(ascii: "a"): return arc(origin)
    default: return false
    }
    return true
  }

  private mutating func line(to end: DrawingPoint) {
    path.addLine(to: end)
    current = end
  }

  private mutating func curve(_ a: DrawingPoint, _ b: DrawingPoint, _ end: DrawingPoint) {
    path.addCubic(control1: a, control2: b, end: end)
    current = end
  }

  private func mirrored(_ control: DrawingPoint?) -> DrawingPoint {
    control.map { current * 2 - $0 } ?? current
  }

  /// Parses an arc (SVG 1.1, appendix F.6).
  private mutating func arc(_ origin: DrawingPoint) -> Bool {
    guard let rx = number(), let ry = number(), let degrees = number(), let isLarge = flag(),
      let isSweep = flag(), let end = point(origin)
    else { return false }
    let start = current
    guard start != end else { return true }
    var (a, b) = (abs(rx), abs(ry))
    guard a > 0, b > 0 else {
      line(to: end)
      return true
    }
    let angle = degrees * .pi / 180
    let half = (start - end) * 0.5
    let x = cos(angle) * half.x + sin(angle) * half.y
    let y = -sin(angle) * half.x + cos(angle) * half.y
    let needed = x * x / (a * a) + y * y / (b * b)
    if needed > 1 { (a, b) = (a * needed.squareRoot(), b * needed.squareRoot()) }
    let rest = max(0, a * a * b * b - a * a * y * y - b * b * x * x)
    let factor =
      (rest / (a * a * y * y + b * b * x * x)).squareRoot() * (isLarge == isSweep ? -1 : 1)
    let (cx, cy) = (factor * a * y / b, -factor * b * x / a)
    let middle = (start + end) * 0.5
    let center = DrawingPoint(
      cos(angle) * cx - sin(angle) * cy + middle.x,
      sin(angle) * cx + cos(angle) * cy + middle.y
    )
    let from = atan2((y - cy) / b, (x - cx) / a)
    let to = atan2((-y - cy) / b, (-x - cx) / a)
    var circle = DrawingPath()
    circle.addArc(center: DrawingPoint(0, 0), radius: 1, start: from, end: to, increases: isSweep)
    let map = DrawingTransform(a, 0, 0, b, 0, 0)
      .concatenating(DrawingTransform(cos(angle), sin(angle), -sin(angle), cos(angle), 0, 0))
      .concatenating(.translation(center.x, center.y))
    for case .cubic(let control1, let control2, let point) in circle.transformed(by: map).elements {
      path.addCubic(control1: control1, control2: control2, end: point)
    }
    current = end
    return true
  }

  // MARK: Tokens

  private func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 32)
  }

  private mutating func skipSeparators() {
    while place < bytes.count, [9, 10, 12, 13, 32, UInt8(ascii: ",")].contains(bytes[place]) {
      place += 1
    }
  }

  private mutating func point(_ origin: DrawingPoint) -> DrawingPoint? {
    guard let x = number(), let y = number() else { return nil }
    return DrawingPoint(origin.x + x, origin.y + y)
  }

  /// Parses a flag, which needs no separator.
  private mutating func flag() -> Bool? {
    skipSeparators()
    guard place < bytes.count else { return nil }
    defer { place += 1 }
    switch bytes[place] {
    case UInt8(ascii: "0"): return false
    case UInt8(ascii: "1"): return true
    default: return nil
    }
  }

  private mutating func number() -> Double? {
    skipSeparators()
    let start = place
    var (hasPoint, hasExponent) = (false, false)
    while place < bytes.count {
      let byte = bytes[place]
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): break
      case UInt8(ascii: "+"), UInt8(ascii: "-"):
        let follows = place > start && bytes[place - 1] | 32 == UInt8(ascii: "e")
        guard place == start || follows else { return value(from: start) }
      case UInt8(ascii: "."):
        guard !hasPoint, !hasExponent else { return value(from: start) }
        hasPoint = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        guard !hasExponent, place > start else { return value(from: start) }
        hasExponent = true
      default: return value(from: start)
      }
      place += 1
    }
    return value(from: start)
  }

  private func value(from start: Int) -> Double? {
    Double(String(decoding: bytes[start..<place], as: UTF8.self))
  }
}
