public import Rostrum

/// A factory of Football Gather's screens for one user interface.
public typealias FootballGatherScreens = LoginScreens & PlayersScreens & MatchScreens
  & GathersScreens & AccountScreens

@MainActor
public protocol LoginScreens {
  func login(_ presenter: LoginPresenter) -> any Screen
}

@MainActor
public protocol PlayersScreens {
  func playerList(_ presenter: PlayerListPresenter) -> any Screen
  func playerDetail(_ presenter: PlayerDetailPresenter) -> any Screen
  func playerEdit(_ presenter: PlayerEditPresenter) -> any Screen
  func playerAdd(_ presenter: PlayerAddPresenter) -> any Screen
}

@MainActor
public protocol MatchScreens {
  func confirmPlayers(_ presenter: ConfirmPlayersPresenter) -> any Screen
  func gather(_ presenter: GatherPresenter) -> any Screen
  func timePicker(_ presenter: TimePickerPresenter) -> any Screen
  func matchResult(_ presenter: MatchResultPresenter) -> any Screen
}

@MainActor
public protocol GathersScreens {
  func gatherList(_ presenter: GatherListPresenter) -> any Screen
  func gatherDetail(_ presenter: GatherDetailPresenter) -> any Screen
}

@MainActor
public protocol AccountScreens {
  func account(_ presenter: AccountPresenter) -> any Screen
  func languageChoice(_ presenter: LanguageChoicePresenter) -> any Screen
}
