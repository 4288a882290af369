public import Rostrum

/// The view of the settings.
@MainActor
public protocol SettingsView: StateRendering, Announcing where State == SettingsViewState {}

/// The navigation of the settings.
@MainActor
public protocol SettingsNavigation: Confirming {}
