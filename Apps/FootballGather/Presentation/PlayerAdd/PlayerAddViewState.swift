/// the form of somebody new, as it shall look.
public struct PlayerAddViewState: Equatable, Sendable {
  public var title: String
}
