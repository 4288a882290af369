import Foundation

extension UIScrollView {
  /// A Boolean value that indicates whether the view responds to the user's request to scroll to
  /// the top.
  fileprivate final var canScrollToTop: Bool {
    scrollsToTop && !(self is UITextView) && delegate?.scrollViewShouldScrollToTop(self) ?? true
  }

  fileprivate final func scrollToTop() {
    let top = CGPoint(x: _displayedOffset.x, y: 0)
    guard top != _displayedOffset else {
      delegate?.scrollViewDidScrollToTop(self)
      return
    }
    _scrollAnimated(to: top)
    beginAnimation { $0.scrollViewDidScrollToTop($1) }
  }
}

extension UIView {
  /// Scrolls the first scroll view that allows it to the top.
  ///
  /// The search covers this view and its visible subviews, outer views and front views first.
  ///
  /// - Complexity: O(views).
  final func _scrollToTop() {
    var views: [UIView] = [self]
    while !views.isEmpty {
      views.removeAll(where: \.isHidden)
      let scrollViews = views.lazy.compactMap { $0 as? UIScrollView }
      if let found = scrollViews.first(where: \.canScrollToTop) { return found.scrollToTop() }
      views = views.flatMap { $0.subviews.reversed() }
    }
  }
}
