public import UIKit

/// Learns what happens in a screen that opens an address.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  /// Called once after the browser was asked to open the address; it does not say what became of it.
  func safariViewController(
    _ controller: SFSafariViewController,
    didCompleteInitialLoad didLoadSuccessfully: Bool
  )

  /// Called when the user has left the screen.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

// Apple's requirements are optional.
extension SFSafariViewControllerDelegate {
  public func safariViewController(
    _ controller: SFSafariViewController,
    didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}

  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
