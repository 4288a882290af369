import UIKitHosting

// Presentations with an animator or a presentation controller of the app: a container holds the
// presented view, and the app places and animates the view in it.

extension _Presentation {
  /// A Boolean value that indicates whether a transitioning delegate may supply animators.
  var isOfTransitioningDelegate: Bool {
    presented.transitioningDelegate != nil && !presented._isAlert
      && presented.modalPresentationStyle != .popover
  }

  func presentationAnimator(
    in window: UIWindow
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let presenting else { return nil }
    let own =
      isOfTransitioningDelegate
      ? presented.transitioningDelegate?.animationController(
        forPresented: presented,
        presenting: presenting,
        source: source ?? presenting
      ) : nil
    return own ?? styleAnimator(isPresenting: true, in: window)
  }

  func dismissalAnimator(
    in window: UIWindow
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let hasContainer = container != nil
    guard hasContainer || isOfTransitioningDelegate else { return nil }
    if let own = presented.transitioningDelegate?.animationController(forDismissed: presented) {
      if !hasContainer { movePresentedViewIntoContainer() }
      return own
    }
    return hasContainer ? styleAnimator(isPresenting: false, in: window) : nil
  }

  /// Makes a container for an animator, because the transitioning delegate was set after the
  /// presentation.
  private func movePresentedViewIntoContainer() {
    guard let view else { return }
    let made = makeContainer()
    view.addSubview(made)
    controller._container = made
    placePresentedView()
  }

  /// Displays animate all styles except `custom` themselves.
  private func styleAnimator(
    isPresenting: Bool,
    in window: UIWindow
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard presented.modalPresentationStyle == .custom, !presented._isAlert else { return nil }
    return _ModalStyleAnimator(
      presented.modalTransitionStyle,
      isPresenting: isPresenting,
      duration: (window._runtime?.transitionDuration ?? .zero) / .seconds(1)
    )
  }

  func makeContainer() -> UIView {
    let container = _TransitionContainer()
    container.willLayOut = { [weak controller] in controller?.containerViewWillLayoutSubviews() }
    container.didLayOut = { [weak self] in
      self?.fillContainer()
      self?.controller.containerViewDidLayoutSubviews()
    }
    self.container = container
    return container
  }

  /// Resizes a presented view that the system places to fill the container.
  private func fillContainer() {
    guard phase == .presented, custom == nil, presented.modalPresentationStyle != .custom,
      let container, let view = controller.presentedView, view._superview === container
    else { return }
    view.frame = container.bounds
  }

  func placePresentedView() {
    guard let container, let view = controller.presentedView else { return }
    container.addSubview(view)
    view.frame = controller.frameOfPresentedViewInContainerView
  }

  func begin(
    _ animator: any UIViewControllerAnimatedTransitioning,
    in window: UIWindow,
    _ completion: (() -> Void)?
  ) {
    let view = makeView()
    self.view = view
    show(view, in: window)
    guard let container else { preconditionFailure("Expected a container.") }
    let custom = _CustomTransition(
      from: _CustomTransition.Side(
        controller: presenting,
        view: coversPresenting ? presenting?.viewIfLoaded : nil
      ),
      to: _CustomTransition.Side(controller: presented, view: controller.presentedView),
      in: container,
      style: presented.modalPresentationStyle,
      animator: animator,
      interactor: presented.transitioningDelegate?.interactionControllerForPresentation(
        using: animator
      ),
      ended: { [self] in presentationEnded($0, completion) }
    )
    start(custom, appearing: presented) {
      controller.presentationTransitionWillBegin()
      if coversPresenting { presenting?._beginAppearance(false, animated: true) }
      presented._beginAppearance(true, animated: true)
      notePresenterPlace()
      if coversPresenting, let presenter = presenting?.viewIfLoaded {
        container.addSubview(presenter)
        presenter.frame = container.bounds
      }
      let frame = controller.frameOfPresentedViewInContainerView
      custom.to.finalFrame = frame
      custom.to.view?.frame = frame
      custom.from.initialFrame = container.bounds
      custom.from.finalFrame = coversPresenting ? .zero : container.bounds
    }
  }

