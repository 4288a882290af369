/// The data of the settings, with the options and the chosen ones.
public struct SettingsViewData: Equatable, Sendable {
  public struct Option<ID: Hashable & Sendable>: Equatable, Sendable, Identifiable {
    public var id: ID
    public var title: String
    public var isChosen: Bool
  }

  public struct Cache: Equatable, Sendable {
    public var title: String
    public var sizeTitle: String
    public var size: String
    public var button: String
    /// The description of the data that clearing keeps.
    public var note: String
    public var isEnabled: Bool
  }

  public var appearance: String
  public var appearances: [Option<AppearanceChoice>]
  public var textSize: String
  public var textSizes: [Option<TextSizeChoice>]
  /// The title of a line that shows the chosen size.
  public var sampleTitle: String
  public var sample: String
  public var sampleSize: TextSizeChoice
  public var cache: Cache
  public var about: String
}
