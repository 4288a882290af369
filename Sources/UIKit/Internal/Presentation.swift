import UIKitHosting

/// One controller over another, from `present` until it is gone.
@MainActor
package final class _Presentation {
  package enum Phase {
    case presenting, presented, dismissing, gone
  }

  package let presented: UIViewController
  package private(set) weak var presenting: UIViewController?
  package let controller: UIPresentationController
  package private(set) var phase: Phase = .presenting
  /// The node that covers what is below: a sheet, or the alert's own view.
  package private(set) var view: UIView?
  /// Whether it takes the place of the presenting controller's view, and not that of the window.
  let isInContext: Bool
  /// A full-screen presentation takes the screen below away.
  private let coversPresenting: Bool
  /// Whether what is presented appears and disappears with what presents it.
  var goesWithPresenting: Bool { isInContext && !coversPresenting && phase == .presented }
  /// What is on the screen in the presenting controller's stead: it hears what that one would.
  var standIn: UIViewController? {
    isInContext && coversPresenting && phase == .presented ? presented : nil
  }
  /// What the covered view said of itself before.
  private var hidElements = false
  private var running: _Ending?

  init(presented: UIViewController, presenting: UIViewController, isInContext: Bool) {
    self.presented = presented
    self.presenting = presenting
    self.isInContext = isInContext
    guard let controller = presented.presentationController else {
      preconditionFailure("Expected a presentation controller of \(presented), got none.")
    }
    self.controller = controller
    presented._forgetPresentationController()
    let style = presented.modalPresentationStyle
    coversPresenting = !presented._isAlert && (style == .fullScreen || style == .currentContext)
    controller._changed = { [weak self] in
      self?.view?._invalidate(.sheet)
      self?.dimPresenting()
    }
  }

  func begin(in window: UIWindow, animated: Bool, completion: (() -> Void)?) {
    let animated = animated && window._runtime != nil
    presented.loadViewIfNeeded()
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
    presented._isAppearing(animated: animated)
    window._runtime?.addressChanged()
    if animated { window._runtime?.animate(.present, incoming: view, outgoing: nil) }
    transition?.start()
    end(animated, window._runtime) { [self] in
      if coversPresenting { presenting?._endAppearance(animated: animated) }
      if phase == .presenting { phase = .presented }
      presented._endAppearance(animated: animated)
      completion?()
      transition?.end(for: presented, presenting)
    }
  }

  /// Takes the presented controller away; the delegate hears of it if a person did it, `byHand`.
  func dismiss(animated: Bool, byHand: Bool = false, completion: (() -> Void)? = nil) {
    guard phase != .dismissing, phase != .gone else { return }
    running?.run()
    presented._presentation?.dismiss(animated: false)
    phase = .dismissing
    // In a tab that nobody sees, nothing appears.
    let uncovers = coversPresenting && !(isInContext && presented._appearance == .disappeared)
    let runtime = view?._runtime
    let animated = animated && runtime != nil
    let window = animated ? view?.window : nil
    let transition = window.map { makeTransition(from: presented, to: presenting, in: $0) }
    if byHand { controller.delegate?.presentationControllerWillDismiss(controller) }
    presented._beginAppearance(false, animated: animated)
    if uncovers { presenting?._beginAppearance(true, animated: animated) }
    let outgoing = view?._nodeID
    view?.removeFromSuperview()
    if isInContext { presenting?.view.accessibilityElementsHidden = hidElements }
    dimPresenting()
    if uncovers { presenting?._isAppearing(animated: animated) }
    presenting?._presentation = nil
    // The keyboard comes back to where it was.
    (runtime?.firstResponder as? any _TypedText)?._invalidate(.isFirstResponder)
    runtime?.addressChanged()
    if animated { runtime?.animate(.dismiss, incoming: nil, outgoing: outgoing) }
    transition?.start()
    end(animated, runtime) { [self] in
      presented._endAppearance(animated: animated)
      if uncovers { presenting?._endAppearance(animated: animated) }
      phase = .gone
      view = nil
      if byHand { controller.delegate?.presentationControllerDidDismiss(controller) }
      completion?()
      transition?.end(for: presented, presenting)
    }
  }

  private func show(_ view: UIView, in window: UIWindow) {
    guard isInContext, let covered = presenting?.view, let parent = covered._superview else {
      return window.addSubview(view)
    }
    cover(covered, in: parent, with: view)
    hidElements = covered.accessibilityElementsHidden
    covered.accessibilityElementsHidden = true
    window._runtime?.focus(view)
  }

  /// Called when the covered view has come to another place, or to none: what covers it goes along.
  func followCovered() {
    guard isInContext, phase == .presenting || phase == .presented, let view,
      let covered = presenting?.viewIfLoaded
    else { return }
    guard let parent = covered._superview else { return view.removeFromSuperview() }
    cover(covered, in: parent, with: view)
  }

  /// Right above it, also in a container that keeps what apps add elsewhere.
  private func cover(_ covered: UIView, in parent: UIView, with view: UIView) {
    guard let index = parent._subviews.firstIndex(of: covered) else { return }
    let old = parent._subviews.firstIndex(of: view)
    parent._insert(view, at: old.map { $0 < index } == true ? index : index + 1)
  }

  /// The tint of what lies behind an alert, a popover or a sheet that dims it goes gray.
  private func dimPresenting() {
    let style = presented.modalPresentationStyle._value
    let covers = style == .fullScreen || style == .overFullScreen
    let dims = presented._isAlert || !(covers || _isUndimmed)
    presenting?.viewIfLoaded?._isBehind = dims && phase != .dismissing && phase != .gone
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

  /// A person tries to leave: a swipe down, Escape, a click beside it, the browser's back.
  package func _dismissAttempted() -> _WayOut {
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
    dismiss(animated: true, byHand: true)
    return .left
  }

  /// A person dragged the sheet to one of its heights.
  /// - Returns: Whether it rests there now.
  func _detentDragged(to detent: SheetValue.Detent) -> Bool {
    (controller as? UISheetPresentationController)?._dragged(to: detent) ?? false
  }

  /// Whether what is behind it can be used now.
  var _isUndimmed: Bool {
    (controller as? UISheetPresentationController)?._isUndimmed ?? false
  }

  private func makeView() -> UIView {
    if presented._isAlert { return presented.view }
    let sheet = _PresentationView()
    sheet.presentation = self
    sheet._invalidate(.sheet)
    // It has no bar that names it.
    if presented.modalPresentationStyle == .popover { sheet.accessibilityLabel = presented.title }
    sheet.addSubview(presented.view)
    return sheet
  }

  private func end(_ animated: Bool, _ runtime: _SceneRuntime?, _ body: @escaping () -> Void) {
    let ending = _Ending(body)
    guard animated, let runtime else { return ending.run() }
    running = ending
    ending.schedule(on: runtime)
  }
}

/// The node of a sheet, around the presented controller's view.
final class _PresentationView: UIView {
  weak var presentation: _Presentation?

  /// The place of the popover by the last layout.
  private var popover: PopoverValue?

  private var popoverController: UIPopoverPresentationController? {
    presentation?.controller as? UIPopoverPresentationController
  }

  private var sheetController: UISheetPresentationController? {
    presentation?.controller as? UISheetPresentationController
  }

  override var _kind: NodeKind { .sheet }

  override var _ownLevel: UIUserInterfaceLevel {
    switch presentation?.presented.modalPresentationStyle._value {
    case .page, .form, .popover: .elevated
    default: .unspecified
    }
  }

  override func _attribute(_ key: AttributeKey) -> Attribute {
    switch key {
    case .sheet: .sheet(value)
    default: super._attribute(key)
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let isOfOtherHeight =
      previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass
    if popoverController != nil || isOfOtherHeight { _invalidate(.sheet) }
  }

  final var _isPopover: Bool { style == .popover }

  /// Whether it is a card over the screen below.
  final var _isCard: Bool { style == .page || style == .form }

  /// The frame of the panel in the window.
  ///
  /// - Parameters:
  ///   - size: Of the window, in points.
  ///   - top: Points that the device covers at the window's top.
  /// - Returns: The rectangle, from the window's top left corner.
  final func _panelFrame(in size: CGSize, top: CGFloat) -> CGRect {
    let whole = CGRect(origin: .zero, size: size)
    switch style {
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: return whole
    case .popover:
      guard let container = _superview, let controller = popoverController else { return whole }
      let place = controller._place(in: container, of: size)
      if place != popover {
        popover = place
        _markForCommit(.sheet)
      }
      return CGRect(
        x: place.frame.x,
        y: place.frame.y,
        width: place.frame.width,
        height: place.frame.height
      )
    case .page, .form:
      let isMedium = sheetController?._selectedDetent == .medium
      let free = max(top, 10) + 10
      let height = isMedium ? size.height * Self.mediumPart : size.height - free
      let width =
        traitCollection.userInterfaceIdiom == .pad ? min(Self.widest, size.width) : size.width
      return CGRect(
        x: (size.width - width) / 2,
        y: size.height - height,
        width: width,
        height: height
      )
    }
  }

  /// Of the window's height, at the medium detent.
  private static let mediumPart: CGFloat = 0.52
  /// Points that a sheet is wide at most on a tablet.
  private static let widest: CGFloat = 704

  private var value: SheetValue {
    let sheet = sheetController
    let wanted = presentation?.presented.modalPresentationStyle ?? .automatic
    let style = style
    return SheetValue(
      style: style,
      detents: sheet?._detentValues ?? [.large],
      showsGrabber: sheet?.prefersGrabberVisible ?? false,
      isDismissable: !(presentation?.presented.isModalInPresentation ?? false)
        && !wanted._fillsScreen,
      selectedDetent: sheet?._selectedDetent,
      largestUndimmedDetent: sheet?.largestUndimmedDetentIdentifier?._value,
      cornerRadius: sheet?.preferredCornerRadius.map { Double($0) },
      growsByScrolling: sheet?.prefersScrollingExpandsWhenScrolledToEdge ?? true,
      popover: style == .popover ? popover : nil,
      transition: transition
    )
  }

  private var transition: SheetValue.Transition {
    let context = presentation?.isInContext == true ? presentation?.presenting : nil
    let provides = context?.providesPresentationContextTransitionStyle == true
    let style = (provides ? context : presentation?.presented)?.modalTransitionStyle
    return switch style {
    case .crossDissolve: .dissolve
    case .flipHorizontal: .flip
    default: .cover
    }
  }

  private var style: SheetValue.Style {
    if popoverController?._staysPopover(under: traitCollection) == true { return .popover }
    let style = presentation?.presented.modalPresentationStyle ?? .automatic
    guard presentation?.isInContext == true else { return style._value }
    return style == .currentContext ? .currentContext : .overCurrentContext
  }
}

extension UIModalPresentationStyle {
  fileprivate var _fillsScreen: Bool {
    switch self {
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: true
    default: false
    }
  }

  fileprivate var _value: SheetValue.Style {
    switch self {
    case .fullScreen, .currentContext: .fullScreen
    case .overFullScreen, .overCurrentContext: .overFullScreen
    case .formSheet: .form
    default: .page
    }
  }
}
