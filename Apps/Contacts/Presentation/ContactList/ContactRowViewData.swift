/// One row of the list, ready to show.
public struct ContactRowViewData: Equatable, Sendable {
  public var monogram: MonogramViewData
  public var name: String
  /// Nil where there is none.
  public var position: String?
}
