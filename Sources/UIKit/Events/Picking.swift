/// A view in which the user selects by index.
@MainActor
protocol _Picking: UIView {
  /// - Returns: Whether the selection had an effect.
  func turned(to number: Int) -> Bool
}
