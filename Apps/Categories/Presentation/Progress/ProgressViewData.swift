/// What the small panel over the content says; content stays usable under it.
public struct ProgressViewData: Equatable, Sendable {
  public var text: String
  /// Whether something goes on; otherwise the text is a message that goes by itself.
  public var isBusy: Bool
}
