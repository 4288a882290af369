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

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}
