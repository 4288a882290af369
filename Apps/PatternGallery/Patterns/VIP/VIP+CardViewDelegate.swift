extension VIP {
  /// Who hears a tap on the card.
  @MainActor
  protocol CardViewDelegate: AnyObject {
    func cardViewTapped()
  }
}
