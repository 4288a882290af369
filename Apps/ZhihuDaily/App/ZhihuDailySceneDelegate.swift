public import Rostrum
public import RostrumUIKit
public import UIKit
import ZhihuDailyModel
import ZhihuDailyPresentation
import ZhihuDailyUI

/// The scene delegate, which starts the flow of Zhihu Daily and applies the chosen appearance.
public final class ZhihuDailySceneDelegate: RootSceneDelegate {
  private weak var app: ZhihuDailyAppDelegate?
  private var appearances: Task<Void, Never>?

  public override func start(
    on navigator: Navigator,
    in environment: AppEnvironment,
    scene: UIWindowScene
  ) {
    guard let app = UIApplication.shared.delegate as? ZhihuDailyAppDelegate else {
      preconditionFailure(
        "ZhihuDailySceneDelegate needs a ZhihuDailyAppDelegate as the app's delegate."
      )
    }
    self.app = app
    let repositories = app.repositories(in: environment)
    follow(repositories.settings)
    let services = NewsServices(
      repositories,
      environment: environment,
      storyBase: app.configuration.storyBase,
      site: app.configuration.site
    )
    navigator.start(
      ZhihuDailyCoordinator(
        screens: ZhihuDailyScreensFactory(pictures: services.pictures),
        app: services
      )
    )
  }

  public override func route(for path: RoutePath) -> (any Route)? {
    ZhihuDailyRoute(path: path)
  }

  public override func sceneDidEnterBackground(_ scene: UIScene) {
    super.sceneDidEnterBackground(scene)
    app?.sceneDidLeaveForeground()
  }

  public override func sceneDidDisconnect(_ scene: UIScene) {
    super.sceneDidDisconnect(scene)
    appearances?.cancel()
    app?.sceneDidLeaveForeground()
  }

  // MARK: - Appearance

  private func follow(_ settings: any SettingsRepository) {
    appearances = Task { [weak self] in
      let changes = await settings.changes()
      // The screens that show the settings report read errors; the device's appearance applies
      // here.
      if let known = try? await settings.settings() { self?.show(known.appearance) }
      for await next in changes { self?.show(next.appearance) }
    }
  }

  private func show(_ appearance: NewsSettings.Appearance) {
    window?.overrideUserInterfaceStyle =
      switch appearance {
      case .system: .unspecified
      case .light: .light
      case .dark: .dark
      }
  }
}
