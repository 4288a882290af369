/// An interaction of a view that is pressed, on devices with 3D Touch.
///
/// No device has 3D Touch here, so the delegate is not called, as on iOS without it.
@preconcurrency @MainActor
open class UIPreviewInteraction: NSObject {
  open private(set) weak var view: UIView?
  open weak var delegate: (any UIPreviewInteractionDelegate)?

  public init(view: UIView) {
    self.view = view
    super.init()
  }

  /// Returns the centre of the view, since no finger presses it.
  open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint {
    guard let view else { return .zero }
    let center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    return coordinateSpace.map { view.convert(center, to: $0) } ?? center
  }

  open func cancel() {}
}

/// Methods that follow how deeply a view is pressed.
@preconcurrency @MainActor
public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
  func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool

  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdatePreviewTransition transitionProgress: CGFloat,
    ended: Bool
  )

  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat,
    ended: Bool
  )

  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
}

extension UIPreviewInteractionDelegate {
  public func previewInteractionShouldBegin(
    _ previewInteraction: UIPreviewInteraction
  ) -> Bool { true }

  public func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat,
    ended: Bool
  ) {}
}
