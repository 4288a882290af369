import NIOCore

/// A text with placeholders for numbers, parsed once.
struct Template {
  private enum Part {
    case text(String)
    case n
    case seen
  }

  private var parts: [Part] = []
  let needsSeen: Bool

  init(_ text: String) {
    var rest = text[...]
    while let start = rest.firstIndex(of: "{") {
      let place = rest[start...]
      if place.hasPrefix("{n}") {
        parts += [.text(String(rest[..<start])), .n]
        rest = place.dropFirst(3)
      } else if place.hasPrefix("{seen}") {
        parts += [.text(String(rest[..<start])), .seen]
        rest = place.dropFirst(6)
      } else {
        parts.append(.text(String(rest[...start])))
        rest = place.dropFirst()
      }
    }
    parts.append(.text(String(rest)))
    needsSeen = text.contains("{seen}")
  }

  func write(to buffer: inout ByteBuffer, n: Int, seen: Int) {
    for part in parts {
      switch part {
      case .text(let text): buffer.writeString(text)
      case .n: buffer.writeString(String(n))
      case .seen: buffer.writeString(String(seen))
      }
    }
  }
}
