import Rostrum

/// All texts of the app in one language; the compiler checks that a language is complete.
public struct GatherTexts: Sendable {
  public var common: CommonTexts
  public var errors: ErrorTexts
  public var login: LoginTexts
  public var players: PlayerTexts
  public var playerList: PlayerListTexts
  public var playerDetail: PlayerDetailTexts
  public var playerForm: PlayerFormTexts
  public var teams: TeamsTexts
  public var tabs: TabTexts
  public var positions: PositionTexts
  public var match: MatchTexts
  public var matchEvents: MatchEventTexts
  public var gathers: GathersTexts
  public var account: AccountTexts
}

extension GatherTexts {
  /// Returns the texts for a user's preferred languages.
  public static func best(for languages: [String]) -> GatherTexts {
    let tag = Languages.best(of: ["en", "zh-Hans"], preferred: languages)
    return tag == "zh-Hans" ? .simplifiedChinese : .english
  }

  static let english = GatherTexts(
    common: .english,
    errors: .english,
    login: .english,
    players: .english,
    playerList: .english,
    playerDetail: .english,
    playerForm: .english,
    teams: .english,
    tabs: .english,
    positions: .english,
    match: .english,
    matchEvents: .english,
    gathers: .english,
    account: .english
  )
  static let simplifiedChinese = GatherTexts(
    common: .simplifiedChinese,
    errors: .simplifiedChinese,
    login: .simplifiedChinese,
    players: .simplifiedChinese,
    playerList: .simplifiedChinese,
    playerDetail: .simplifiedChinese,
    playerForm: .simplifiedChinese,
    teams: .simplifiedChinese,
    tabs: .simplifiedChinese,
    positions: .simplifiedChinese,
    match: .simplifiedChinese,
    matchEvents: .simplifiedChinese,
    gathers: .simplifiedChinese,
    account: .simplifiedChinese
  )
}
