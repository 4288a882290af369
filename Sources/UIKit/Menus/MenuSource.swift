import UIKitHosting

/// A view from which a menu can be opened.
@MainActor
protocol _MenuSource: UIView {
  /// Opens its menu at the user's request, at a point of the enclosing scroll view.
  ///
  /// - Returns: Whether a menu is open now.
  func _openMenu(at point: CGPoint) -> Bool
}

extension UIView {
  /// Opens the menu of the view, or of its accessibility actions alone.
  ///
  /// - Returns: Whether a menu is open now.
  final func _openAnyMenu(at point: CGPoint) -> Bool {
    if _openContextMenu(at: point) { return true }
    if let source = self as? any _MenuSource, source._openMenu(at: point) { return true }
    if _openEditMenu(at: point) { return true }
    if let text = self as? any _TypedText, text._openEditMenuOfSelection() { return true }
    return _hasCustomActions && _runtime?.open(nil, from: self, sender: self) ?? false
  }
}

extension UIControl: _MenuSource {
  final var _menuOffer: MenuOffer {
    if _shownMenu == nil { return _interactionMenuOffer }
    return showsMenuAsPrimaryAction ? .onTap : .onRequest
  }

  final func _openMenu(at point: CGPoint) -> Bool {
    isEnabled && _openMenu()
  }

  final func _openMenu() -> Bool {
    guard let menu = _shownMenu, let runtime = _runtime else { return false }
    _cancelTouch()
    sendActions(for: .menuActionTriggered)
    return runtime.open(menu, from: self, sender: self)
  }
}

extension UICollectionViewCell: _MenuSource {
  final func _openMenu(at point: CGPoint) -> Bool {
    _collectionView?._openMenu(of: self, at: point) ?? false
  }
}

extension UITableViewCell: _MenuSource {
  final func _openMenu(at point: CGPoint) -> Bool {
    _tableView?._openMenu(of: self, at: point) ?? false
  }
}
