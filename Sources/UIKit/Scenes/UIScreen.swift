import UIKitHosting

/// The screen that a scene is on: as large as the scene's own room, as a page knows of nothing else.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  private weak var scene: UIWindowScene?

  init(of scene: UIWindowScene?) {
    self.scene = scene
    super.init()
  }

  private static let unknown = UIScreen(of: nil)

  /// That of the scene whose event is being handled, or for which the app is launched.
  open class var main: UIScreen {
    (_SceneRuntime.current?.windowScene ?? CurrentScene.launching?._launchScene)?.screen ?? unknown
  }

  /// Points.
  open var bounds: CGRect {
    // Who asks is to hear when they change, by a layout.
    scene?._runtime?.framesWereRead = true
    return scene?._bounds
      ?? CGRect(x: 0, y: 0, width: environment.width, height: environment.height)
  }

  /// Pixels for each point, of what is drawn for the screen; displays draw as finely as they can.
  open var scale: CGFloat { traitCollection.userInterfaceIdiom == .pad ? 2 : 3 }
  open var nativeScale: CGFloat { scale }

  /// Pixels, upright.
  open var nativeBounds: CGRect {
    let (short, long) = (min(bounds.width, bounds.height), max(bounds.width, bounds.height))
    return CGRect(x: 0, y: 0, width: short * scale, height: long * scale)
  }

  open var coordinateSpace: any UICoordinateSpace { _SceneSpace(of: scene) }

  open var traitCollection: UITraitCollection { scene?.traitCollection ?? .current }
  open var maximumFramesPerSecond: Int { 60 }

  private var environment: SceneEnvironment { SceneEnvironment() }
}
