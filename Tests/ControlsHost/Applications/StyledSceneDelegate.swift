import UIKit

/// An app that customizes its bars, at launch and screen by screen.
final class StyledAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    let tabs = UITabBarAppearance()
    tabs.configureWithOpaqueBackground()
    tabs.backgroundColor = UIColor(red: 0.1, green: 0.15, blue: 0.3, alpha: 1)
    let items = tabs.stackedLayoutAppearance
    items.normal.iconColor = .lightGray
    items.normal.titleTextAttributes = [.foregroundColor: UIColor.lightGray]
    items.selected.iconColor = .white
    items.selected.titleTextAttributes = [.foregroundColor: UIColor.white]
    items.normal.badgeBackgroundColor = .purple
    UITabBar.appearance().standardAppearance = tabs
    let edge = UITabBarAppearance(barAppearance: tabs)
    edge.backgroundColor = UIColor(red: 0.3, green: 0.1, blue: 0.1, alpha: 1)
    UITabBar.appearance().scrollEdgeAppearance = edge
    return true
  }

  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let scene = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    scene.delegateClass = StyledSceneDelegate.self
    return scene
  }
}

final class StyledSceneDelegate: ScreenSceneDelegate {
  override func makeRoot() -> UIViewController {
    let tabs = UITabBarController()
    tabs.viewControllers = [opaque(), transparent(), controls(), plain()]
    tabs.viewControllers?.last?.tabBarItem.badgeValue = "2"
    return tabs
  }

  /// Returns a coloured bar, of another colour at the scroll edge, with a large title.
  private func opaque() -> UIViewController {
    let list = LongListViewController()
    let stack = stack(list, "Colours", "square.grid.2x2")
    let bar = stack.navigationBar
    bar.prefersLargeTitles = true
    let standard = UINavigationBarAppearance()
    standard.configureWithOpaqueBackground()
    standard.backgroundColor = UIColor(red: 0, green: 0.4, blue: 0, alpha: 1)
    standard.titleTextAttributes = [.foregroundColor: UIColor.yellow]
    standard.largeTitleTextAttributes = [.foregroundColor: UIColor.white]
    let edge = UINavigationBarAppearance(barAppearance: standard)
    edge.backgroundColor = UIColor(red: 0.4, green: 0, blue: 0.4, alpha: 1)
    bar.standardAppearance = standard
    bar.scrollEdgeAppearance = edge
    bar.tintColor = .white
    return stack
  }

  /// Returns a bar over an image, by the older API.
  private func transparent() -> UIViewController {
    let screen = UIViewController()
    let sky = UIView()
    sky.backgroundColor = .systemIndigo
    sky.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(sky)
    NSLayoutConstraint.activate([
      sky.topAnchor.constraint(equalTo: screen.view.topAnchor),
      sky.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
      sky.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
      sky.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor),
    ])
    let stack = stack(screen, "Clear", "photo")
    let bar = stack.navigationBar
    bar.isTranslucent = true
    bar.barTintColor = .clear
    bar.titleTextAttributes = [
      .foregroundColor: UIColor.white, .font: UIFont.systemFont(ofSize: 20, weight: .black),
    ]
    bar.tintColor = .white
    let edit = UIBarButtonItem(title: "Edit", primaryAction: UIAction { _ in })
    edit.setTitleTextAttributes([.foregroundColor: UIColor.yellow], for: .normal)
    screen.navigationItem.rightBarButtonItem = edit
    return stack
  }

  private func controls() -> UIViewController {
    stack(StyledControlsViewController(), "Controls", "slider.horizontal.3")
  }

  /// Returns a bar with the system's appearance.
  private func plain() -> UIViewController {
    stack(LongListViewController(), "Plain", "list.bullet")
  }

  private func stack(
    _ screen: UIViewController,
    _ title: String,
    _ symbol: String
  ) -> UINavigationController {
    screen.title = title
    screen.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), tag: 0)
    return UINavigationController(rootViewController: screen)
  }
}
