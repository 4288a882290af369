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

/// The movement by which a screen comes over another.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below.
  case coverVertical = 0
  /// Both turn round as the sides of a card do.
  case flipHorizontal
  /// It fades in.
  case crossDissolve
  /// On displays of ours the same as `coverVertical`.
  case partialCurl
}

/// Manages how one controller is presented.
///
/// A subclass of the app's own says where the presented view is, and adds views around it; it is given by
/// `UIViewControllerTransitioningDelegate` for the style `custom`.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer {
  private weak var presented: UIViewController?
  private weak var presenting: UIViewController?
  public final weak var _adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Creates a presentation controller.
  ///
  /// - Parameters:
  ///   - presentedViewController: The controller that is to be presented.
  ///   - presentingViewController: The one that presents it; nil where that is not known yet.
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
      preconditionFailure("Expected a presentation that has begun; ask for it after `present`.")
    }
    return presenting
  }

  var _changed: () -> Void = {}

  // MARK: Views

  /// The view in which the presentation takes place; nil before it begins and after it ends.
  open var containerView: UIView? { _container }

  final weak var _container: UIView?

  /// The presented controller's view, or a view of the app's own around it.
  open var presentedView: UIView? { presented?.view }

  /// Where the presented view is when the transition has ended: all of the container unless overridden.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Called before the container lays out its subviews.
  open func containerViewWillLayoutSubviews() {}

  /// Called when the container has laid out its subviews.
  open func containerViewDidLayoutSubviews() {}

  // MARK: Styles

  open var presentationStyle: UIModalPresentationStyle {
    presented?.modalPresentationStyle ?? .none
  }

  /// Whether the presentation fills the window rather than the view of what presents it.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presenter's view is not seen when the transition has ended, so that its controller
  /// disappears.
  open var shouldRemovePresentersView: Bool {
    presentationStyle == .fullScreen || presentationStyle == .currentContext
  }

  /// The style in a compact width; `none` for no other style.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: traitCollection)
  }

  /// The style under traits, which the delegate may give; `none` for no other style.
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

  /// Called before the presentation; add views to the container here, and animate them along with the
  /// presented controller's `transitionCoordinator`.
  open func presentationTransitionWillBegin() {}

  /// Called when the presentation has ended, `completed` or not; remove the views if not.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called before the dismissal.
  open func dismissalTransitionWillBegin() {}

  /// Called when the dismissal has ended, `completed` or not; remove the views if so.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: Sizes and traits that change

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

  /// Called before the window has another size; tells what is presented.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard let presented else { return }
    let own = self.size(forChildContentContainer: presented, withParentContainerSize: size)
    presented._sizeWillChange(to: own, in: size, with: coordinator)
  }

  /// Called before the window's traits change; tells what is presented.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presented?._traitsWillChange(to: newCollection, with: coordinator)
  }
}

/// Gives presentation controllers their `delegate`.
///
/// It is a protocol's, and not the class's, so that `UISheetPresentationController` may have one of
/// its own type, as in UIKit.
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

/// Hears of what people do to a presentation, and may refuse it.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// How a popover is shown where there is a compact width: `none` for a popover there too.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle
  /// The same under traits; unless implemented, what `adaptivePresentationStyle(for:)` says.
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
