/// The methods that a scroll view calls, in this order: `scrollViewWillBeginDragging`, steps
/// (`scrollViewDidScroll`), `scrollViewWillEndDragging`, `scrollViewDidEndDragging`, more steps and
/// `scrollViewDidEndDecelerating` where the content goes on.
///
/// Declare the conformance on the class that implements the methods.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The offset has changed, whoever did it.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// A finger is about to let go. An offset that the method writes is where the content comes to rest.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - velocity: Points a millisecond; zero where a wheel or keys scroll, which call the method when the
  ///     content rests.
  ///   - targetContentOffset: The offset at which the content would come to rest. It is predicted by
  ///     `decelerationRate`; browsers decelerate in ways of their own unless another one is written.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  )
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// The animation of `setContentOffset(_:animated:)` is over.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Whether the content scrolls to its top because a person has asked for it; true by default.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// The animation to the top is over; called at once where the content was there.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// The insets of the content, or what it keeps clear of, have changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)

  /// The view that is zoomed; nil, the default, where none is.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Two fingers, or an animation, are about to zoom.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// The scale has changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Fingers have let go and the content is within its limits, or an animation has ended.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  )
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    OptionalRequirement.didScroll.isAbsent()
  }
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    OptionalRequirement.willEndDragging.isAbsent()
  }
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView,
    willDecelerate decelerate: Bool
  ) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) {}
}
