extension MVP {
  /// The view state of the card.
  struct CardViewState: Equatable {
    var name: String
    /// The name of a symbol.
    var symbol: String?
  }
}
