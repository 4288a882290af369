import Foundation
import UIKitHosting

extension UIWindowScene {
  /// The geometry of a scene on its device.
  @preconcurrency @MainActor
  open class Geometry: NSObject {
    public let coordinateSpace: any UICoordinateSpace
    public let interfaceOrientation: UIInterfaceOrientation

    init(of scene: UIWindowScene) {
      coordinateSpace = scene.coordinateSpace
      interfaceOrientation = scene.interfaceOrientation
      super.init()
    }
  }

  /// The geometry that an app requests for a scene.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    fileprivate override init() {
      super.init()
    }
  }

  public final var effectiveGeometry: UIWindowScene.Geometry { Geometry(of: self) }

  /// Portrait if the scene is at least as high as it is wide, otherwise landscape right.
  public final var interfaceOrientation: UIInterfaceOrientation {
    UIInterfaceOrientation(of: _bounds.size)
  }

  public final var statusBarManager: UIStatusBarManager? { UIStatusBarManager(of: self) }

  /// Requests another geometry.
  ///
  /// A page cannot rotate its device: requests for anything but the current geometry are denied.
  ///
  /// - Parameters:
  ///   - geometryPreferences: The orientations, as `.iOS(interfaceOrientations:)`.
  ///   - errorHandler: Called with a `UISceneError` if the request is denied.
  public final func requestGeometryUpdate(
    _ geometryPreferences: UIWindowScene.GeometryPreferences,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let preferences = geometryPreferences as? GeometryPreferences.iOS else { return }
    if preferences.interfaceOrientations?.includes(interfaceOrientation) ?? true { return }
    errorHandler?(UISceneError(.geometryRequestDenied))
  }
}

extension UIWindowScene.GeometryPreferences {
  // The name is Apple's.
  // swift-format-ignore: TypeNamesShouldBeCapitalized
  /// The orientations that an interface supports.
  open class iOS: UIWindowScene.GeometryPreferences {
    open var interfaceOrientations: UIInterfaceOrientationMask?

    public override init() {
      super.init()
    }

    public convenience init(interfaceOrientations: UIInterfaceOrientationMask) {
      self.init()
      self.interfaceOrientations = interfaceOrientations
    }
  }
}

/// The reason for the refusal of a request.
public struct UISceneError: Error, Equatable, @unchecked Sendable {
  // Unchecked: the values that the app has put into `userInfo` are not changed.

  public enum Code: Int, Sendable {
    case multipleScenesNotSupported = 0
    case requestDenied = 1
    case geometryRequestUnsupported = 100
    case geometryRequestDenied = 101
  }

  public let code: Code

  public let userInfo: [String: Any]

  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    self.code = code
    self.userInfo = userInfo
  }

  public static func == (a: UISceneError, b: UISceneError) -> Bool {
    a.code == b.code && NSDictionary(dictionary: a.userInfo).isEqual(to: b.userInfo)
  }
}

/// The status bar of a scene.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?

  init(of scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  private var window: UIWindow? { scene?._runtime?.window }

  /// The style that the frontmost screen prefers.
  open var statusBarStyle: UIStatusBarStyle { window?._statusBarStyle ?? .default }

  open var isStatusBarHidden: Bool { window?._hidesStatusBar ?? false }

  /// The safe area at the top of the scene; zero if the bar is hidden.
  open var statusBarFrame: CGRect {
    guard let scene, !isStatusBarHidden else { return .zero }
    let height = scene._runtime?.environment.safeArea.top ?? 0
    return CGRect(x: 0, y: 0, width: scene._bounds.width, height: height)
  }
}
