/// How a date picker looks.
public enum UIDatePickerStyle: Int, Sendable {
  /// The one that the platform takes for the picker's mode: here it is always `wheels`.
  case automatic = 0
  case wheels = 1
}
