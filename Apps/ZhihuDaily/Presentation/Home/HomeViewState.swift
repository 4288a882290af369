/// The paper's days, as it shall look.
public struct HomeViewState: Equatable, Sendable {
  public var title: String
}
