/// A row or an item that a tap selects.
@MainActor
protocol _TappableRow: UIView {
  /// - Returns: Whether the tap had an effect.
  func _rowTapped() -> Bool
}
