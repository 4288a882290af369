public import Rostrum

/// What the presenter may ask of the choice of a time.
@MainActor
public protocol TimePickerView: StateRendering where State == TimePickerViewState {}

/// What the choice of a time may ask of its flow.
@MainActor
public protocol TimePickerNavigation: AnyObject {
  /// - Parameter time: Nil where it shall stay as it is.
  func timeChosen(_ time: Duration?)
}
