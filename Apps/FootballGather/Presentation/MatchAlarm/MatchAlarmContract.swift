public import Rostrum

/// The view of the alarm.
@MainActor
public protocol MatchAlarmView: StateRendering where State == MatchAlarmViewState {
  /// The time is over: plays sound and vibration, and announces the text.
  func signal(_ text: String)
}
