public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen = 0
  case pageSheet
  case formSheet
  case currentContext
  case custom
  case overFullScreen
  case overCurrentContext
  case popover
}

/// The animation of a presentation.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Slides in from below.
  case coverVertical = 0
  /// Flips horizontally, as the two sides of a card.
  case flipHorizontal
  /// Fades in.
  case crossDissolve
  /// The same as `coverVertical`.
  case partialCurl
}

/// A controller that manages how a view controller is presented.
///
/// A subclass returns the frame of the presented view and adds views around it. For the style
/// `custom` it is provided by `UIViewControllerTransitioningDelegate`.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UIAppearanceContainer {
  private weak var presented: UIViewController?
  private weak var presenting: UIViewController?
  public final weak var _adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Creates a presentation controller.
  ///
  /// - Parameters:
  ///   - presentedViewController: The presented controller.
  ///   - presentingViewController: The presenting controller, or nil if it is not known yet.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  package convenience init(presented: UIViewController) {
    self.init(presentedViewController: presented, presenting: nil)
  }

  open var presentedViewController: UIViewController {
    guard let presented else {
      preconditionFailure("Expected the presented controller to outlive its presentation.")
    }
    return presented
  }

  open var presentingViewController: UIViewController {
    guard let presenting = presented?.presentingViewController ?? presenting else {
      preconditionFailure("Expected a presentation that has begun; use it after `present`.")
    }
    return presenting
  }

  var _changed: () -> Void = {}

  // MARK: Views

  /// The view in which the presentation takes place; nil before it begins and after it ends.
  open var containerView: UIView? { _container }

  final weak var _container: UIView?

  /// The presented controller's view, or a custom view around it.
  open var presentedView: UIView? { presented?.view }

  /// The final frame of the presented view: the whole container unless overridden.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Called before the container lays out its subviews.
  open func containerViewWillLayoutSubviews() {}

  /// Called when the container has laid out its subviews.
  open func containerViewDidLayoutSubviews() {}

  // MARK: Styles

  open var presentationStyle: UIModalPresentationStyle {
    presented?.modalPresentationStyle ?? .none
  }

  /// A Boolean value indicating whether the presentation fills the window rather than the view of
  /// the presenting controller.
  open var shouldPresentInFullscreen: Bool { true }

  /// A Boolean value indicating whether the presenting view is removed after the transition, so
  /// that its controller disappears.
  open var shouldRemovePresentersView: Bool {
    presentationStyle == .fullScreen || presentationStyle == .currentContext
  }

  /// The style in a compact width, or `none` to keep the current style.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: traitCollection)
  }

  /// The style under given traits, which the delegate may return, or `none` to keep the current
  /// style.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    let style = _adaptiveDelegate?.adaptivePresentationStyle(
      for: self,
      traitCollection: traitCollection
    )
    return style == .automatic ? .none : style ?? .none
  }

  open var traitCollection: UITraitCollection { presented?.traitCollection ?? .current }

  // MARK: Transitions

  /// Called before the presentation begins.
  ///
  /// Add views to the container here and animate them with the presented controller's
  /// `transitionCoordinator`.
  open func presentationTransitionWillBegin() {}

  /// Called when the presentation has ended; remove the added views unless `completed`.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called before the dismissal begins.
  open func dismissalTransitionWillBegin() {}

  /// Called when the dismissal has ended; remove the added views if `completed`.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: Changes of size and traits

  open var preferredContentSize: CGSize { presented?.preferredContentSize ?? .zero }

  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize
  }

  /// Called before the size of the window changes; notifies the presented controller.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard let presented else { return }
    let own = self.size(forChildContentContainer: presented, withParentContainerSize: size)
    presented._sizeWillChange(to: own, in: size, with: coordinator)
  }

  /// Called before the traits of the window change; notifies the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presented?._traitsWillChange(to: newCollection, with: coordinator)
  }
}

/// Provides the `delegate` of presentation controllers.
///
/// It is declared by a protocol rather than the class so that `UISheetPresentationController` can
/// have a delegate of its own type, as in UIKit.
@preconcurrency @MainActor
public protocol _Presenting: AnyObject {
  var _adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)? { get set }
}

extension _Presenting {
  public var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { _adaptiveDelegate }
    set { _adaptiveDelegate = newValue }
  }
}

extension UIPresentationController: _Presenting {}

/// A delegate that is notified of interactive dismissals and can refuse them.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// Returns the style of a popover in a compact width; `none` keeps the popover.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle
  /// Returns the style under given traits; by default the result of
  /// `adaptivePresentationStyle(for:)`.
  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  )
}

extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    true
  }
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    .automatic
  }
  public func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    adaptivePresentationStyle(for: controller)
  }
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
