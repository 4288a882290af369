public import Rostrum

/// The view of the settings screen, as its presenter uses it.
@MainActor
public protocol SettingsView: StateRendering where State == SettingsViewState {}

/// The ways out of the settings screen, as its presenter uses them.
@MainActor
public protocol SettingsNavigation: AnyObject {
  func settingsDone()
}
