/// The state of the choice of a time.
public struct TimePickerViewState: Equatable, Sendable {
  public struct Wheel: Equatable, Sendable {
    /// The accessibility label.
    public var label: String
    public var rows: [String]
    /// The index of the selected row, 0-based.
    public var selected: Int
  }

  public var title: String
  public var cancel: String
  public var done: String
  /// The wheels: minutes, then seconds.
  public var wheels: [Wheel]
  /// A Boolean value that indicates whether the selected time can be set; false for zero.
  public var isDoneEnabled: Bool { wheels.contains { $0.selected > 0 } }
}
