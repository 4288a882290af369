public import FootballGatherModel
import Foundation
public import Rostrum

/// The dependencies of the app's flows and presenters, for one scene.
///
/// A presenter keeps only those that it needs.
public struct GatherServices: Sendable {
  public var account: any AccountRepository
  public var players: any PlayerRepository
  public var gathers: any GatherRepository
  public var settings: any SettingsRepository
  public var environment: AppEnvironment
  public var activity: SceneActivity
  /// The user of the current session, to whom drafts belong; nil without a session.
  var user: UUID?
  /// The texts in the user's language.
  public var texts: GatherTexts

  public init(
    account: any AccountRepository,
    players: any PlayerRepository,
    gathers: any GatherRepository,
    settings: any SettingsRepository,
    environment: AppEnvironment,
    activity: SceneActivity = SceneActivity()
  ) {
    self.account = account
    self.players = players
    self.gathers = gathers
    self.settings = settings
    self.environment = environment
    self.activity = activity
    texts = .best(for: environment.languages)
  }
}
