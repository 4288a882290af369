/// The state that a configuration for missing content depends on.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable, Sendable {
  public var traitCollection: UITraitCollection
  /// The search text; nil without a search.
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
