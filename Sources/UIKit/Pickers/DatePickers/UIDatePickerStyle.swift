/// The style of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
  /// The default style of the picker's mode: `compact`, but `wheels` for countdowns and months.
  case automatic = 0
  case wheels = 1
  /// A button for the date and a button for the time, which open a calendar or wheels.
  case compact = 2
  /// An inline calendar, with a button for the time below.
  case inline = 3
}
