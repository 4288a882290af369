public import Rostrum

/// What the presenter may ask of the settings.
@MainActor
public protocol SettingsView: StateRendering where State == SettingsViewState {
  /// Says a text to those who cannot see the screen.
  func announce(_ text: String)
}

/// What the settings may ask of its flow.
@MainActor
public protocol SettingsNavigation: Confirming {}
