import UIKitHosting

// A paragraph is a block in the font of its largest run, so that `1lh` is the line height of that
// font. The inner block has the line height of the paragraph.

extension DOMRenderer {
  /// Returns the elements of a text in paragraphs, each made of the elements of its runs.
  func specs(
    _ paragraphs: [TextParagraph],
    _ run: (TextRun) -> ElementSpec
  ) -> [ElementSpec] {
    var specs: [ElementSpec] = []
    var before: ParagraphValue?
    for paragraph in paragraphs {
      let style = paragraph.style
      let lineClass = style.direction == .natural ? "lines" : "lines directed"
      var lines = ElementSpec("span", lineClass, paragraph.runs.map(run))
      if let height = distance(style) {
        lines.styles = [HTMLAttribute(name: "line-height", value: height)]
      }
      var spec = ElementSpec("span", "paragraph", [lines])
      var styles = textStyles(paragraph)
      // Each line has the line spacing above it; the first line of the text does not.
      let gap = before.map { $0.lineSpacing + style.gap(after: $0) } ?? 0
      if gap != style.lineSpacing {
        styles.append(("margin-top", CSS.textLength(gap - style.lineSpacing)))
      }
      spec.styles = styles.map(HTMLAttribute.init)
      specs.append(spec)
      before = style
    }
    return specs
  }

  private func textStyles(_ paragraph: TextParagraph) -> [(name: String, value: String)] {
    let style = paragraph.style
    var styles: [(name: String, value: String)] = []
    if let font = paragraph.largestFont {
      styles.append(("font-size", CSS.textLength(font.pointSize)))
    }
    // An explicit direction aligns the text to its own leading edge.
    let leading = style.direction == .natural ? "var(--leading)" : "start"
    styles.append(("text-align", name(style.alignment) ?? leading))
    switch style.direction {
    case .natural: break
    case .leftToRight: styles.append(("direction", "ltr"))
    case .rightToLeft: styles.append(("direction", "rtl"))
    }
    if style.headIndent > 0 {
      styles.append(("padding-inline-start", CSS.textLength(style.headIndent)))
    }
    if style.firstLineHeadIndent != style.headIndent {
      let indent = style.firstLineHeadIndent - style.headIndent
      styles.append(("text-indent", CSS.textLength(indent)))
    }
    if style.tailIndent < 0 {
      styles.append(("padding-inline-end", CSS.textLength(-style.tailIndent)))
    } else if style.tailIndent > 0 {
      styles.append(("max-inline-size", CSS.textLength(style.tailIndent)))
    }
    if let top = shift(style) { styles.append(("top", top)) }
    return styles
  }

  /// Returns the distance between baselines; nil for that of the font.
  private func distance(_ style: ParagraphValue) -> String? {
    let height = lineHeight(style)
    guard height != "1lh" || style.lineSpacing > 0 else { return nil }
    return "calc(\(height)\(plus(style.lineSpacing)))"
  }

  /// Returns the height of a line without line spacing.
  private func lineHeight(_ style: ParagraphValue) -> String {
    let factor = style.lineHeightMultiple
    var height = factor > 0 && factor != 1 ? "\(CSS.number(factor)) * 1lh" : "1lh"
    if style.minimumLineHeight > 0 {
      height = "max(\(height), \(CSS.textLength(style.minimumLineHeight)))"
    }
    if style.maximumLineHeight > 0 {
      height = "min(\(height), \(CSS.textLength(style.maximumLineHeight)))"
    }
    return height
  }

  /// Returns the offset that puts the extra height of lines above the text; CSS puts half of it on
  /// either side.
  private func shift(_ style: ParagraphValue) -> String? {
    guard distance(style) != nil else { return nil }
    return "calc((\(lineHeight(style)) - 1lh\(plus(style.lineSpacing))) / 2)"
  }

  private func plus(_ points: Double) -> String {
    points == 0 ? "" : " + \(CSS.textLength(points))"
  }
}
