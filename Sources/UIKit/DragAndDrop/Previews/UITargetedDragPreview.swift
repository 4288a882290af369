/// A preview with a target: the position at which it is lifted or dropped.
open class UITargetedDragPreview: UITargetedPreview {
  /// Returns the preview with another target.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}
