/// the list of matches, as it shall look.
public struct GatherListViewState: Equatable, Sendable {
  public var title: String
}
