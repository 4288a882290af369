extension MVC {
  /// The receiver of taps on the card.
  @MainActor
  protocol CardViewDelegate: AnyObject {
    func cardViewTapped()
  }
}
