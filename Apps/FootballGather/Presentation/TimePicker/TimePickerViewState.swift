/// the choice of a time, as it shall look.
public struct TimePickerViewState: Equatable, Sendable {
  public var title: String
}
