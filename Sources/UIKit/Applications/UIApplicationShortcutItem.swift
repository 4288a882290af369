/// A quick action of an app's icon.
///
/// Browser pages have no icon that could show it; a test performs it by
/// `SceneDriver.performShortcut(_:)`.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  /// The identifier of the action.
  open fileprivate(set) var type: String
  open fileprivate(set) var localizedTitle: String
  open fileprivate(set) var localizedSubtitle: String?
  open fileprivate(set) var icon: UIApplicationShortcutIcon?
  open fileprivate(set) var userInfo: [String: any NSSecureCoding]?
  open fileprivate(set) var targetContentIdentifier: Any?

  public init(
    type: String,
    localizedTitle: String,
    localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
    super.init()
  }

  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
}

/// A mutable quick action of an app's icon.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  open override var type: String {
    get { super.type }
    set { super.type = newValue }
  }

  open override var localizedTitle: String {
    get { super.localizedTitle }
    set { super.localizedTitle = newValue }
  }

  open override var localizedSubtitle: String? {
    get { super.localizedSubtitle }
    set { super.localizedSubtitle = newValue }
  }

  open override var icon: UIApplicationShortcutIcon? {
    get { super.icon }
    set { super.icon = newValue }
  }

  open override var userInfo: [String: any NSSecureCoding]? {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }

  open override var targetContentIdentifier: Any? {
    get { super.targetContentIdentifier }
    set { super.targetContentIdentifier = newValue }
  }
}

/// The image of a quick action.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  public enum IconType: Int, Sendable {
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation
    case favorite, love, cloud, invitation, confirmation, mail, message, date, time
    case capturePhoto, captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
  }

  private enum Picture: Equatable {
    case type(IconType)
    case template(String)
    case system(String)
  }

  private let picture: Picture

  private init(_ picture: Picture) {
    self.picture = picture
    super.init()
  }

  public convenience init(type: UIApplicationShortcutIcon.IconType) {
    self.init(.type(type))
  }

  /// - Parameter templateImageName: The name of an image of the app.
  public convenience init(templateImageName: String) {
    self.init(.template(templateImageName))
  }

  /// - Parameter systemImageName: The name of a system symbol.
  public convenience init(systemImageName: String) {
    self.init(.system(systemImageName))
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIApplicationShortcutIcon)?.picture == picture
  }

  open override var hash: Int {
    switch picture {
    case .type(let type): type.rawValue
    case .template(let name), .system(let name): name.hashValue
    }
  }
}

extension _SceneRuntime {
  /// Performs a quick action of the app's icon.
  ///
  /// - Returns: Whether the app reports that it performed the action.
  package func performShortcut(_ item: UIApplicationShortcutItem) -> Bool {
    var isDone = false
    turn {
      if let delegate = sceneDelegate as? any UIWindowSceneDelegate {
        delegate.windowScene(windowScene, performActionFor: item) { isDone = $0 }
      } else {
        application._appDelegate.application(application, performActionFor: item) { isDone = $0 }
      }
    }
    return isDone
  }
}
