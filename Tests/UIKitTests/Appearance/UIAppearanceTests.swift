import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// The appearance proxies of an app's bars and controls.
@MainActor
struct UIAppearanceTests {
  private final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
      let bars = UINavigationBar.appearance()
      bars.barTintColor = .red
      bars.tintColor = .white
      SpecialBar.appearance().barTintColor = .green
      UIBarButtonItem.appearance().setTitleTextAttributes(
        [.foregroundColor: UIColor.yellow],
        for: .normal
      )
      UITabBar.appearance().unselectedItemTintColor = .blue
      UISwitch.appearance().onTintColor = .purple
      return true
    }

    func application(
      _ application: UIApplication,
      configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let scene = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
      scene.delegateClass = SceneDelegate.self
      return scene
    }
  }

  private final class SpecialBar: UITabBar {}

  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene,
      willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: scene)
      let screen = UIViewController()
      screen.title = "Screen"
      screen.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit", primaryAction: nil)
      let own = UISwitch()
      own.onTintColor = .brown
      screen.view.addSubview(UISwitch())
      screen.view.addSubview(own)
      screen.view.addSubview(UIToolbar())
      let special = SpecialBar()
      special.items = [UITabBarItem(title: "Item", image: nil, tag: 0)]
      screen.view.addSubview(special)
      window.rootViewController = UINavigationController(rootViewController: screen)
      window.makeKeyAndVisible()
      self.window = window
      // Many apps configure their bars last.
      UIToolbar.appearance().barTintColor = .orange
    }
  }

  private let driver = SceneDriver(delegateClass: AppDelegate.self)

  private func attributes<Value>(_ pick: (Attribute) -> Value?) -> [Value] {
    driver.settle()
    let nodes = driver.display.tree.nodes.values
    return nodes.flatMap(\.attributes).compactMap(pick)
  }

  @Test func barsAddedToAWindowTakeTheirAppearance() throws {
    let colors = attributes { attribute -> ColorValue? in
      if case .bar(_, let barAppearance?) = attribute { barAppearance.standard.color } else { nil }
    }
    // The appearance of a subclass takes precedence over that of its superclass.
    #expect(Set(colors.map(\.light)) == [0xFF00_00FF, 0x00FF_00FF, UIColor.orange._value.light])
    let items = attributes { attribute -> ColorValue? in
      guard case .barButtonStyle(_, let barAppearance?) = attribute else { return nil }
      return barAppearance.standard.title?.color
    }
    #expect(Set(items) == [UIColor.yellow._value, UIColor.blue._value])
  }

  @Test func aViewsOwnTintTakesPrecedenceOverItsAppearance() {
    let tints = attributes { if case .tint(let color?) = $0 { color } else { nil } }
    #expect(Set(tints) == [.init(0xFFFF_FFFF), UIColor.purple._value, UIColor.brown._value])
  }

  private final class Badge: UIView {}

  /// Generic code finds the proxy of any class of views.
  private func paint<View: UIView & UIAppearance>(_ type: View.Type, _ color: UIColor) {
    type.appearance().backgroundColor = color
    type.appearance().tintColor = color
  }

  @Test func anyViewTakesTheBackgroundAndTintOfItsClass() {
    final class Screen: UIViewController {
      var configure: () -> Void = {}

      override func viewDidLoad() {
        super.viewDidLoad()
        configure()
      }
    }
    let (plain, own, other) = (Badge(), Badge(), UIView())
    own.backgroundColor = .blue
    let screen = Screen()
    screen.configure = {
      self.paint(Badge.self, .red)
      for view in [plain, own, other] { screen.view.addSubview(view) }
    }
    let driver = SceneDriver(rootViewController: screen)
    driver.settle()
    #expect(plain.backgroundColor == .red && plain.tintColor == .red)
    #expect(own.backgroundColor == .blue && own.tintColor == .red)
    #expect(other.backgroundColor == nil)
  }

  @Test func anotherAppHasItsOwnAppearances() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let other = SceneDriver(rootViewController: navigation)
    other.settle()
    let hasAppearance = other.display.tree.nodes.values.flatMap(\.attributes).contains {
      if case .bar(_, .some) = $0 { true } else { false }
    }
    #expect(!hasAppearance)
    _ = driver
  }
}
