import UIKitHosting

/// The presentation of one controller over another, from `present` until it is dismissed.
@MainActor
package final class _Presentation {
  package enum Phase {
    case presenting, presented, dismissing, gone
  }

  package let presented: UIViewController
  package private(set) weak var presenting: UIViewController?
  package let controller: UIPresentationController
  package var phase: Phase = .presenting
  /// The node that covers the content below: a sheet, or the alert's own view.
  package var view: UIView?
  /// A Boolean value that indicates whether it covers the presenting controller's view instead of
  /// the window.
  let isInContext: Bool
  /// A Boolean value that indicates whether it removes the screen below, as full-screen
  /// presentations do.
  let coversPresenting: Bool
  /// A Boolean value that indicates whether the presented controller appears and disappears
  /// together with the presenting one.
  var goesWithPresenting: Bool { isInContext && !coversPresenting && phase == .presented }
  /// The controller that replaces the presenting one on the screen and receives its appearance
  /// calls.
  var replacementController: UIViewController? {
    isInContext && coversPresenting && phase == .presented ? presented : nil
  }
  /// The covered view's previous `accessibilityElementsHidden`.
  private var hadHiddenElements = false
  private var running: TransitionCompletion?
  /// The controller on which `present` was called.
  weak var source: UIViewController?
  /// The view around the presented view in which the app may place and animate it.
  var container: _TransitionContainer?
  /// The running transition, if an app's animator runs it.
  var custom: _CustomTransition?
  /// The place to which the presenter's view returns from the container.
  var presenterPlace: (parent: UIView, index: Int)?

  init(
    presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController? = nil,
    isInContext: Bool
  ) {
    self.presented = presented
    self.presenting = presenting
    self.source = source
    self.isInContext = isInContext
    presented._choosePresentationController(presenting: presenting, source: source)
    guard let controller = presented.presentationController else {
      preconditionFailure("Expected a presentation controller of \(presented), got none.")
    }
    self.controller = controller
    presented._forgetPresentationController()
    let style = presented.modalPresentationStyle
    coversPresenting =
      switch style {
      case _ where presented._isAlert: false
      case .custom: controller.shouldRemovePresentersView
      default: style == .fullScreen || style == .currentContext
      }
    controller._changed = { [weak self] in
      self?.view?._invalidate(.sheet)
      self?.dimPresenting()
    }
  }

  func begin(in window: UIWindow, animated: Bool, completion: (() -> Void)?) {
    let animated = animated && window._runtime != nil
    presented.loadViewIfNeeded()
    if animated, let animator = presentationAnimator(in: window) {
      return begin(animator, in: window, completion)
    }
    let transition = animated ? makeTransition(from: presenting, to: presented, in: window) : nil
    if coversPresenting { presenting?._beginAppearance(false, animated: animated) }
    presented._beginAppearance(true, animated: animated)
    if let popover = controller as? UIPopoverPresentationController {
      popover.delegate?.prepareForPopoverPresentation(popover)
    }
    let view = makeView()
    self.view = view
    show(view, in: window)
    dimPresenting()
    controller.presentationTransitionWillBegin()
    placePresentedView()
    presented._isAppearing(animated: animated)
    window._runtime?.addressChanged()
    if animated { window._runtime?.animate(.present, incoming: view, outgoing: nil) }
    transition?.start()
    end(animated, window._runtime) { [self] in
      if coversPresenting { presenting?._endAppearance(animated: animated) }
      if phase == .presenting { phase = .presented }
      presented._endAppearance(animated: animated)
      controller.presentationTransitionDidEnd(true)
      completion?()
      transition?.end(for: presented, presenting)
    }
  }

  /// Dismisses the presented controller; `byUser` notifies the delegate of a dismissal by the user.
  func dismiss(animated: Bool, byUser: Bool = false, completion: (() -> Void)? = nil) {
    guard phase != .dismissing, phase != .gone else { return }
    running?.run()
    custom?.endNow()
    guard phase != .gone else { return }
    presented._presentation?.dismiss(animated: false)
    phase = .dismissing
    if animated, let window = view?.window, let animator = dismissalAnimator(in: window) {
      return end(animator, byUser: byUser, completion)
    }
    // In a tab that is not visible, nothing appears.
    let uncovers = coversPresenting && !(isInContext && presented._appearance == .disappeared)
    let runtime = view?._runtime
    let animated = animated && runtime != nil
    let window = animated ? view?.window : nil
    let transition = window.map { makeTransition(from: presented, to: presenting, in: $0) }
    if byUser { controller.delegate?.presentationControllerWillDismiss(controller) }
    controller.dismissalTransitionWillBegin()
    presented._beginAppearance(false, animated: animated)
    if uncovers { presenting?._beginAppearance(true, animated: animated) }
    let outgoing = view?._nodeID
    removeView()
    if uncovers { presenting?._isAppearing(animated: animated) }
    leavePresenting(runtime)
    if animated { runtime?.animate(.dismiss, incoming: nil, outgoing: outgoing) }
    transition?.start()
    end(animated, runtime) { [self] in
      presented._endAppearance(animated: animated)
      if uncovers { presenting?._endAppearance(animated: animated) }
      phase = .gone
      view = nil
      controller.dismissalTransitionDidEnd(true)
      if byUser { noteDismissalByUser() }
      completion?()
      transition?.end(for: presented, presenting)
    }
  }

  func noteDismissalByUser() {
    controller.delegate?.presentationControllerDidDismiss(controller)
    presented._wasDismissedByUser()
  }

  func removeView() {
    view?.removeFromSuperview()
    if isInContext { presenting?.view.accessibilityElementsHidden = hadHiddenElements }
    dimPresenting()
  }

  func leavePresenting(_ runtime: _SceneRuntime?) {
    presenting?._presentation = nil
    runtime?.window?._queryOrientations()
    // The keyboard returns to the field that had it.
    runtime?.typedText?._invalidate(.isFirstResponder)
    runtime?.addressChanged()
  }

  func show(_ view: UIView, in window: UIWindow) {
    guard isInContext, let covered = presenting?.view, let parent = covered._superview else {
      return window.addSubview(view)
    }
    cover(covered, in: parent, with: view)
    hadHiddenElements = covered.accessibilityElementsHidden
    covered.accessibilityElementsHidden = true
    window._runtime?.focus(view)
  }

  /// Moves the covering view along when the covered view has moved to another superview or was
  /// removed.
  func followCovered() {
    guard isInContext, phase == .presenting || phase == .presented, let view,
      let covered = presenting?.viewIfLoaded, !covered.isDescendant(of: view)
    else { return }
    guard let parent = covered._superview else { return view.removeFromSuperview() }
    cover(covered, in: parent, with: view)
  }

  /// Inserts the view directly above the covered one, even in a container that redirects added
  /// subviews.
  private func cover(_ covered: UIView, in parent: UIView, with view: UIView) {
    guard let index = parent._subviews.firstIndex(of: covered) else { return }
    let old = parent._subviews.firstIndex(of: view)
    parent._insert(view, at: old.map { $0 < index } == true ? index : index + 1)
  }

  /// Dims the tint of the view behind an alert, a popover or a dimming sheet.
  private func dimPresenting() {
    let style = presented.modalPresentationStyle._value
    let covers = style == .fullScreen || style == .overFullScreen
    let dims = presented._isAlert || !(covers || _isUndimmed)
    presenting?.viewIfLoaded?._isDimmedByPresentation =
      dims && phase != .dismissing && phase != .gone
  }

  private func makeTransition(
    from: UIViewController?,
    to: UIViewController?,
    in window: UIWindow
  ) -> _TransitionCoordinator {
    let transition = _TransitionCoordinator(
      from: from,
      to: to,
      in: window,
      style: presented.modalPresentationStyle,
      still: coversPresenting ? nil : presenting
    )
    presented._transition = transition
    presenting?._transition = transition
    return transition
  }

  /// Handles an attempt to dismiss: a swipe down, Escape, a click outside, the browser's back.
  package func _dismissAttempted() -> _DismissalResult {
    guard phase == .presented || phase == .presenting, !presented._isAlert else {
      return .impossible
    }
    let asked = controller.delegate
    guard !presented.isModalInPresentation,
      asked?.presentationControllerShouldDismiss(controller) ?? true
    else {
      asked?.presentationControllerDidAttemptToDismiss(controller)
      return .refused
    }
    dismiss(animated: true, byUser: true)
    return .dismissed
  }

  /// Handles a drag of the sheet to one of its detents.
  /// - Returns: Whether the sheet rests there now.
  func _detentDragged(to number: Int) -> Bool {
    (controller as? UISheetPresentationController)?._dragged(to: number) ?? false
  }

  /// A Boolean value that indicates whether the content behind can be used now.
  var _isUndimmed: Bool {
    (controller as? UISheetPresentationController)?._isUndimmed ?? false
  }

  func makeView() -> UIView {
    if presented._isAlert { return presented.view }
    let sheet = _PresentationView()
    sheet.presentation = self
    sheet._invalidate(.sheet)
    // A screen's bar names it; without one its title does.
    if !(presented is UINavigationController) { sheet.accessibilityLabel = presented.title }
    if presented.modalPresentationStyle == .custom || isOfTransitioningDelegate {
      sheet.addSubview(makeContainer())
    } else {
      sheet.addSubview(presented.view)
    }
    controller._container = container ?? sheet
    return sheet
  }

  private func end(_ animated: Bool, _ runtime: _SceneRuntime?, _ body: @escaping () -> Void) {
    let completion = TransitionCompletion(body)
    guard animated, let runtime else { return completion.run() }
    running = completion
    completion.schedule(on: runtime)
  }
}
