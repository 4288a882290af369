/// The data of the small panel over the content, which stays usable.
public struct ProgressViewData: Equatable, Sendable {
  public var text: String
  /// A Boolean value that indicates whether work is in progress; otherwise the text is a message
  /// that disappears automatically.
  public var isBusy: Bool
}
