// How a change of size and traits goes from a window to the controllers in it.

extension UIViewController {
  /// Says that its view will have another size, if it will.
  final func _sizeWillChange(
    to size: CGSize,
    in parentSize: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    // The frame of a view that nobody sees may be an old one.
    let known = _announcedSize ?? (size == parentSize ? nil : viewIfLoaded?.bounds.size)
    guard size != known else { return }
    _announcedSize = size
    viewWillTransition(to: size, with: coordinator)
  }

  /// Says that the traits above it will change, if it follows them.
  final func _traitsWillChange(
    to above: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let new = above._overridden(by: overrideUserInterfaceStyle, .unspecified)
    guard new != traitCollection else { return }
    willTransition(to: new, with: coordinator)
  }

  final func _handOn(
    _ size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in _children {
      let own = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child._sizeWillChange(to: own, in: size, with: coordinator)
    }
    _presentationInContext?.viewWillTransition(to: size, with: coordinator)
  }

  final func _handOn(
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

  /// This controller and what is presented over the whole window, one over the other.
  final var _presentedChain: [UIViewController] {
    var chain = [self]
    while let next = chain.last?._presentation?.presented { chain.append(next) }
    return chain
  }
}
