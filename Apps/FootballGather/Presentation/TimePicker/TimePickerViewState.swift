/// The choice of a time, as it shall look.
public struct TimePickerViewState: Equatable, Sendable {
  public struct Wheel: Equatable, Sendable {
    /// What it is called.
    public var label: String
    public var rows: [String]
    /// 0-based.
    public var selected: Int
  }

  public var title: String
  public var cancel: String
  public var done: String
  /// Minutes, then seconds.
  public var wheels: [Wheel]
}
