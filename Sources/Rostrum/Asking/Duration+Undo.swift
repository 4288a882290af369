extension Duration {
  /// The time during which an app offers to undo an action: enough to reach the offer by a screen
  /// reader or by keys.
  public static let undoOffer = Duration.seconds(20)
}
