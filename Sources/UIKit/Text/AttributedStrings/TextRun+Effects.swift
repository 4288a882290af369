import TextLayout
import UIKitHosting

/// The line that attachments are laid out in.
struct AttachmentLine {
  /// The container of a text view's text.
  var container: NSTextContainer?
  /// The width in points; that of UIKit's unlimited containers by default.
  var width: CGFloat = 1e7
  /// The font of text without one.
  var font: UIFont?

  /// The font of attributed texts outside views.
  private static let defaultFont = UIFont.systemFont(ofSize: 12)

  fileprivate func fragment(_ attributes: [NSAttributedString.Key: Any]) -> CGRect {
    let font = attributes[.font] as? UIFont ?? font ?? Self.defaultFont
    return CGRect(x: 0, y: 0, width: width, height: font.lineHeight)
  }
}

extension TextEffects {
  /// Creates the effects of a run, or nil if there are none.
  ///
  /// - Parameters:
  ///   - attributes: The attributes of the run.
  ///   - index: The position of the run in its text.
  ///   - line: The line that attachments are laid out in.
  init?(_ attributes: [NSAttributedString.Key: Any], at index: Int, in line: AttachmentLine) {
    self.init()
    let style = attributes[.underlineStyle] ?? attributes[.strikethroughStyle]
    lineStyle = LineStyle(NSUnderlineStyle(rawValue: style as? Int ?? 0))
    let width = points(attributes[.strokeWidth])
    if width != 0 {
      let color = (attributes[.strokeColor] as? UIColor)?._value
      stroke = Stroke(width: abs(width) / 100, color: color, fills: width < 0)
    }
    disablesKerning = attributes[.kern].map { points($0) == 0 } ?? false
    obliqueness = points(attributes[.obliqueness])
    shadow = (attributes[.shadow] as? NSShadow).flatMap(Shadow.init)
    attachment = (attributes[.attachment] as? NSTextAttachment).map {
      Attachment($0, at: index, in: line.container, line.fragment(attributes))
    }
    let link = attributes[.link]
    self.link = (link as? URL)?.absoluteString ?? link as? String
    if isPlain { return nil }
  }
}

extension TextEffects.LineStyle {
  fileprivate init(_ style: NSUnderlineStyle) {
    switch style.rawValue & 0x700 {
    case NSUnderlineStyle.patternDot.rawValue: self = .dotted
    case 0:
      self =
        style.isSuperset(of: .double) ? .double : style.contains(.thick) ? .thick : .single
    default: self = .dashed
    }
  }
}

extension TextEffects.Shadow {
  fileprivate init?(_ shadow: NSShadow) {
    guard let color = shadow.shadowColor as? UIColor else { return nil }
    self.init(
      color: color._value,
      x: Double(shadow.shadowOffset.width),
      y: Double(shadow.shadowOffset.height),
      blur: Double(max(0, shadow.shadowBlurRadius))
    )
  }
}

extension TextEffects.Attachment {
  fileprivate init(
    _ attachment: NSTextAttachment,
    at index: Int,
    in container: NSTextContainer?,
    _ fragment: CGRect
  ) {
    let bounds = attachment.attachmentBounds(
      for: container,
      proposedLineFragment: fragment,
      glyphPosition: .zero,
      characterIndex: index
    )
    let image = attachment.image(
      forBounds: bounds,
      textContainer: container,
      characterIndex: index
    )
    self.init(
      image: image?._value,
      width: Double(max(0, bounds.width)),
      height: Double(max(0, bounds.height)),
      offset: Double(bounds.minY)
    )
  }
}

extension TextRun {
  /// Returns the box of an attachment in the lines of a text.
  func typesetAttachment(_ scale: Double = 1) -> TextAttachment? {
    effects?.attachment.map {
      TextAttachment(
        width: $0.width * scale,
        height: $0.height * scale,
        offset: $0.offset * scale
      )
    }
  }
}

/// Converts a number of any type, as there is no bridging between them here.
func points(_ number: Any?) -> Double {
  switch number {
  case let number as Double: number
  case let number as CGFloat: Double(number)
  case let number as Float: Double(number)
  case let number as Int: Double(number)
  case let number as NSNumber: number.doubleValue
  default: 0
  }
}
