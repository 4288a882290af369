import Testing
import UIKit
import UIKitTesting

/// Apple: `UIInterfaceOrientation`, `UIDevice.orientation`, `requestGeometryUpdate(_:errorHandler:)`.
@MainActor
struct OrientationTests {
  private let screen = TurningScreen()
  private let driver: SceneDriver

  init() {
    driver = SceneDriver(rootViewController: screen)
  }

  private func turn() {
    driver.resize(to: .phone, width: 844, height: 390)
  }

  @Test func theInterfaceOrientationIsThatOfTheWindow() throws {
    let scene = try #require(screen.view.window?.windowScene)
    #expect(scene.interfaceOrientation == .portrait)
    turn()
    #expect(scene.interfaceOrientation == .landscapeRight)
    #expect(scene.effectiveGeometry.interfaceOrientation.isLandscape)
  }

  @Test func turningTheDevicePostsNotifications() {
    turn()
    #expect(screen.orientations == [.landscapeLeft])
    driver.resize(to: .phone, width: 800, height: 390)
    #expect(screen.orientations == [.landscapeLeft])
    driver.resize(to: .phone, width: 390, height: 844)
    #expect(screen.orientations == [.landscapeLeft, .portrait])
  }

  @Test func orientationIsNotPostedUnlessNotificationsAreGenerated() throws {
    try driver.tap("Quiet")
    turn()
    #expect(screen.orientations == [])
  }

  @Test func anUnavailableOrientationIsDenied() throws {
    let scene = try #require(screen.view.window?.windowScene)
    var errors: [UISceneError.Code?] = []
    let handler: (any Error) -> Void = { errors.append(($0 as? UISceneError)?.code) }
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait), errorHandler: handler)
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .all), errorHandler: handler)
    #expect(errors == [])
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape), errorHandler: handler)
    #expect(errors == [.geometryRequestDenied])
    turn()
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeLeft), errorHandler: handler)
    #expect(errors.count == 1)
  }

  @Test func orientationMasksHaveUIKitsValues() {
    #expect(UIInterfaceOrientationMask.all.contains(.portraitUpsideDown))
    #expect(!UIInterfaceOrientationMask.allButUpsideDown.contains(.portraitUpsideDown))
    #expect(UIInterfaceOrientationMask.landscape == [.landscapeLeft, .landscapeRight])
    #expect(UIInterfaceOrientationMask.portrait.rawValue == 2)
    #expect(UIInterfaceOrientationMask.landscapeLeft.rawValue == 16)
  }

  @Test func aScreenForLandscapeAloneTurnsADrawnPhoneWhileItIsShown() throws {
    let window = try #require(screen.view.window)
    func isTurned() -> Bool {
      driver.display.tree.nodes.values.contains { $0.attributes.contains(.isLandscape(true)) }
    }
    #expect(!isTurned())
    let wide = WideScreen()
    wide.modalPresentationStyle = .fullScreen
    screen.present(wide, animated: false)
    driver.settle()
    #expect(window._isLandscape)
    #expect(isTurned())
    screen.dismiss(animated: false)
    driver.settle()
    #expect(!window._isLandscape)
    #expect(!isTurned())
  }

  @Test func controllersProvideSupportedOrientations() {
    let plain = UIViewController()
    #expect(plain.supportedInterfaceOrientations == .allButUpsideDown)
    #expect(plain.shouldAutorotate)
    screen.asked = 0
    screen.setNeedsUpdateOfSupportedInterfaceOrientations()
    #expect(screen.asked == 1)
  }

  @Test func theStatusBarManagerFollowsTheOrientation() throws {
    let manager = try #require(screen.view.window?.windowScene?.statusBarManager)
    #expect(!manager.isStatusBarHidden)
    #expect(manager.statusBarStyle == .lightContent)
    #expect(manager.statusBarFrame.width == 390)
    turn()
    #expect(manager.isStatusBarHidden)
    #expect(manager.statusBarFrame == .zero)
  }
}

private final class WideScreen: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
}

private final class TurningScreen: UIViewController {
  private(set) var orientations: [UIDeviceOrientation] = []
  var asked = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let quiet = UIAction(title: "Quiet") { _ in
      UIDevice.current.endGeneratingDeviceOrientationNotifications()
    }
    view.addSubview(UIButton(type: .system, primaryAction: quiet))
    NotificationCenter.default.addObserver(
      self,
      selector: Selector(TurningScreen.turned),
      name: UIDevice.orientationDidChangeNotification,
      object: nil
    )
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    asked += 1
    return .portrait
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  private func turned() {
    orientations.append(UIDevice.current.orientation)
  }
}
