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
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer {
  private weak var presented: UIViewController?
  public final weak var _adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)?

  package init(presented: UIViewController) {
    self.presented = presented
    super.init()
  }

  open var presentedViewController: UIViewController {
    guard let presented else {
      preconditionFailure("Expected the presented controller to outlive its presentation.")
    }
    return presented
  }

  open var presentingViewController: UIViewController {
    guard let presenting = presented?.presentingViewController else {
      preconditionFailure("Expected a presentation that has begun; ask for it after `present`.")
    }
    return presenting
  }

  var _changed: () -> Void = {}

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
