public import Foundation
package import UIKitHosting

extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// A `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// An `Int`, not zero for a line.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A `UIColor`, behind the text.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// A number of points between characters, beyond the font's own.
  public static let kern = NSAttributedString.Key("NSKern")
  /// A `URL` or a `String`: the text looks like a link, in a label too, which opens none.
  public static let link = NSAttributedString.Key("NSLink")
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
}

extension NSAttributedString {
  package var _runs: [TextRun] {
    var runs: [TextRun] = []
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      let isLink = attributes[.link] != nil
      let color = isLink ? UIColor.link : attributes[.foregroundColor] as? UIColor
      runs.append(
        TextRun(
          text: attributedSubstring(from: range).string,
          font: (attributes[.font] as? UIFont)?._value,
          color: color?._value,
          underline: isLink || (attributes[.underlineStyle] as? Int ?? 0) != 0,
          strikethrough: (attributes[.strikethroughStyle] as? Int ?? 0) != 0,
          background: (attributes[.backgroundColor] as? UIColor)?._value,
          kern: points(attributes[.kern])
        )
      )
    }
    return runs
  }

  /// A number of any kind; there is no bridging between them.
  private func points(_ number: Any?) -> Double {
    switch number {
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as Int: Double(number)
    case let number as NSNumber: number.doubleValue
    default: 0
    }
  }
}
