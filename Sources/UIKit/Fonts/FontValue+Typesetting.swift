package import TextLayout
package import UIKitHosting

extension FontValue {
  /// Returns the font for text layout.
  ///
  /// - Parameters:
  ///   - traits: The traits whose content size category scales fonts of a text style, by Apple's
  ///     table of Dynamic Type.
  ///   - scale: The factor by which fitted text is scaled. The typeface is that of the scaled
  ///     size, because small text has wider letters.
  /// - Returns: The app's own font; Inter for the system font; fonts of Debian for other designs, or
  ///   the design alone if a page has to measure it.
  /// - Precondition: Inter is installed.
  func typesetFont(_ traits: UITraitCollection, scale: Double = 1) -> Font {
    typesetFont(size: pointSize(in: traits) * scale)
  }

  /// Returns the font for layout of text in a final size, in points.
  /// - Precondition: Inter is installed.
  package func typesetFont(size: Double) -> Font {
    if let font = registered { return Font(font.typeface, size: size) }
    do {
      let typeface = try FontLibrary.shared.typeface(for: typefaceDescriptor, size: size)
      let tracking = design == .default ? Font.systemTracking(size: size) : 0
      return Font(typeface, size: size, tracking: tracking)
    } catch {
      // Thrown only if the fonts are not installed; the description names the package to install.
      preconditionFailure("\(error)")
    }
  }

  /// Returns the size in points; that of a text style follows the content size category.
  package func pointSize(in traits: UITraitCollection) -> Double {
    guard let style else { return pointSize }
    let metrics = UIFontMetrics(forTextStyle: UIFont.TextStyle(style))
    let size = metrics.scaledValue(for: CGFloat(pointSize), compatibleWith: traits)
    return min(Double(size), Double(maximumPointSize))
  }

  /// Returns the font in a fixed size.
  func fixed(at pointSize: Double) -> FontValue {
    var value = self
    value.pointSize = pointSize
    value.style = nil
    value.maximumPointSize = .infinity
    return value
  }

  private var typefaceDescriptor: TypefaceDescriptor {
    TypefaceDescriptor(design: design, weight: weight, isItalic: isItalic)
  }

  private var design: TypefaceDescriptor.Design {
    if isMonospaced { return .monospaced }
    return switch family?.kind {
    case .monospaced: .monospaced
    case .serif: .serif
    case .sansSerif where family?.name == UIFontDescriptor._roundedName: .rounded
    case .sansSerif, .script, nil: .default
    }
  }

  /// The font features beyond those of the typeface.
  package var typesetFeatures: [FontFeature] { hasMonospacedDigits ? [.monospacedDigits] : [] }
}

extension UIFont.TextStyle {
  init(_ style: FontValue.TextStyle) {
    self =
      switch style {
      case .largeTitle: .largeTitle
      case .title1: .title1
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .body: .body
      case .callout: .callout
      case .subheadline: .subheadline
      case .footnote: .footnote
      case .caption1: .caption1
      case .caption2: .caption2
      }
  }
}
