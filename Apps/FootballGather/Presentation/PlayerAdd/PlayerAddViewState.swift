/// The state of the form that adds a player.
public struct PlayerAddViewState: Equatable, Sendable {
  public var title: String
  public var cancel: String
  public var done: String
  public var canFinish = false
  public var isBusy = false
  /// The reason why the player was not added.
  public var message: String?
  public var fields: [PlayerTextField]
  /// The choices of position and skill, which are optional.
  public var choices: [PlayerChoiceField]
}
