import UIKitHosting

public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural

  var _value: TextAlignmentValue {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}

public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle

  /// A Boolean value indicating whether text continues in another line.
  var _wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}
