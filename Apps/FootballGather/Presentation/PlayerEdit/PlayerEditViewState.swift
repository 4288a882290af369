/// the screen of one field, as it shall look.
public struct PlayerEditViewState: Equatable, Sendable {
  public var title: String
}
