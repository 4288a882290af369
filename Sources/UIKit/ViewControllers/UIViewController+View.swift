import UIKitHosting

// The root view of a controller.

extension UIViewController {
  final func _setView(_ new: UIView?) {
    _loadedView?._controller = nil
    _loadedView = new
    new?._controller = self
    if _interfaceStyle != .unspecified || _traitOverrides != nil {
      new?._invalidate(.interfaceStyle)
    }
    if additionalSafeAreaInsets != .zero { new?._safeAreaAdditionsChanged() }
  }

  final func _loadView() {
    loadView()
    precondition(
      _loadedView != nil,
      "Expected \(type(of: self)).loadView() to set a view, got none."
    )
    viewDidLoad()
    _showContentUnavailable()
  }

  final func _setInterfaceStyle(_ style: UIUserInterfaceStyle) {
    if let view = viewIfLoaded {
      view._changeStyle { _interfaceStyle = style }
    } else {
      _interfaceStyle = style
    }
  }
}
