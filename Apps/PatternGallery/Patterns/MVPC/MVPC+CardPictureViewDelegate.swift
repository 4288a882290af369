extension MVPC {
  /// The receiver of taps on the card.
  @MainActor
  protocol CardPictureViewDelegate: AnyObject {
    func cardPictureTapped()
  }
}
