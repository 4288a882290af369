import TextLayout

/// Inter at the size at which a font unit is a point: "a" is 1588 wide, "b" 1748, a space 792.
let unitFont = font(size: 2816)

/// A font of Inter; the tests end if the package is missing.
func font(size: Double, weight: Int = 400) -> Font {
  do {
    let typeface = try FontLibrary.shared.typeface(for: TypefaceDescriptor(weight: weight))
    return Font(typeface, size: size)
  } catch {
    fatalError("\(error)")
  }
}

func attributes(size: Double = 2816) -> TextAttributes { TextAttributes(font: font(size: size)) }

func text(
  _ string: String,
  size: Double = 2816,
  _ change: (inout ParagraphStyle) -> Void = { _ in }
) -> AttributedText {
  var style = ParagraphStyle()
  change(&style)
  return AttributedText(string, attributes: attributes(size: size), paragraphStyle: style)
}

func layOut(
  _ string: String,
  width: Double = .infinity,
  lines: Int = 0,
  size: Double = 2816,
  _ change: (inout ParagraphStyle) -> Void = { _ in }
) -> TextFrame {
  Typesetter().frame(
    of: text(string, size: size, change),
    in: TextContainer(width: width, maximumNumberOfLines: lines)
  )
}

/// Returns the visible text of each line.
func shown(_ frame: TextFrame, of string: String) -> [String] {
  let units = Array(string.utf16)
  func part(_ range: Range<Int>) -> String { String(decoding: units[range], as: UTF16.self) }
  return frame.lines.map { line in
    if let truncation = line.truncation {
      return part(truncation.prefix) + "…" + part(truncation.suffix)
    }
    return part(line.visibleRange) + (line.endsWithHyphen ? "-" : "")
  }
}

func lines(
  _ string: String,
  width: Double,
  lines: Int = 0,
  _ change: (inout ParagraphStyle) -> Void = { _ in }
) -> [String] {
  shown(layOut(string, width: width, lines: lines, change), of: string)
}
