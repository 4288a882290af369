public import Foundation

/// Where a bar stands.
public enum UIBarPosition: Int, Sendable {
  case any
  case bottom
  case top
  /// At the top of the screen: its background reaches below the status bar.
  case topAttached
}

/// A bar that knows where it stands.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  var barPosition: UIBarPosition { get }
}

extension UINavigationBar: UIBarPositioning {
  /// At the top of a navigation controller's screens.
  public var barPosition: UIBarPosition { .topAttached }
}

extension UIToolbar: UIBarPositioning {
  /// What the delegate says, else at the bottom.
  public var barPosition: UIBarPosition {
    let position = delegate?.position(for: self) ?? .any
    return position == .any ? .bottom : position
  }
}

extension UISearchBar: UIBarPositioning {
  /// What the delegate says.
  public var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }
}
