public import Foundation
import UIKitHosting

/// A pasteboard for copying and pasting.
///
/// It contains only items that this app has set, because browsers hide those of other apps from
/// pages. The text of the general pasteboard is also copied to the clipboard of the user's device.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The pasteboard of the app for copying and pasting.
  open class var general: UIPasteboard {
    if let shared = _shared, UIApplication._ofRunningCode == nil { return shared }
    return UIApplication.shared._pasteboard(named: .general)
  }

  /// The general pasteboard that a tested app and its tests share, each in a process of its own; it works
  /// without an app in the process.
  package static var _shared: UIPasteboard?

  /// Shares the general pasteboard of the process's device with other processes.
  ///
  /// - Parameter file: The file that they use too.
  package static func _share(at file: URL) {
    _shared = UIPasteboard(name: .general, content: PasteboardContent(file: PasteboardFile(file)))
  }

  public let name: UIPasteboard.Name
  final let _content: PasteboardContent
  private weak var application: UIApplication?

  /// Returns a pasteboard of the app.
  ///
  /// - Parameters:
  ///   - pasteboardName: The name that the parts of the app share.
  ///   - create: Whether to create a missing pasteboard; otherwise the result is nil then.
  public convenience init?(name pasteboardName: UIPasteboard.Name, create: Bool) {
    let application = UIApplication.shared
    guard create || application._pasteboards[pasteboardName] != nil else { return nil }
    self.init(application._pasteboard(named: pasteboardName))
  }

  /// Returns a new pasteboard with a unique name.
  open class func withUniqueName() -> UIPasteboard {
    UIApplication.shared._pasteboard(named: Name(UUID().uuidString))
  }

  /// Removes a pasteboard and its content; the general pasteboard cannot be removed.
  open class func remove(withName pasteboardName: UIPasteboard.Name) {
    let application = UIApplication.shared
    guard pasteboardName != .general,
      let removed = application._pasteboards.removeValue(forKey: pasteboardName)
    else { return }
    removed._content.replace([])
    removed.post(removedNotification)
  }

  /// Creates another object for the same pasteboard.
  private init(_ other: UIPasteboard) {
    name = other.name
    _content = other._content
    application = other.application
    super.init()
  }

  init(
    name: UIPasteboard.Name,
    of application: UIApplication? = nil,
    content: PasteboardContent = PasteboardContent()
  ) {
    self.name = name
    self.application = application
    _content = content
    super.init()
  }

  /// The number of changes so far.
  open var changeCount: Int { _content.changeCount }

  /// A Boolean value indicating whether the content outlives the app, which it does not here.
  open var isPersistent: Bool { false }

  // MARK: Items

  /// The items; each is a dictionary of representations by type.
  open var items: [[String: Any]] {
    get { _content.items.map(\.values) }
    set { setItems(newValue) }
  }

  open var numberOfItems: Int { _content.items.count }

  /// Replaces all items.
  open func setItems(_ items: [[String: Any]], options: [UIPasteboard.OptionsKey: Any] = [:]) {
    let options = PasteboardContent.Options(
      isLocal: options[.localOnly] as? Bool ?? false,
      expiration: options[.expirationDate] as? Date
    )
    _change { $0.replace(items.map { PasteboardContent.Item(values: $0) }, options) }
  }

  /// Appends items, which share the options of the existing ones.
  open func addItems(_ items: [[String: Any]]) {
    _change { $0.append(items.map { PasteboardContent.Item(values: $0) }) }
  }

  /// Changes the content, copies its text to the user's clipboard and posts the change.
  final func _change(_ body: (PasteboardContent) -> Void) {
    let old = _content.types
    let oldText = string
    let oldCount = changeCount
    body(_content)
    // A representation that is loaded later does not count as a change.
    if name == .general, !_content.options.isLocal, changeCount != oldCount || string != oldText {
      _SceneRuntime.current?.request(.copy(string ?? ""))
    }
    let new = _content.types
    post(
      Self.changedNotification,
      userInfo: [
        Self.changedTypesAddedUserInfoKey: new.subtracting(old).sorted(),
        Self.changedTypesRemovedUserInfoKey: old.subtracting(new).sorted(),
      ]
    )
  }

  private func post(_ name: Notification.Name, userInfo: [AnyHashable: Any]? = nil) {
    guard let application else { return }
    let object = application._pasteboards[self.name] ?? self
    NotificationCenter.post(name, object: object, userInfo: userInfo, in: .application(application))
  }
}

extension UIApplication {
  /// Returns the pasteboard with a name, creating it if necessary.
  final func _pasteboard(named name: UIPasteboard.Name) -> UIPasteboard {
    if let pasteboard = _pasteboards[name] { return pasteboard }
    let shared = name == .general ? UIPasteboard._shared?._content : nil
    let pasteboard = UIPasteboard(name: name, of: self, content: shared ?? PasteboardContent())
    _pasteboards[name] = pasteboard
    return pasteboard
  }
}
