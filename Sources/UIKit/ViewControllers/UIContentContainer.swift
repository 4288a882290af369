/// Adapts what it contains to sizes and traits that change.
///
/// View controllers and presentation controllers do; who overrides a method calls `super`, which hands
/// the change on to the children.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// Points.
  var preferredContentSize: CGSize { get }

  /// Called when a child prefers another size.
  func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  )

  /// The size that a child has where this has `parentSize`, in points.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize

  /// Called before its view has another size.
  func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  )

  /// Called before its traits change.
  func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  )
}
