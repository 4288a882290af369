/// An item's row, ready to show.
public struct ItemRowViewData: Equatable, Identifiable, Sendable {
  public var id: String
  public var title: String
}
