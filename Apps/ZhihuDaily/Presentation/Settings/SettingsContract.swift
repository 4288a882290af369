public import Rostrum

/// The view of the settings.
@MainActor
public protocol SettingsView: StateRendering where State == SettingsViewState {
  /// Announces a text to users of screen readers.
  func announce(_ text: String)
}

/// The navigation of the settings.
@MainActor
public protocol SettingsNavigation: Confirming {}
