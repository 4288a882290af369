/// How a date picker looks.
public enum UIDatePickerStyle: Int, Sendable {
  /// What goes with the picker's mode: `compact`, but `wheels` for a count-down and for months.
  case automatic = 0
  case wheels = 1
  /// A button with the date, and one with the time, that open a calendar or wheels.
  case compact = 2
  /// A calendar in place, with a button for the time below.
  case inline = 3
}
