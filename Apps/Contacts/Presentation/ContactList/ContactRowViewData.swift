/// A row of the list, ready to show.
public struct ContactRowViewData: Equatable, Sendable {
  public var monogram: MonogramViewData
  public var name: String
  /// The position; nil if there is none.
  public var position: String?
}
