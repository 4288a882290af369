import Foundation

/// The preview of one item while it is dragged.
@MainActor
final class DragPreview {
  /// The number of items that are seen.
  static let most = 5

  let item: UIDragItem
  let lifted: UITargetedDragPreview
  let view: DragPreviewView
  /// The place that it goes to at the end; nil to fade.
  var destination: UITargetedDragPreview?

  init?(_ item: UIDragItem, _ lifted: UITargetedDragPreview, in window: UIWindow) {
    guard let center = Self.center(of: lifted, in: window) else { return nil }
    self.item = item
    self.lifted = lifted
    view = DragPreviewView(lifted.view, lifted.parameters, at: center)
  }

  /// The place of a preview in the window; nil where its container is elsewhere.
  private static func center(of preview: UITargetedDragPreview, in window: UIWindow?) -> CGPoint? {
    let container = preview.target.container
    guard let window, container.isDescendant(of: window) else { return nil }
    return container.convert(preview.target.center, to: nil)
  }

  /// Shows the item's own preview, if it has one, below the finger.
  func showDragged(at place: CGPoint) {
    guard let provider = item.previewProvider else { return }
    guard let preview = provider() else {
      view.isHidden = true
      return
    }
    view.show(preview.view, preview.parameters, at: place)
  }

  /// The preview as it is now, with its place in another view.
  func preview(in container: UIView) -> UITargetedDragPreview {
    let center = container.convert(view.shownCenter, from: nil)
    return lifted.retargetedPreview(
      with: UIDragPreviewTarget(container: container, center: center)
    )
  }

  /// Sets the last state, in an animation block.
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
