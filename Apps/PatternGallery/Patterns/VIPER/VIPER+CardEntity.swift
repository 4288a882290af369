extension VIPER {
  /// The card within the module: the model's own type stays outside.
  struct CardEntity: Equatable {
    var name: String
    var symbol: String?
  }
}
