/// The buttons below a story.
public struct StoryToolbarViewData: Equatable, Sendable {
  public struct Button: Equatable, Sendable {
    /// The name of a symbol.
    public var symbol: String
    public var label: String
    /// How many there are; nil where nobody knows.
    public var count: String?
    /// Whether it is on, for a mark that one sets.
    public var isOn = false
    public var isEnabled: Bool
  }

  public var comments: Button
  public var like: Button
  public var favourite: Button
  public var share: Button
}
