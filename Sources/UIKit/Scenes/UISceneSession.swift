/// The persistent information of a scene, which outlives the scene until it is discarded.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  public let persistentIdentifier: String
  public let role: Role
  open internal(set) var configuration: UISceneConfiguration
  open internal(set) weak var scene: UIScene?
  open var stateRestorationActivity: NSUserActivity?
  /// Additional data: property-list values.
  open var userInfo: [String: Any]?

  package init(persistentIdentifier: String, role: Role, configuration: UISceneConfiguration) {
    self.persistentIdentifier = persistentIdentifier
    self.role = role
    self.configuration = configuration
    super.init()
  }
}

/// The classes from which a scene is created.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  open var delegateClass: AnyClass?
  open var sceneClass: AnyClass?
  /// The storyboard whose initial view controller is shown in the scene's first window.
  open var storyboard: UIStoryboard?

  /// Creates a configuration, with the classes and the storyboard that Info.plist has under its
  /// name.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
    guard let name else { return }
    let application = _SceneRuntime.current?.application ?? CurrentScene.launching
    take(application?._manifest.configuration(named: name, role))
  }

  /// Creates the first configuration of a role in a manifest.
  init(_ role: UISceneSession.Role, in manifest: AppManifest) {
    let known = manifest.configuration(named: nil, role)
    name = known?.name
    self.role = role
    super.init()
    take(known)
  }

  private func take(_ known: AppManifest.Configuration?) {
    guard let known else { return }
    delegateClass = known.delegateClass
    sceneClass = known.sceneClass
    storyboard = known.storyboard.map { UIStoryboard(name: $0, bundle: known.bundle) }
  }
}
