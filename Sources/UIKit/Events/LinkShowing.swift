import Foundation

/// A view whose text or page can contain links.
@MainActor
protocol _LinkShowing: UIView {
  /// - Returns: Whether the view contains the link and its links are active.
  func _linkTapped(_ url: URL, opensWindow: Bool) -> Bool
}
