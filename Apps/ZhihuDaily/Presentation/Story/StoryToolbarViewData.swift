/// The buttons below a story.
public struct StoryToolbarViewData: Equatable, Sendable {
  public struct Button: Equatable, Sendable {
    /// The name of a symbol.
    public var symbol: String
    public var label: String
    /// The count; nil if it is unknown.
    public var count: String?
    /// A Boolean value that indicates whether a mark is set.
    public var isOn = false
    public var isEnabled: Bool
  }

  public var comments: Button
  public var like: Button
  public var favourite: Button
  public var share: Button
}
