public import Foundation

/// A view that is shown by itself, as while a context menu is open.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  open private(set) var view: UIView
  open private(set) var parameters: UIPreviewParameters
  open private(set) var target: UIPreviewTarget

  /// - Parameters:
  ///   - view: The view that is shown.
  ///   - parameters: How it is shown.
  ///   - target: Its place.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// Shows a view in its own place.
  ///
  /// - Precondition: The view is in another.
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

  /// Shows a view in its own place.
  ///
  /// - Precondition: The view is in another.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  open var size: CGSize { view.bounds.size }

  /// The same view with another place.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}

/// The look of a preview.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The colour behind the view; nil for that which it is seen on.
  open var backgroundColor: UIColor!

  /// The part of the view that is shown, in its coordinates; nil for all of it.
  open var visiblePath: UIBezierPath?

  public override init() {
    super.init()
  }
}

/// The place of a preview; a menu shows it where its view is.
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
