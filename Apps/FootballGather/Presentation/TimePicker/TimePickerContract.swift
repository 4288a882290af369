public import Rostrum

/// The view of the choice of a time.
@MainActor
public protocol TimePickerView: StateRendering where State == TimePickerViewState {}

/// The navigation of the choice of a time.
@MainActor
public protocol TimePickerNavigation: AnyObject {
  /// - Parameter time: The chosen time; nil if the user cancelled.
  func timeChosen(_ time: Duration?)
}
