/// the match in progress, as it shall look.
public struct GatherViewState: Equatable, Sendable {
  public var title: String
}
