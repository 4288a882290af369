extension VIPER {
  /// The card within the module, separate from the model's type.
  struct CardEntity: Equatable {
    var name: String
    var symbol: String?
  }
}
