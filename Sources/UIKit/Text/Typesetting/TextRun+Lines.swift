import TextLayout
import UIKitHosting

extension FontValue {
  /// Creates a font as displays show it: without a text style, and in a family that pages have.
  init(_ font: Font, of value: FontValue) {
    let descriptor = font.typeface.descriptor
    self.init(
      pointSize: font.size,
      weight: descriptor.weight,
      isItalic: descriptor.isItalic,
      hasMonospacedDigits: value.hasMonospacedDigits,
      isMonospaced: descriptor.design == .monospaced
    )
    guard !font.typeface.isRegistered else {
      family = value.family
      isMonospaced = false
      return
    }
    switch descriptor.design {
    case .serif: family = Family(name: "ui-serif", kind: .serif)
    case .rounded: family = Family(name: "ui-rounded", kind: .sansSerif)
    case .default, .monospaced, .fallback: break
    }
  }
}

extension TypesetText {
  /// A text that is sent to displays in lines.
  struct Composition {
    var text: AttributedText
    /// The styles of the text's runs.
    var looks: [TextRun]
  }

  /// Prepares the text for layout in lines.
  ///
  /// - Parameters:
  ///   - traits: The traits whose content size category scales fonts of a text style.
  ///   - alignment: The alignment of paragraphs without one.
  ///   - natural: The edge at which text with natural alignment begins.
  ///   - scale: The factor by which the text is scaled.
  /// - Returns: The text and the styles of its runs.
  func composition(
    _ traits: UITraitCollection,
    alignment: TextAlignmentValue,
    natural: TextAlignmentValue,
    scale: Double
  ) -> Composition {
    var composition = Composition(
      text: AttributedText("", attributes: attributes(of: font, nil, traits, scale)),
      looks: []
    )
    for run in runs ?? [TextRun(text: string)] where !run.text.isEmpty {
      var style = ParagraphStyle(run.paragraph ?? ParagraphValue())
      if run.paragraph == nil { style.alignment = ParagraphStyle.Alignment(alignment) }
      if style.alignment == .natural, style.baseDirection == .natural {
        style.alignment = .init(natural)
      }
      style.lineBreakMode = lineBreakMode._typeset
      style.avoidsOrphans = avoidsOrphans
      let attributes = attributes(of: run.font ?? font, run, traits, scale)
      composition.text.append(run.text, attributes: attributes, paragraphStyle: style)
      var look = run
      look.font =
        run.font != nil || scale != 1 ? FontValue(attributes.font, of: run.font ?? font) : nil
      look.kern *= scale
      look.effects?.attachment?.scale(by: scale)
      composition.looks.append(look)
    }
    return composition
  }

  private func attributes(
    of font: FontValue,
    _ run: TextRun?,
    _ traits: UITraitCollection,
    _ scale: Double
  ) -> TextAttributes {
    TextAttributes(
      font: font.typesetFont(traits, scale: scale),
      tracking: (run?.kern ?? 0) * scale,
      baselineOffset: run?.baselineOffset ?? 0,
      usesKerning: run?.effects?.disablesKerning != true,
      features: font.typesetFeatures,
      attachment: run?.typesetAttachment(scale)
    )
  }
}

extension ParagraphStyle.Alignment {
  fileprivate init(_ value: TextAlignmentValue) {
    self =
      switch value {
      case .left: .left
      case .center: .center
      case .right: .right
      case .justified: .justified
      case .natural: .natural
      }
  }
}
