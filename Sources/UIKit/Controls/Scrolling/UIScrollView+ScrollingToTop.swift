import Foundation

extension UIScrollView {
  /// Whether a person who asks for the top of a screen means this view.
  fileprivate final var canScrollToTop: Bool {
    scrollsToTop && !(self is UITextView) && delegate?.scrollViewShouldScrollToTop(self) ?? true
  }

  fileprivate final func scrollToTop() {
    let top = CGPoint(x: _displayedOffset.x, y: 0)
    guard top != _displayedOffset else {
      delegate?.scrollViewDidScrollToTop(self)
      return
    }
    _glide(to: top)
    beginAnimation { $0.scrollViewDidScrollToTop($1) }
  }
}

extension UIView {
  /// Scrolls the first scroll view to its top that allows it: of this view and its visible subviews, the
  /// outer ones and those in front of others first.
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
