import Foundation
import Testing
import UIKit
import UIKitTesting

// UIKit instantiates classes that an app names, with any initialiser:
// https://developer.apple.com/documentation/uikit/uisceneconfiguration/delegateclass,
// https://developer.apple.com/documentation/uikit/uiview/layerclass.

@MainActor
struct DelegateClassTests {
  @Test func delegatesOfXcodesTemplateAreMade() {
    let phone = SceneDriver(delegateClass: AppDelegate.self)
    #expect(phone.find("Hello").count == 1)
  }

  @Test func aDelegateSubclassIsMadeWithItsOwnProperties() {
    let phone = SceneDriver(delegateClass: ForeignAppDelegate.self)
    #expect(phone.find("Salut").count == 1)
  }

  @Test func aDelegateNeedsNotBeAResponder() {
    let phone = SceneDriver(delegateClass: PlainAppDelegate.self)
    #expect(phone.find("Hello").count == 1)
  }

  @Test func aLayerClassWithAnotherInitialiserIsMade() throws {
    let view = NamedLayerView()
    let layer = try #require(view.layer as? NamedLayer)
    #expect(layer.title == "unnamed")
    #expect(NamedLayer(title: "named").title == "named")
  }

  @Test func aSubclassMakesSpacesOfItsOwnClass() {
    let space: NamedItem = NamedItem.flexibleSpace()
    #expect(space.note == "own")
    #expect(NamedItem.fixedSpace(8).width == 8)
  }
}

private class AppDelegate: UIResponder, UIApplicationDelegate {
  var sceneDelegate: AnyClass { SceneDelegate.self }

  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let scene = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
    scene.delegateClass = sceneDelegate
    return scene
  }
}

private class ForeignAppDelegate: AppDelegate {
  let delegates: [AnyClass] = [ForeignSceneDelegate.self]
  override var sceneDelegate: AnyClass { delegates[0] }
}

private class PlainAppDelegate: NSObject, UIApplicationDelegate {
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

private class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var greeting = "Hello"

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    let screen = UIViewController()
    let label = UILabel()
    label.text = greeting
    screen.view.addSubview(label)
    window?.rootViewController = screen
    window?.makeKeyAndVisible()
  }
}

private class ForeignSceneDelegate: SceneDelegate {
  override init() {
    super.init()
    greeting = "Salut"
  }
}

private class NamedLayer: CALayer {
  var title = "unnamed"

  override init() { super.init() }

  init(title: String) {
    self.title = title
    super.init()
  }
}

private class NamedLayerView: UIView {
  override class var layerClass: AnyClass { NamedLayer.self }
}

private class NamedItem: UIBarButtonItem {
  var note = "own"
}
