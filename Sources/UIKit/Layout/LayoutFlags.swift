/// The layout flags of a view.
package struct _LayoutFlags {
  /// A Boolean value that indicates whether the next layout calls `layoutSubviews()`.
  package var needsLayout = true
  /// A Boolean value that indicates whether the next layout pass visits the view's descendants.
  ///
  /// Ancestors of such a view are marked too, except above hidden arranged subviews of stacks,
  /// which layout skips.
  package var hasStaleFrames = true
  /// A Boolean value that indicates whether `updateConstraints()` is called before the next layout.
  package var needsConstraintUpdate = true
  /// A Boolean value that indicates whether the app has set the frame.
  package var hasOwnFrame = false
  /// The value of `translatesAutoresizingMaskIntoConstraints`.
  package var translatesFrame = true
  /// A Boolean value that indicates whether the superview is a stack that arranges the view.
  package var isArranged = false
}
