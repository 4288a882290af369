import RostrumTesting
import SamplerPresentation

final class SettingsSpy: ViewSpy<SettingsViewState>, SettingsView {}