  func end(
    _ animator: any UIViewControllerAnimatedTransitioning,
    byUser: Bool,
    _ completion: (() -> Void)?
  ) {
    guard let container else { preconditionFailure("Expected a container.") }
    let uncovers = coversPresenting && !(isInContext && presented._appearance == .disappeared)
    let custom = _CustomTransition(
      from: _CustomTransition.Side(controller: presented, view: controller.presentedView),
      to: _CustomTransition.Side(
        controller: presenting,
        view: uncovers ? presenting?.viewIfLoaded : nil
      ),
      in: container,
      style: presented.modalPresentationStyle,
      animator: animator,
      interactor: presented.transitioningDelegate?.interactionControllerForDismissal(
        using: animator
      ),
      ended: { [self] in dismissalEnded($0, uncovers, byUser, completion) }
    )
    start(custom, appearing: uncovers ? presenting : nil) {
      if byUser { controller.delegate?.presentationControllerWillDismiss(controller) }
      controller.dismissalTransitionWillBegin()
      presented._beginAppearance(false, animated: true)
      if uncovers { presenting?._beginAppearance(true, animated: true) }
      notePresenterPlace()
      custom.from.initialFrame = custom.from.view?.frame ?? .zero
      custom.to.view?.frame = container.bounds
      custom.to.initialFrame = uncovers ? .zero : container.bounds
      custom.to.finalFrame = container.bounds
    }
  }

  private func start(
    _ transition: _CustomTransition,
    appearing: UIViewController?,
    _ prepare: () -> Void
  ) {
    custom = transition
    presented._transition = transition.coordinator
    presenting?._transition = transition.coordinator
    view?._invalidate(.sheet)
    prepare()
    transition.start {
      appearing?._isAppearing(animated: true)
      view?._runtime?.addressChanged()
    }
  }

  private func presentationEnded(_ isCompleted: Bool, _ completion: (() -> Void)?) {
    let coordinator = custom?.coordinator
    let runtime = view?._runtime
    custom = nil
    returnPresentersView()
    view?._invalidate(.sheet)
    if isCompleted {
      if coversPresenting { presenting?._endAppearance(animated: true) }
      if phase == .presenting { phase = .presented }
      presented._endAppearance(animated: true)
    } else {
      presented._beginAppearance(false, animated: true)
      if coversPresenting {
        presenting?._beginAppearance(true, animated: true)
        presenting?._isAppearing(animated: true)
      }
      phase = .gone
      removeView()
      leavePresenting(runtime)
      view = nil
      presented._endAppearance(animated: true)
      if coversPresenting { presenting?._endAppearance(animated: true) }
    }
    controller.presentationTransitionDidEnd(isCompleted)
    completion?()
    coordinator?.end(for: presented, presenting)
  }

  private func dismissalEnded(
    _ isCompleted: Bool,
    _ uncovers: Bool,
    _ byUser: Bool,
    _ completion: (() -> Void)?
  ) {
    let coordinator = custom?.coordinator
    let runtime = view?._runtime
    custom = nil
    returnPresentersView()
    if isCompleted {
      removeView()
      leavePresenting(runtime)
      presented._endAppearance(animated: true)
      if uncovers { presenting?._endAppearance(animated: true) }
      phase = .gone
      view = nil
    } else {
      if uncovers { presenting?._beginAppearance(false, animated: true) }
      presented._beginAppearance(true, animated: true)
      presented._isAppearing(animated: true)
      if uncovers { presenting?._endAppearance(animated: true) }
      phase = .presented
      view?._invalidate(.sheet)
      presented._endAppearance(animated: true)
      runtime?.addressMustBeSent()
    }
    controller.dismissalTransitionDidEnd(isCompleted)
    if byUser, isCompleted { noteDismissalByUser() }
    completion?()
    coordinator?.end(for: presented, presenting)
  }

  private func notePresenterPlace() {
    guard coversPresenting, let view = presenting?.viewIfLoaded, let parent = view._superview,
      let index = parent._subviews.firstIndex(of: view)
    else { return }
    presenterPlace = (parent, index)
  }

  /// Moves the presenter's view back from the container, which holds it only during transitions.
  private func returnPresentersView() {
    guard let place = presenterPlace, let view = presenting?.viewIfLoaded else { return }
    presenterPlace = nil
    if view._superview !== place.parent { place.parent._insert(view, at: place.index) }
  }
}
