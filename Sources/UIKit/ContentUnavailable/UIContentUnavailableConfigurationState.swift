/// What a configuration for missing content depends on.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable, Sendable {
  public var traitCollection: UITraitCollection
  /// What is being searched for; nil where nothing is.
  public var searchText: String?

  private var custom = CustomStates()

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom.values[key] }
    set { custom.values[key] = newValue }
  }

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}
