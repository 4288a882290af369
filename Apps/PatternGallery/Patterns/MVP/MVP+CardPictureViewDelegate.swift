extension MVP {
  /// Who hears a tap on the card.
  @MainActor
  protocol CardPictureViewDelegate: AnyObject {
    func cardPictureTapped()
  }
}
