import UIKitHosting

/// The screen of a scene: as large as the scene, because a page has no access to more.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  private weak var scene: UIWindowScene?

  /// Creates a screen that shows no scene, with the size of a phone.
  public override init() {
    super.init()
  }

  convenience init(of scene: UIWindowScene?) {
    self.init()
    self.scene = scene
  }

  /// The scene that the screen shows.
  final var _scene: UIWindowScene? { scene }

  private static let unknown = UIScreen(of: nil)

  /// The screen of the scene whose event is being handled, or for which the app is launched.
  open class var main: UIScreen {
    (_SceneRuntime.current?.windowScene ?? CurrentScene.launching?._launchScene)?.screen ?? unknown
  }

  /// The bounds of the main screen, for views that begin with its size and are laid out later.
  static var _mainBounds: CGRect {
    let scene = _SceneRuntime.current?.windowScene ?? CurrentScene.launching?._launchScene
    return scene?._bounds ?? unknown.bounds
  }

  /// The size in points.
  open var bounds: CGRect {
    // The caller must be notified of changes by a layout.
    scene?._runtime?.framesWereRead = true
    return scene?._bounds
      ?? CGRect(x: 0, y: 0, width: environment.width, height: environment.height)
  }

  /// The number of pixels per point for drawing; displays draw in their own resolution.
  open var scale: CGFloat { traitCollection.userInterfaceIdiom == .pad ? 2 : 3 }
  open var nativeScale: CGFloat { scale }

  /// The size in pixels, in portrait orientation.
  open var nativeBounds: CGRect {
    let (short, long) = (min(bounds.width, bounds.height), max(bounds.width, bounds.height))
    return CGRect(x: 0, y: 0, width: short * scale, height: long * scale)
  }

  /// The brightness from 0 to 1; pages cannot change that of the screen, so that setting it has no
  /// effect.
  open var brightness: CGFloat {
    get { 0.5 }
    set {}
  }

  /// Never posted.
  public nonisolated static let brightnessDidChangeNotification = NSNotification.Name(
    "UIScreenBrightnessDidChangeNotification"
  )

  open var coordinateSpace: any UICoordinateSpace { _SceneSpace(of: scene) }

  open var traitCollection: UITraitCollection { scene?.traitCollection ?? .current }
  open var maximumFramesPerSecond: Int { 60 }

  private var environment: SceneEnvironment { SceneEnvironment() }
}
