import DeviceKeychain
import FootballGatherModel
import FootballGatherPresentation
import FootballGatherUI
import Foundation
import Rostrum
import RostrumTesting
import RostrumUIKit
import Testing
import UIKit

/// Starts the app's flow after the data was created.
final class OfflineSceneDelegate: RootSceneDelegate {
  override func start(
    on navigator: Navigator,
    in environment: AppEnvironment,
    scene: UIWindowScene
  ) {
    guard let app = UIApplication.shared.delegate as? OfflineAppDelegate else {
      preconditionFailure("OfflineSceneDelegate needs a OfflineAppDelegate as the app's delegate.")
    }
    let setting = app.setting
    var environment = environment
    environment.clock = setting.clock
    environment.now = { [clock = setting.clock] in
      .noon.addingTimeInterval(clock.now.offset / .seconds(1))
    }
    let repositories = repositories(in: environment)
    let services = GatherServices(
      account: repositories.account,
      players: repositories.players,
      gathers: repositories.gathers,
      settings: repositories.settings,
      environment: environment
    )
    Task {
      do { try await setting.seed(repositories) } catch { Issue.record(error) }
      let flow = FootballGatherCoordinator(
        screens: FootballGatherScreensFactory(),
        app: services
      )
      if let window { flow.onTabs = MatchChrome(window: window).show }
      navigator.start(flow)
    }
  }

  override func route(for path: RoutePath) -> (any Route)? {
    FootballGatherRoute(path: path)
  }

  private func repositories(in environment: AppEnvironment) -> GatherRepositories {
    GatherRepositories(
      folder: environment.documents,
      keychain: FileKeychain(folder: environment.documents),
      client: GatherAPIClient(
        base: URL(filePath: "/api/"),
        transport: NoNetwork(),
        now: environment.now
      ),
      now: environment.now,
      clock: environment.clock
    )
  }
}

extension Date {
  /// 2026-05-17 12:00 UTC.
  static let noon = Date(timeIntervalSince1970: 1_779_019_200)
}
