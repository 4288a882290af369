extension UIViewController {
  final var _currentPresentationController: UIPresentationController {
    if let presentation = _presentedBy { return presentation.controller }
    if let _madePresentationController { return _madePresentationController }
    let made = _makePresentationController()
    _madePresentationController = made
    return made
  }

  /// Creates the presentation controller from the transitioning delegate for the style `custom`.
  final func _choosePresentationController(presenting: UIViewController, source: UIViewController?)
  {
    guard modalPresentationStyle == .custom, !_isAlert, _madePresentationController == nil else {
      return
    }
    _madePresentationController = _makePresentationController(
      presenting: presenting,
      source: source
    )
  }

  final func _forgetPresentationController() {
    _madePresentationController = nil
  }

  final func _makePresentationController(
    presenting: UIViewController? = nil,
    source: UIViewController? = nil
  ) -> UIPresentationController {
    if _isAlert {
      // An action sheet may have a source, which phones ignore.
      return (self as? UIAlertController)?.preferredStyle == .alert
        ? UIPresentationController(presented: self)
        : UIPopoverPresentationController(presented: self)
    }
    return switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet: UISheetPresentationController(presented: self)
    case .popover: UIPopoverPresentationController(presented: self)
    case .custom:
      transitioningDelegate?.presentationController(
        forPresented: self,
        presenting: presenting,
        source: source ?? self
      ) ?? UIPresentationController(presentedViewController: self, presenting: presenting)
    default: UIPresentationController(presentedViewController: self, presenting: presenting)
    }
  }

  final func _present(
    _ presented: UIViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    if let search = presented as? UISearchController {
      search._begin()
      completion?()
      return
    }
    let context = presented._isContextual ? _presentationContext : nil
    let presenting = context ?? _fullPresenter
    guard let window = presenting.viewIfLoaded?.window else {
      return _logWarning(
        "Attempt to present \(presented) on \(self), whose view is not in the window hierarchy."
      )
    }
    if let other = presenting._presentation?.presented {
      return _logWarning(
        "Attempt to present \(presented) on \(self), which is already presenting \(other)."
      )
    }
    guard presented._presentedBy == nil, presented._parent == nil else {
      preconditionFailure(
        "Expected a controller that is shown nowhere, got \(presented), which already is."
      )
    }
    let presentation = _Presentation(
      presented: presented,
      presenting: presenting,
      source: self,
      isInContext: context != nil
    )
    presenting._presentation = presentation
    presented._presentedBy = presentation
    presented._announcedSize = nil
    presentation.begin(in: window, animated: animated, completion: completion)
  }

  private var _isContextual: Bool {
    let style = modalPresentationStyle
    return !_isAlert && (style == .currentContext || style == .overCurrentContext)
  }

  /// The nearest presentation context among this controller and its ancestors, or nil if that is
  /// the whole window.
  private var _presentationContext: UIViewController? {
    var current = self
    while !current.definesPresentationContext {
      guard let parent = current._parent else { return nil }
      current = parent
    }
    return current._parent == nil ? nil : current
  }

  /// The controller that presents over the whole window, rather than in a presentation context.
  private var _fullPresenter: UIViewController {
    var root = _root
    while let presentation = root._presentedBy, presentation.isInContext,
      let presenting = presentation.presenting
    {
      root = presenting._root
    }
    return root
  }

  final func _dismiss(animated: Bool, completion: (() -> Void)?) {
    if let presentation = _presentation {
      presentation.dismiss(animated: animated, completion: completion)
    } else if let parent = _parent {
      parent._dismiss(animated: animated, completion: completion)
    } else if let presentation = _presentedBy {
      presentation.dismiss(animated: animated, completion: completion)
    } else {
      completion?()
    }
  }

  final func _dismissAllPresented() {
    _presentation?.dismiss(animated: false)
    for child in _children { child._dismissAllPresented() }
  }

  /// Logs a message for developers where UIKit ignores a call.
  private func _logWarning(_ text: String) {
    FileHandle.standardError.write(Data("UIKit: \(text)\n".utf8))
  }
}
