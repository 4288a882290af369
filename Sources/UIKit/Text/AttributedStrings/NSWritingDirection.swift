import UIKitHosting

/// The direction of a paragraph's lines.
public enum NSWritingDirection: Int, Sendable {
  /// The direction of the paragraph's first strong character.
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1

  var _value: ParagraphValue.Direction {
    switch self {
    case .natural: .natural
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}
