/// The delegate of a scroll view.
///
/// The methods are called in this order: `scrollViewWillBeginDragging`, steps
/// (`scrollViewDidScroll`), `scrollViewWillEndDragging`, `scrollViewDidEndDragging`, and, if the
/// content decelerates, more steps and `scrollViewDidEndDecelerating`.
///
/// Declare the conformance on the class that implements the methods.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Notifies the delegate that the offset has changed, for any reason.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Notifies the delegate that a finger is about to be lifted; the method may set the final
  /// offset.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - velocity: The velocity, in points per millisecond; zero for a wheel or keys, which call
  ///     the method when the content has stopped.
  ///   - targetContentOffset: The predicted final offset. The prediction uses `decelerationRate`;
  ///     browsers decelerate differently unless another offset is set.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  )
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Notifies the delegate that the animation of `setContentOffset(_:animated:)` has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Returns whether the content scrolls to the top at the user's request; true by default.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Notifies the delegate that the content has scrolled to the top; called immediately if it was
  /// there.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Notifies the delegate that the adjusted content insets have changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)

  /// Returns the view to zoom; nil, the default, for none.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Notifies the delegate that a pinch or an animation is about to zoom.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Notifies the delegate that the scale has changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Notifies the delegate that a pinch has ended with the scale within its limits, or an animation
  /// has ended.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  )
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    OptionalRequirement.didScroll.recordDefaultCall()
  }
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    OptionalRequirement.willEndDragging.recordDefaultCall()
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
