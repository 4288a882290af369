public import Foundation

/// A view that is shown separately, for example while a context menu is open.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  open private(set) var view: UIView
  open private(set) var parameters: UIPreviewParameters
  open private(set) var target: UIPreviewTarget

  /// - Parameters:
  ///   - view: The view that is shown.
  ///   - parameters: The appearance of the preview.
  ///   - target: The position of the preview.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// Creates a preview of a view in its own position.
  ///
  /// - Precondition: The view has a superview.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    guard let container = view.superview else {
      preconditionFailure("Expected a view that is in another, got \(view); pass a target.")
    }
    self.init(
      view: view,
      parameters: parameters,
      target: UIPreviewTarget(container: container, center: view.center)
    )
  }

  /// Creates a preview of a view in its own position.
  ///
  /// - Precondition: The view has a superview.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  open var size: CGSize { view.bounds.size }

  /// Returns a preview of the same view with another target.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}

/// The appearance of a preview.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The colour behind the view; nil for the colour of its surroundings.
  open var backgroundColor: UIColor!

  /// The visible part of the view, in its coordinates; nil for all of it.
  open var visiblePath: UIBezierPath?

  public override init() {
    super.init()
  }
}

/// The position of a preview; menus always show it in the place of its view.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  open private(set) var container: UIView
  open private(set) var center: CGPoint
  open private(set) var transform: CGAffineTransform

  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }

  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }
}
