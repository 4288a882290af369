// Children, and the propagation of size and trait changes from a window to its controllers.

extension UIViewController {
  final func _addChild(_ child: UIViewController) {
    child.willMove(toParent: self)
    child._parent?._children.removeAll { $0 === child }
    _children.append(child)
    child._parent = self
    child._announcedSize = nil
  }

  final func _removeFromParent() {
    guard let parent = _parent else { return }
    parent._children.removeAll { $0 === self }
    _parent = nil
    didMove(toParent: nil)
  }

  final func _showInContainer(_ shown: UIViewController, _ sender: Any?) {
    if let parent = _parent {
      parent.show(shown, sender: sender)
    } else {
      present(shown, animated: true)
    }
  }

  final func _showDetail(_ shown: UIViewController, _ sender: Any?) {
    if let splitViewController {
      splitViewController.showDetailViewController(shown, sender: sender)
    } else {
      present(shown, animated: true)
    }
  }

  final func _traitsChanged(_ old: UITraitCollection) {
    traitCollectionDidChange(old)
    _traitRegistrations?.changed(self, from: old)
  }

  /// Announces a new size of the view, if it differs from the known one.
  final func _sizeWillChange(
    to size: CGSize,
    in parentSize: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    // The frame of a hidden view may be outdated.
    let known = _announcedSize ?? (size == parentSize ? nil : viewIfLoaded?.bounds.size)
    guard size != known else { return }
    _announcedSize = size
    viewWillTransition(to: size, with: coordinator)
  }

  /// Announces a change of the inherited traits, if it changes the controller's own.
  final func _traitsWillChange(
    to above: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let new = above._overridden(by: overrideUserInterfaceStyle, .unspecified)
    guard new != traitCollection else { return }
    willTransition(to: new, with: coordinator)
  }

  final func _forwardToChildren(
    _ size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in _children {
      let own = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child._sizeWillChange(to: own, in: size, with: coordinator)
    }
    _presentationInContext?.viewWillTransition(to: size, with: coordinator)
  }

  final func _forwardToChildren(
    _ traits: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in _children { child._traitsWillChange(to: traits, with: coordinator) }
    _presentationInContext?.willTransition(to: traits, with: coordinator)
  }

  final func _preferredSizeChanged() {
    _parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    _presentedBy?.controller.preferredContentSizeDidChange(forChildContentContainer: self)
    (_presentedBy?.controller as? UISheetPresentationController)?._preferredSizeChanged()
  }

  private var _presentationInContext: UIPresentationController? {
    guard let presentation = _presentation, presentation.isInContext else { return nil }
    return presentation.controller
  }

  /// This controller and the chain of full-window presentations above it.
  final var _presentedChain: [UIViewController] {
    var chain = [self]
    while let next = chain.last?._presentation?.presented { chain.append(next) }
    return chain
  }
}
