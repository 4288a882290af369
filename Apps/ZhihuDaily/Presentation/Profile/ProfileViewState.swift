/// The reader's own, as it shall look.
public struct ProfileViewState: Equatable, Sendable {
  public var title: String
}
