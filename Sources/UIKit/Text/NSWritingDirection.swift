import UIKitHosting

/// Which way lines run.
public enum NSWritingDirection: Int, Sendable {
  /// The reader's.
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
