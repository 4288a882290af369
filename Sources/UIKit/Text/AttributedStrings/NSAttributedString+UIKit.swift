public import Foundation
package import UIKitHosting

extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// A `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// An `Int`, the raw value of an `NSUnderlineStyle`; nonzero for a line.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A `UIColor`, also used for the strikethrough of a text with both kinds of lines.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// A `UIColor`.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// A `UIColor` behind the text.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// A number: the points added to the font's own space between characters; 0 also turns off the
  /// kerning of pairs.
  public static let kern = NSAttributedString.Key("NSKern")
  /// A number: the offset of the text above the line's baseline, in points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// A `URL` or a `String`; the text looks like a link, even in a label, which does not open it.
  public static let link = NSAttributedString.Key("NSLink")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// An `Int`, the raw value of an `NSUnderlineStyle`; nonzero for a line.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// A number: the points added to the font's own space between characters, instead of `kern`.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// A number: the width of an outline in percent of the font's size; negative values fill the
  /// glyphs as well.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// A `UIColor`; the colour of the text by default.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// A number: the slant of the glyphs.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// An `NSShadow`.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// An `NSTextAttachment` in place of the character U+FFFC.
  public static let attachment = NSAttributedString.Key("NSAttachment")
}

extension NSAttributedString {
  package var _runs: [TextRun] { _runs(in: AttachmentLine()) }

  /// Returns the runs of the text, with attachments in lines of a view.
  func _runs(in line: AttachmentLine) -> [TextRun] {
    var runs: [TextRun] = []
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      let isLink = attributes[.link] != nil
      let color = isLink ? UIColor.link : attributes[.foregroundColor] as? UIColor
      let lineColor = attributes[.underlineColor] ?? attributes[.strikethroughColor]
      var run = TextRun(
        text: attributedSubstring(from: range).string,
        font: (attributes[.font] as? UIFont)?._value,
        color: color?._value,
        underline: isLink || points(attributes[.underlineStyle]) != 0,
        strikethrough: points(attributes[.strikethroughStyle]) != 0,
        lineColor: (lineColor as? UIColor)?._value,
        background: (attributes[.backgroundColor] as? UIColor)?._value,
        kern: points(attributes[.tracking] ?? attributes[.kern]),
        baselineOffset: points(attributes[.baselineOffset]),
        paragraph: (attributes[.paragraphStyle] as? NSParagraphStyle)?._value
      )
      run.effects = TextEffects(attributes, at: range.location, in: line)
      runs.append(run)
    }
    return runs
  }

  /// A Boolean value indicating whether the text has an attachment.
  var _containsAttachments: Bool {
    var contains = false
    enumerateAttribute(.attachment, in: NSRange(location: 0, length: length)) { value, _, stop in
      guard value is NSTextAttachment else { return }
      contains = true
      stop.pointee = true
    }
    return contains
  }

  /// The line break mode of the first paragraph; nil for word wrapping.
  var _lineBreakMode: NSLineBreakMode? {
    guard length > 0 else { return nil }
    let style = attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    return style.flatMap { $0.lineBreakMode == .byWordWrapping ? nil : $0.lineBreakMode }
  }

  /// Returns the text with changed paragraph styles, or nil if it has none.
  func _changingParagraphs(_ change: (NSMutableParagraphStyle) -> Void) -> NSAttributedString? {
    let changed = NSMutableAttributedString(string: "")
    var hasStyles = false
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      var attributes = attributes
      if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
        let own = NSMutableParagraphStyle()
        own.setParagraphStyle(style)
        change(own)
        attributes[.paragraphStyle] = own
        hasStyles = true
      }
      let piece = attributedSubstring(from: range).string
      changed.append(NSAttributedString(string: piece, attributes: attributes))
    }
    return hasStyles ? changed : nil
  }
}
