import UIKitHosting

extension UIView {
  /// The recognisers of this view; nil for none.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { _rare?.gestures.isEmpty == false ? _rare?.gestures : nil }
    set {
      for old in _rare?.gestures ?? [] { removeGestureRecognizer(old) }
      for new in newValue ?? [] { addGestureRecognizer(new) }
    }
  }

  /// Takes a recogniser from the view that it watched so far, if any.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer._view?.removeGestureRecognizer(gestureRecognizer)
    _makeRare().gestures.append(gestureRecognizer)
    gestureRecognizer._view = self
    gestureRecognizer._changed()
  }

  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer._view === self else { return }
    _rare?.gestures.removeAll { $0 === gestureRecognizer }
    gestureRecognizer._changed()
    gestureRecognizer._view = nil
  }

  final var _strokes: [StrokeValue] {
    isUserInteractionEnabled ? swipes.filter { $0.isEnabled }.map(\._value) : []
  }

  /// - Returns: Whether any recogniser took it.
  final func _stroked(_ direction: StrokeDirections, touches: Int) -> Bool {
    for swipe in swipes where swipe._stroked(direction, touches: touches) { return true }
    return false
  }

  private var swipes: [UISwipeGestureRecognizer] {
    (_rare?.gestures ?? []).compactMap { $0 as? UISwipeGestureRecognizer }
  }
}
