public import Foundation
package import UIKitHosting

/// The layout of a paragraph's lines: a value of the attribute `paragraphStyle`.
///
/// Lengths are in points. A paragraph uses the style of its first character.
open class NSParagraphStyle: _AttributeObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  // Unchecked: an attribute must not change once it is part of a text.
  struct Values: Hashable {
    var alignment: NSTextAlignment = .natural
    var lineSpacing: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var lineBreakMode: NSLineBreakMode = .byWordWrapping
    var baseWritingDirection: NSWritingDirection = .natural
    var hyphenationFactor: Float = 0
    var usesDefaultHyphenation = false
    var allowsDefaultTighteningForTruncation = false
  }

  final var values = Values()

  public override init() {
    super.init()
  }

  /// The style with natural alignment and word wrapping.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  open var alignment: NSTextAlignment { values.alignment }
  /// The space between lines.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// A factor of the font's line height; 0 for the unscaled height.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The maximum line height; 0 for no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The space below the paragraph if another follows.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The space above the paragraph if another precedes it.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The distance from the leading edge to the first line.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The distance from the leading edge to the other lines.
  open var headIndent: CGFloat { values.headIndent }
  /// The end of lines, measured from the leading edge, or from the trailing edge if it is not
  /// positive.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The line break mode; a label uses that of the first paragraph if it is not `byWordWrapping`.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// Stored without effect: words are not hyphenated.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Stored without effect: words are not hyphenated.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// Stored without effect: a text is truncated without being tightened before.
  open var allowsDefaultTighteningForTruncation: Bool {
    values.allowsDefaultTighteningForTruncation
  }

  // MARK: - Copying

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  open override var hash: Int { values.hashValue }
}

/// A mutable paragraph style.
///
/// Do not change it once it is in an attributed string.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// Copies all values of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) {
    values = obj.values
  }

  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }

  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }

  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }

  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }

  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }

  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }

  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }

  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }

  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }

  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }

  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }

  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }

  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }

  open override var usesDefaultHyphenation: Bool {
    get { values.usesDefaultHyphenation }
    set { values.usesDefaultHyphenation = newValue }
  }

  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsDefaultTighteningForTruncation }
    set { values.allowsDefaultTighteningForTruncation = newValue }
  }
}

extension NSParagraphStyle {
  package final var _value: ParagraphValue {
    var value = ParagraphValue()
    value.alignment = alignment._value
    value.direction = baseWritingDirection._value
    value.lineSpacing = max(Double(lineSpacing), 0)
    value.lineHeightMultiple = max(Double(lineHeightMultiple), 0)
    value.minimumLineHeight = max(Double(minimumLineHeight), 0)
    value.maximumLineHeight = max(Double(maximumLineHeight), 0)
    value.spacing = max(Double(paragraphSpacing), 0)
    value.spacingBefore = max(Double(paragraphSpacingBefore), 0)
    value.firstLineHeadIndent = max(Double(firstLineHeadIndent), 0)
    value.headIndent = max(Double(headIndent), 0)
    value.tailIndent = Double(tailIndent)
    return value
  }
}
