import TextLayout
import UIKitHosting

extension TextEffects {
  /// Creates the effects of a run from its attributes, or nil if there are none.
  init?(_ attributes: [NSAttributedString.Key: Any]) {
    self.init()
    let line = attributes[.underlineStyle] ?? attributes[.strikethroughStyle]
    lineStyle = LineStyle(NSUnderlineStyle(rawValue: line as? Int ?? 0))
    let width = points(attributes[.strokeWidth])
    if width != 0 {
      let color = (attributes[.strokeColor] as? UIColor)?._value
      stroke = Stroke(width: abs(width) / 100, color: color, fills: width < 0)
    }
    disablesKerning = attributes[.kern].map { points($0) == 0 } ?? false
    obliqueness = points(attributes[.obliqueness])
    shadow = (attributes[.shadow] as? NSShadow).flatMap(Shadow.init)
    attachment = (attributes[.attachment] as? NSTextAttachment).map(Attachment.init)
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
  fileprivate init(_ attachment: NSTextAttachment) {
    let image = attachment._shownImage
    let bounds = attachment.bounds
    let size = bounds.size == .zero ? image?.size ?? .zero : bounds.size
    self.init(
      image: image?._value,
      width: Double(max(0, size.width)),
      height: Double(max(0, size.height)),
      offset: Double(bounds.origin.y)
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
