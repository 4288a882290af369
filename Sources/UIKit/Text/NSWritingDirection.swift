import UIKitHosting

/// Which way lines run.
public enum NSWritingDirection: Int, Sendable {
  /// That of a paragraph's first strong letter.
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
