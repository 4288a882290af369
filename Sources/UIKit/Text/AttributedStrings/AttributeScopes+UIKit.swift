public import Foundation

extension AttributeScopes {
  /// The attributes of an `AttributedString` that UIKit supports.
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The extra space between characters, in points.
    public let kern: KernAttribute
    /// The offset of the text above the line's baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The style of lines below the text.
    public let underlineStyle: UnderlineStyleAttribute
    public let underlineColor: UnderlineColorAttribute
    /// The style of lines through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let strikethroughColor: StrikethroughColorAttribute
    /// The same as `kern`, which takes precedence.
    public let tracking: TrackingAttribute
    public let strokeColor: StrokeColorAttribute
    /// The width in percent of the font's size; negative values fill the glyphs as well.
    public let strokeWidth: StrokeWidthAttribute
    public let shadow: ShadowAttribute
    public let obliqueness: ObliquenessAttribute
    public let paragraphStyle: ParagraphStyleAttribute
    /// An image in place of the character U+FFFC.
    public let attachment: AttachmentAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = "NSFont"
    }

    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSColor"
    }

    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSBackgroundColor"
    }

    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSKern"
    }

    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSBaselineOffset"
    }

    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSUnderline"
    }

    public enum UnderlineColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSUnderlineColor"
    }

    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSStrikethrough"
    }

    public enum StrikethroughColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSStrikethroughColor"
    }

    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "CTTracking"
    }

    public enum StrokeColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSStrokeColor"
    }

    public enum StrokeWidthAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSStrokeWidth"
    }

    public enum ShadowAttribute: AttributedStringKey {
      public typealias Value = NSShadow
      public static let name = "NSShadow"
    }

    public enum ObliquenessAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSObliqueness"
    }

    public enum ParagraphStyleAttribute: AttributedStringKey {
      public typealias Value = NSParagraphStyle
      public static let name = "NSParagraphStyle"
    }

    public enum AttachmentAttribute: AttributedStringKey {
      public typealias Value = NSTextAttachment
      public static let name = "NSAttachment"
    }
  }

  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T {
    self[T.self]
  }
}

extension NSAttributedString {
  /// Creates the same text with the attributes that UIKit supports.
  ///
  /// Foundation provides this on Apple's platforms only.
  public convenience init(_ attrStr: AttributedString) {
    let text = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      let piece = String(attrStr[run.range].characters)
      text.append(NSAttributedString(string: piece, attributes: run.attributes._attributes))
    }
    self.init(attributedString: text)
  }
}

extension AttributedString {
  /// Creates the same text with the attributes that UIKit supports.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    let whole = NSRange(location: 0, length: nsStr.length)
    nsStr.enumerateAttributes(in: whole) { attributes, range, _ in
      append(
        AttributedString(
          nsStr.attributedSubstring(from: range).string,
          attributes: AttributeContainer(attributes)
        )
      )
    }
  }
}

extension [NSAttributedString.Key: Any] {
  /// Creates a dictionary of the attributes that UIKit supports.
  public init(_ container: AttributeContainer) {
    self = container._attributes
  }
}

extension AttributeContainer {
  /// Creates a container of the attributes that UIKit supports.
  ///
  /// Foundation provides this on Apple's platforms only.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    self.font = dictionary[.font] as? UIFont
    self.foregroundColor = dictionary[.foregroundColor] as? UIColor
    self.backgroundColor = dictionary[.backgroundColor] as? UIColor
    self.kern = dictionary[.kern].map { CGFloat(points($0)) }
    self.baselineOffset = dictionary[.baselineOffset].map { CGFloat(points($0)) }
    self.underlineStyle = Self.style(dictionary[.underlineStyle])
    self.underlineColor = dictionary[.underlineColor] as? UIColor
    self.strikethroughStyle = Self.style(dictionary[.strikethroughStyle])
    self.strikethroughColor = dictionary[.strikethroughColor] as? UIColor
    self.tracking = dictionary[.tracking].map { CGFloat(points($0)) }
    self.strokeColor = dictionary[.strokeColor] as? UIColor
    self.strokeWidth = dictionary[.strokeWidth].map { CGFloat(points($0)) }
    self.shadow = dictionary[.shadow] as? NSShadow
    self.obliqueness = dictionary[.obliqueness].map { CGFloat(points($0)) }
    self.paragraphStyle = dictionary[.paragraphStyle] as? NSParagraphStyle
    self.attachment = dictionary[.attachment] as? NSTextAttachment
    self.link = dictionary[.link].flatMap {
      $0 as? URL ?? ($0 as? String).flatMap { URL(string: $0) }
    }
  }

  private static func style(_ value: Any?) -> NSUnderlineStyle? {
    value.map { NSUnderlineStyle(rawValue: Int(points($0))) }
  }

  fileprivate var _attributes: [NSAttributedString.Key: Any] {
    var all: [NSAttributedString.Key: Any] = [:]
    all[.font] = self.font
    all[.foregroundColor] = self.foregroundColor
    all[.backgroundColor] = self.backgroundColor
    all[.kern] = self.kern
    all[.baselineOffset] = self.baselineOffset
    all[.underlineStyle] = self.underlineStyle?.rawValue
    all[.underlineColor] = self.underlineColor
    all[.strikethroughStyle] = self.strikethroughStyle?.rawValue
    all[.strikethroughColor] = self.strikethroughColor
    all[.tracking] = self.tracking
    all[.strokeColor] = self.strokeColor
    all[.strokeWidth] = self.strokeWidth
    all[.shadow] = self.shadow
    all[.obliqueness] = self.obliqueness
    all[.paragraphStyle] = self.paragraphStyle
    all[.attachment] = self.attachment
    all[.link] = self.link
    return all
  }
}
