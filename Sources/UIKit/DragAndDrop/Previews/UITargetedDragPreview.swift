/// A view that is lifted from its place, or dropped into it.
open class UITargetedDragPreview: UITargetedPreview {
  /// The same view with another place.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}
