package import TextLayout
package import UIKitHosting

extension [TextRun] {
  /// Returns the text for layout.
  ///
  /// - Parameters:
  ///   - font: The font of runs without one.
  ///   - lineBreakMode: The line break mode, including the truncation of the last line.
  ///   - avoidsOrphans: Whether the last line gets a second word, as in labels.
  ///   - traits: The traits whose content size category scales fonts of a text style.
  /// - Returns: A text with one run for each run that is not empty.
  package func attributedText(
    font: FontValue,
    lineBreakMode: ParagraphStyle.LineBreakMode,
    avoidsOrphans: Bool = false,
    _ traits: UITraitCollection
  ) -> AttributedText {
    var text = AttributedText("", attributes: TextAttributes(font: font.typesetFont(traits)))
    for run in self {
      var style = ParagraphStyle(run.paragraph ?? ParagraphValue())
      style.lineBreakMode = lineBreakMode
      style.avoidsOrphans = avoidsOrphans
      text.append(
        run.text,
        attributes: run.typesetAttributes(font, traits),
        paragraphStyle: style
      )
    }
    return text
  }
}

extension TextRun {
  fileprivate func typesetAttributes(
    _ font: FontValue,
    _ traits: UITraitCollection
  ) -> TextAttributes {
    let font = self.font ?? font
    return TextAttributes(
      font: font.typesetFont(traits),
      tracking: kern,
      baselineOffset: baselineOffset,
      usesKerning: effects?.disablesKerning != true,
      features: font.typesetFeatures,
      attachment: typesetAttachment()
    )
  }
}

extension ParagraphStyle {
  init(_ value: ParagraphValue) {
    self.init()
    alignment =
      switch value.alignment {
      case .left: .left
      case .center: .center
      case .right: .right
      case .justified: .justified
      case .natural: .natural
      }
    baseDirection =
      switch value.direction {
      case .natural: .natural
      case .leftToRight: .leftToRight
      case .rightToLeft: .rightToLeft
      }
    lineSpacing = value.lineSpacing
    paragraphSpacing = value.spacing
    paragraphSpacingBefore = value.spacingBefore
    minimumLineHeight = value.minimumLineHeight
    maximumLineHeight = value.maximumLineHeight
    lineHeightMultiple = value.lineHeightMultiple
    firstLineHeadIndent = value.firstLineHeadIndent
    headIndent = value.headIndent
    tailIndent = value.tailIndent
  }
}

extension NSLineBreakMode {
  var _typeset: ParagraphStyle.LineBreakMode {
    switch self {
    case .byWordWrapping: .wordWrap
    case .byCharWrapping: .charWrap
    case .byClipping: .clip
    case .byTruncatingHead: .truncateHead
    case .byTruncatingTail: .truncateTail
    case .byTruncatingMiddle: .truncateMiddle
    @unknown default: .wordWrap
    }
  }
}
