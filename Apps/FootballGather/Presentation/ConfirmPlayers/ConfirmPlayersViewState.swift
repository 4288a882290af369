/// the screen that makes teams, as it shall look.
public struct ConfirmPlayersViewState: Equatable, Sendable {
  public var title: String
}
