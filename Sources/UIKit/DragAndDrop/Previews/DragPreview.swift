import Foundation

/// The preview of one item while it is dragged.
@MainActor
final class DragPreview {
  /// The maximum number of visible previews.
  static let most = 5

  let item: UIDragItem
  let lifted: UITargetedDragPreview
  let view: DragPreviewView
  /// The final target of the preview; nil to fade out.
  var destination: UITargetedDragPreview?

  init?(_ item: UIDragItem, _ lifted: UITargetedDragPreview, in window: UIWindow) {
    guard let center = Self.center(of: lifted, in: window) else { return nil }
    self.item = item
    self.lifted = lifted
    view = DragPreviewView(lifted.view, lifted.parameters, at: center)
  }

  /// Returns the centre of a preview in the window; nil if its container is in another window.
  private static func center(of preview: UITargetedDragPreview, in window: UIWindow?) -> CGPoint? {
    let container = preview.target.container
    guard let window, container.isDescendant(of: window) else { return nil }
    return container.convert(preview.target.center, to: nil)
  }

  /// Shows the item's own preview, if any, at the location of the finger.
  func showDragged(at place: CGPoint) {
    guard let provider = item.previewProvider else { return }
    guard let preview = provider() else {
      view.isHidden = true
      return
    }
    view.show(preview.view, preview.parameters, at: place)
  }

  /// Returns the current preview, with its position in another view.
  func preview(in container: UIView) -> UITargetedDragPreview {
    let center = container.convert(view.shownCenter, from: nil)
    return lifted.retargetedPreview(
      with: UIDragPreviewTarget(container: container, center: center)
    )
  }

  /// Sets the final state, in an animation block.
  func goToDestination() {
    view.isLifted = false
    guard let destination,
      let center = Self.center(of: destination, in: view._superview as? UIWindow)
    else {
      view.alpha = 0
      return
    }
    view.shownCenter = center
    view.ownTransform = destination.target.transform
  }
}
