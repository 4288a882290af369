/// a player's screen, as it shall look.
public struct PlayerDetailViewState: Equatable, Sendable {
  public var title: String
}
