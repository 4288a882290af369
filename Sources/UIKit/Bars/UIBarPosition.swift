public import Foundation

/// The position of a bar.
public enum UIBarPosition: Int, Sendable {
  case any
  case bottom
  case top
  /// At the top of the screen; the background extends below the status bar.
  case topAttached
}

/// A bar that has a position.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  var barPosition: UIBarPosition { get }
}

extension UINavigationBar: UIBarPositioning {
  /// The position that the delegate returns, `top` by default; `topAttached` for the bar of a
  /// navigation controller.
  public var barPosition: UIBarPosition {
    if _navigationController != nil { return .topAttached }
    let position = delegate?.position(for: self) ?? .any
    return position == .any ? .top : position
  }
}

extension UIToolbar: UIBarPositioning {
  /// The position that the delegate returns; `bottom` by default.
  public var barPosition: UIBarPosition {
    let position = delegate?.position(for: self) ?? .any
    return position == .any ? .bottom : position
  }
}

extension UISearchBar: UIBarPositioning {
  /// The position that the delegate returns; `any` by default.
  public var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }
}
