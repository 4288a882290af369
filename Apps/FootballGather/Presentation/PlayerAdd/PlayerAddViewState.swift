/// The form of somebody new as it shall look.
public struct PlayerAddViewState: Equatable, Sendable {
  public var title: String
  public var cancel: String
  public var done: String
  public var canFinish = false
  public var isBusy = false
  /// Why nobody was added.
  public var message: String?
  public var fields: [PlayerTextField]
  /// Position and skill; neither is needed.
  public var choices: [PlayerChoiceField]
}
