// The order of calls is Apple's: "Managing view state transitions" in UIViewController's page.

extension UIViewController {
  package enum Appearance {
    case disappeared, appearing, appeared, disappearing
  }

  /// Begins an appearance transition.
  ///
  /// A call that changes nothing is ignored.
  package final func _beginAppearance(_ isAppearing: Bool, animated: Bool) {
    if let replacementController {
      return replacementController._beginAppearance(isAppearing, animated: animated)
    }
    switch (_appearance, isAppearing) {
    case (.disappeared, true), (.disappearing, true):
      loadViewIfNeeded()
      _appearance = .appearing
      viewWillAppear(animated)
      for child in _forwardedChildren { child._beginAppearance(true, animated: animated) }
      _appearanceBegan(animated: animated)
    case (.appeared, false), (.appearing, false):
      _appearance = .disappearing
      viewWillDisappear(animated)
      for child in _forwardedChildren { child._beginAppearance(false, animated: animated) }
    default: break
    }
  }

  /// Continues an appearance transition when the view is in place and its traits are known.
  package final func _isAppearing(animated: Bool) {
    if let replacementController { return replacementController._isAppearing(animated: animated) }
    guard _appearance == .appearing else { return }
    _ownTransition?.isPlaced = true
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    viewIsAppearing(animated)
    if _parent?._appearance != .appearing {
      viewIfLoaded?.window?._queryStatusBar()
      viewIfLoaded?.window?._queryOrientations()
    }
    for child in _forwardedChildren { child._isAppearing(animated: animated) }
  }

  /// Ends an appearance transition.
  package final func _endAppearance(animated: Bool) {
    if let replacementController { return replacementController._endAppearance(animated: animated) }
    switch _appearance {
    case .appearing:
      _appearance = .appeared
      viewDidAppear(animated)
      for child in _forwardedChildren { child._endAppearance(animated: animated) }
      _appearanceCompleted(animated: animated)
    case .disappearing:
      _appearance = .disappeared
      viewDidDisappear(animated)
      for child in _forwardedChildren { child._endAppearance(animated: animated) }
    case .appeared, .disappeared: break
    }
  }

  /// The controller that has replaced this one in its presentation context.
  private var replacementController: UIViewController? { _presentation?.replacementController }

  /// Runs the whole appearance transition for a view that is in place already.
  package final func _appear(animated: Bool) {
    _beginAppearance(true, animated: animated)
    _isAppearing(animated: animated)
    _endAppearance(animated: animated)
  }

  package final func _disappear(animated: Bool) {
    _beginAppearance(false, animated: animated)
    _endAppearance(animated: animated)
  }

  /// Called when the view has entered a scene by `addSubview`: a child of a custom container
  /// appears together with its view.
  package final func _viewEnteredScene() {
    guard let parent = _parent, !parent._showsItself(self) else { return }
    if let transition = _ownTransition {
      if parent._appearance == .appeared { _isAppearing(animated: transition.isAnimated) }
      return
    }
    guard parent.shouldAutomaticallyForwardAppearanceMethods else { return }
    guard parent._appearance == .appeared || parent._appearance == .appearing else { return }
    _beginAppearance(true, animated: false)
    guard parent._appearance == .appeared else { return }
    _isAppearing(animated: false)
    _endAppearance(animated: false)
  }

  /// Called when the view is about to leave a scene by `removeFromSuperview`.
  package final func _viewLeavesScene() {
    guard let parent = _parent, !parent._showsItself(self), _ownTransition == nil,
      parent.shouldAutomaticallyForwardAppearanceMethods
    else { return }
    guard parent._appearance == .appeared || parent._appearance == .appearing else { return }
    _disappear(animated: false)
  }

  // MARK: Transitions of containers

  /// A transition that a container has begun.
  struct OwnTransition {
    let isAnimated: Bool
    /// A Boolean value that indicates whether `viewIsAppearing` was called.
    var isPlaced = false
  }

  final func _beginOwnTransition(_ isAppearing: Bool, animated: Bool) {
    let isRunning = _appearance == .appearing || _appearance == .disappearing
    let changes = isAppearing != (_appearance == .appearing || _appearance == .appeared)
    guard changes || isRunning else { return }
    _ownTransition = OwnTransition(isAnimated: animated)
    _beginAppearance(isAppearing, animated: animated)
  }

  final func _endOwnTransition() {
    guard let transition = _ownTransition else { return }
    if _appearance == .appearing, !transition.isPlaced {
      _isAppearing(animated: transition.isAnimated)
    }
    _ownTransition = nil
    _endAppearance(animated: transition.isAnimated)
  }

  /// The children that receive the appearance calls of this controller.
  private var _forwardedChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods else { return [] }
    return _appearingChildren.filter { $0._ownTransition == nil }
  }

  // MARK: Visible controllers

  /// The topmost presented controller of a chain that starts here.
  package final var _topmost: UIViewController {
    var current = self
    while let next = current._presentation?.presented { current = next }
    return current
  }

  /// The visible screen, ignoring alerts.
  package final var _visible: UIViewController {
    var current = self
    while let next = current._presentation?.presented, !next._isAlert {
      current = next
    }
    return current._innermost
  }

  /// The number of screens above this root that going back can leave.
  package final var _depth: Int {
    guard let presented = _presentation?.presented, !presented._isAlert else {
      return _ownDepth
    }
    return _ownDepth + 1 + presented._depth
  }

  /// Leaves the topmost `steps` screens, unless one of them refuses.
  package final func _goBack(by steps: Int) -> _DismissalResult {
    let top = _topmost
    if top._isAlert { return .impossible }
    let own = min(steps, top._ownDepth)
    let result = own > 0 ? top._popOwn(own) : top._presentedBy?._dismissAttempted() ?? .impossible
    let rest = steps - max(own, 1)
    return result == .dismissed && rest > 0 ? _goBack(by: rest) : result
  }

  /// The outermost container.
  package final var _root: UIViewController {
    var current = self
    while let parent = current._parent { current = parent }
    return current
  }
}
