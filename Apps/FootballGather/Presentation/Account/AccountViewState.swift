/// the account, as it shall look.
public struct AccountViewState: Equatable, Sendable {
  public var title: String
}
