public import Foundation

/// What a notification says.
// Only UNMutableNotificationContent changes, and requests keep a copy.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  open fileprivate(set) var title = ""
  open fileprivate(set) var subtitle = ""
  open fileprivate(set) var body = ""
  /// The number of the app's icon; kept, and not shown by pages.
  open fileprivate(set) var badge: NSNumber?
  open fileprivate(set) var sound: UNNotificationSound?
  open fileprivate(set) var userInfo: [AnyHashable: Any] = [:]
  open fileprivate(set) var categoryIdentifier = ""
  open fileprivate(set) var threadIdentifier = ""

  fileprivate override init() {}

  /// A copy that does not change.
  final var snapshot: UNNotificationContent {
    let copy = UNNotificationContent()
    copy.title = title
    copy.subtitle = subtitle
    copy.body = body
    copy.badge = badge
    copy.sound = sound
    copy.userInfo = userInfo
    copy.categoryIdentifier = categoryIdentifier
    copy.threadIdentifier = threadIdentifier
    return copy
  }
}

/// What a notification will say.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  public override init() {
    super.init()
  }

  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }

  open override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }

  open override var body: String {
    get { super.body }
    set { super.body = newValue }
  }

  open override var badge: NSNumber? {
    get { super.badge }
    set { super.badge = newValue }
  }

  open override var sound: UNNotificationSound? {
    get { super.sound }
    set { super.sound = newValue }
  }

  open override var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }

  open override var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }

  open override var threadIdentifier: String {
    get { super.threadIdentifier }
    set { super.threadIdentifier = newValue }
  }
}
