/// An object that adapts its contents to changes of size and traits.
///
/// View controllers and presentation controllers conform. An override calls `super`, which forwards
/// the change to the children.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The preferred size, in points.
  var preferredContentSize: CGSize { get }

  /// Called when the preferred size of a child changes.
  func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  )

  /// Returns the size of a child, in points, when the container has the size `parentSize`.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize

  /// Called before the size of the view changes.
  func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  )

  /// Called before the traits change.
  func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  )
}
