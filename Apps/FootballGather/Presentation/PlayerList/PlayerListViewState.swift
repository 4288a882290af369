/// the list of players, as it shall look.
public struct PlayerListViewState: Equatable, Sendable {
  public var title: String
}
