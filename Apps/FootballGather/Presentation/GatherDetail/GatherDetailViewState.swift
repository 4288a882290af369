/// one match that was, as it shall look.
public struct GatherDetailViewState: Equatable, Sendable {
  public var title: String
}
