/// A sheet or a menu that the user can close without choosing anything in it.
@MainActor
protocol _Dismissible: UIView {
  /// - Returns: Whether it was open and may be closed.
  func _dismissed() -> Bool
}
