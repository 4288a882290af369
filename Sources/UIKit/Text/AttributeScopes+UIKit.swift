public import Foundation

extension AttributeScopes {
  /// What UIKit reads of an `AttributedString`.
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    /// Behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// Points between characters, beyond the font's own.
    public let kern: KernAttribute
    /// Points by which the text stands above the line's baseline.
    public let baselineOffset: BaselineOffsetAttribute
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
  /// The same text, with the attributes that UIKit reads.
  ///
  /// Foundation has this on Apple's platforms alone.
  public convenience init(_ attrStr: AttributedString) {
    let text = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      let piece = String(attrStr[run.range].characters)
      text.append(NSAttributedString(string: piece, attributes: run.attributes._attributes))
    }
    self.init(attributedString: text)
  }
}

extension AttributeContainer {
  fileprivate var _attributes: [NSAttributedString.Key: Any] {
    var all: [NSAttributedString.Key: Any] = [:]
    all[.font] = self.font
    all[.foregroundColor] = self.foregroundColor
    all[.backgroundColor] = self.backgroundColor
    all[.kern] = self.kern
    all[.baselineOffset] = self.baselineOffset
    all[.link] = self.link
    return all
  }
}
