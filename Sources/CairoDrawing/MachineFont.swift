/// The families in which words are painted that have no outlines: Cairo takes all glyphs from one.
enum MachineFont: String {
  case sansSerif = "sans-serif"
  /// Debian's `fonts-noto-cjk`.
  case ideographs = "Noto Sans CJK SC"
  /// Debian's `fonts-noto-color-emoji`.
  case emoji = "Noto Color Emoji"

  /// Text in stretches of one family each.
  static func parts(of text: String) -> [(font: MachineFont, text: String)] {
    text.reduce(into: []) { parts, character in
      let font = font(of: character)
      if parts.last?.font == font {
        parts[parts.count - 1].text.append(character)
      } else {
        parts.append((font, String(character)))
      }
    }
  }

  private static func font(of character: Character) -> MachineFont {
    guard let first = character.unicodeScalars.first else { return .sansSerif }
    let isEmoji =
      first.properties.isEmojiPresentation
      || (first.properties.isEmoji && character.unicodeScalars.contains("\u{FE0F}"))
    if isEmoji { return .emoji }
    return switch first.value {
    case 0x1100...0x11FF, 0x2E80...0xA4CF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFFEF, 0x20000...0x3FFFF:
      .ideographs
    default: .sansSerif
    }
  }
}
