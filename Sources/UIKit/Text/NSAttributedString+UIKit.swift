public import Foundation
package import UIKitHosting

extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// A `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// An `Int`, not zero for a line.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
}

extension NSAttributedString {
  package var _runs: [TextRun] {
    var runs: [TextRun] = []
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      runs.append(
        TextRun(
          text: attributedSubstring(from: range).string,
          font: (attributes[.font] as? UIFont)?._value,
          color: (attributes[.foregroundColor] as? UIColor)?._value,
          underline: (attributes[.underlineStyle] as? Int ?? 0) != 0,
          strikethrough: (attributes[.strikethroughStyle] as? Int ?? 0) != 0
        )
      )
    }
    return runs
  }
}
