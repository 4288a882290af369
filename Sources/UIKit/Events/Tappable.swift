/// A view that a tap activates.
@MainActor
protocol _Tappable: UIView {
  /// - Returns: Whether the tap had an effect.
  func _tapped() -> Bool
}
