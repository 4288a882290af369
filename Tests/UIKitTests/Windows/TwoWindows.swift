import Foundation
import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// A scene with a window, to which tests add others.
@MainActor
final class TwoWindows {
  let home = TitledScreen("Home")
  let driver: SceneDriver
  let main: UIWindow
  let scene: UIWindowScene
  private(set) var others: [UIWindow] = []

  init() throws {
    driver = SceneDriver(rootViewController: home)
    main = try #require(home.view.window)
    scene = try #require(main.windowScene)
  }

  @discardableResult
  func add(
    _ title: String,
    _ make: @MainActor (UIWindowScene) -> UIWindow = UIWindow.init(windowScene:),
    level: UIWindow.Level = .normal,
    shows: Bool = true,
    keeps: Bool = true
  ) -> UIWindow {
    let window = make(scene)
    window.windowLevel = level
    window.rootViewController = TitledScreen(title)
    if shows { window.isHidden = false }
    if keeps { others.append(window) }
    return window
  }

  /// The titles of the screens that can be perceived, from back to front.
  var labels: [String] { driver.find(nil, .text).map(\.label) }

  var windowsOfTheApp: [UIWindow]? { scene._runtime?.application.windows }

  /// Returns whether the display shows that a field has the keyboard.
  func isEditing(_ field: UITextField) -> Bool {
    driver.settle()
    return field._nodeID.flatMap { driver.display.tree[$0] }?.isEditing ?? false
  }

  /// Returns whether displays let touches of a view through to the windows behind.
  func passes(_ view: UIView) throws -> Bool {
    driver.settle()
    let node = try #require(view._nodeID.flatMap { driver.display.tree[$0] })
    return node.attributes.contains { attribute in
      if case .pointers(let pointers) = attribute { pointers.contains(.passes) } else { false }
    }
  }
}

/// A screen with a title, a button and a field, which counts what it receives.
final class TitledScreen: LoggingScreen {
  let button = UIButton(type: .system)
  let field = UITextField()
  private let text: String
  private(set) var taps = 0
  private(set) var touches = 0
  private(set) var keys = 0
  private(set) var sizes: [CGSize] = []

  init(_ text: String) {
    self.text = text
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(frame: CGRect(x: 20, y: 60, width: 200, height: 30))
    label.text = text
    button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
    button.setTitle("\(text) button", for: .normal)
    button.addAction(UIAction { [unowned self] _ in taps += 1 }, for: .touchUpInside)
    field.frame = CGRect(x: 20, y: 160, width: 200, height: 34)
    for subview in [label, button, field] { view.addSubview(subview) }
  }

  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(input: "k", modifierFlags: .command, action: Selector(TitledScreen.keyPressed))]
  }

  private func keyPressed(_ sender: Any?) {
    keys += 1
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    self.touches += 1
  }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    sizes.append(size)
  }
}

/// A controller that logs its appearance.
class LoggingScreen: UIViewController {
  var calls: [String] = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    calls.append("viewWillAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    calls.append("viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    calls.append("viewWillDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    calls.append("viewDidDisappear")
  }
}

/// The usual window of toasts: only the subviews of its root view receive touches.
final class PassingWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    return found === self || found === rootViewController?.view ? nil : found
  }
}

/// A window that receives no touches, unless it is solid.
final class GhostWindow: UIWindow {
  var isSolid = false

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { isSolid }
}

final class TouchWindow: UIWindow {
  private(set) var touches = 0
  private(set) var places: [CGPoint] = []

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    bounds.contains(point) ? self : nil
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    self.touches += 1
    places += touches.map { $0.location(in: self) }
  }
}

final class KeyLogWindow: UIWindow {
  private(set) var calls: [String] = []

  override func becomeKey() {
    super.becomeKey()
    calls.append("becomeKey")
  }

  override func resignKey() {
    super.resignKey()
    calls.append("resignKey")
  }
}

final class NeverKeyWindow: UIWindow {
  override var canBecomeKey: Bool { false }
}

/// The names of notifications, in order.
@MainActor
final class WindowLog {
  private(set) var names: [Notification.Name] = []
  private var observers: [any NSObjectProtocol] = []

  func observe(_ name: Notification.Name, of window: UIWindow) {
    let observer = NotificationCenter.default.addObserver(
      forName: name,
      object: window,
      queue: nil
    ) { [weak self] note in
      // UIKit posts on the main actor.
      MainActor.assumeIsolated { self?.names.append(name) }
    }
    observers.append(observer)
  }
}
