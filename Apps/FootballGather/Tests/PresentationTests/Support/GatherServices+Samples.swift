import FootballGatherModel
import RostrumTesting

@testable import FootballGatherPresentation

extension GatherServices {
  /// Returns fake services; a test passes those that it needs.
  static func fake(
    account: any AccountRepository = FakeAccountRepository(),
    players: any PlayerRepository = FakePlayerRepository(),
    gathers: any GatherRepository = FakeGatherRepository(),
    settings: any SettingsRepository = FakeSettingsRepository(),
    language: String = "en",
    clock: any Clock<Duration> = TestClock()
  ) -> GatherServices {
    GatherServices(
      account: account,
      players: players,
      gathers: gathers,
      settings: settings,
      environment: .of(language, clock: clock)
    )
  }
}
