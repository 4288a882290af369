extension MVP {
  /// What the card shows, ready to show.
  struct CardViewState: Equatable {
    var name: String
    /// The name of a symbol.
    var symbol: String?
  }
}
