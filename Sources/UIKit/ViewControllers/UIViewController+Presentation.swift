extension UIViewController {
  final func _makePresentationController() -> UIPresentationController {
    if _isAlert {
      // An action sheet takes a source, of which phones make nothing.
      return (self as? UIAlertController)?.preferredStyle == .alert
        ? UIPresentationController(presented: self)
        : UIPopoverPresentationController(presented: self)
    }
    return switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet: UISheetPresentationController(presented: self)
    case .popover: UIPopoverPresentationController(presented: self)
    default: UIPresentationController(presented: self)
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
    let presenting = _root
    guard let window = presenting.viewIfLoaded?.window else {
      return _complain(
        "Attempt to present \(presented) on \(self), whose view is not in the window hierarchy."
      )
    }
    if let other = presenting._presentation?.presented {
      return _complain(
        "Attempt to present \(presented) on \(self), which is already presenting \(other)."
      )
    }
    guard presented._presentedBy == nil, presented._parent == nil else {
      preconditionFailure(
        "Expected a controller that is shown nowhere, got \(presented), which already is."
      )
    }
    let presentation = _Presentation(presented: presented, presenting: presenting)
    presenting._presentation = presentation
    presented._presentedBy = presentation
    presentation.begin(in: window, animated: animated, completion: completion)
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

  /// What UIKit logs where it ignores a call.
  ///
  /// The reader is a developer.
  private func _complain(_ text: String) {
    FileHandle.standardError.write(Data("UIKit: \(text)\n".utf8))
  }
}
