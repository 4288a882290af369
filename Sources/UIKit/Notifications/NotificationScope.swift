/// The scene or the app that an observer of notifications belongs to.
///
/// Many scenes share a process, and apps observe UIKit's notifications without naming an object.
/// Therefore an observer that was added in a scene receives the notifications of that scene and its
/// app only; an observer that was added at the app's launch receives those of the app and its
/// scenes; any other observer receives all.
struct NotificationScope: Sendable {
  /// Nil for the whole app.
  private let scene: SendableReference?
  private let application: SendableReference

  /// The scope of the running code; nil outside of apps.
  static var current: NotificationScope? {
    if let runtime = CurrentScene.runtime {
      return NotificationScope(
        scene: SendableReference(runtime),
        application: SendableReference(runtime.application)
      )
    }
    return CurrentScene.launching.map {
      NotificationScope(scene: nil, application: SendableReference($0))
    }
  }

  /// A Boolean value that indicates whether an observer of this scope receives the notification
  /// that is being posted.
  private var includesPosted: Bool {
    switch CurrentScene.posting {
    case nil: true
    case .application(let posting): application.object === posting
    case .scene(let posting):
      if let scene { scene.object === posting } else { application.object === posting.application }
    }
  }

  /// Returns a closure that receives only what is posted in this scope.
  func filtered(
    _ body: @escaping @Sendable (Notification) -> Void
  ) -> @Sendable (Notification) -> Void {
    { notification in
      guard CurrentScene.posting != nil else { return body(notification) }
      guard includesPosted else { return }
      // The observer receives notifications that it posts itself.
      CurrentScene.$posting.withValue(nil) { body(notification) }
    }
  }
}

/// The scene or app that a UIKit notification concerns.
enum PostingScope: Sendable {
  case scene(_SceneRuntime)
  case application(UIApplication)
}

extension NotificationCenter {
  /// Posts a UIKit notification to the observers in its scope.
  @MainActor
  static func post(
    _ name: Notification.Name,
    object: Any?,
    userInfo: [AnyHashable: Any]? = nil,
    in scope: PostingScope
  ) {
    CurrentScene.$posting.withValue(scope) {
      `default`.post(name: name, object: object, userInfo: userInfo)
    }
  }
}

extension UIResponder {
  /// Posts a notification about the responder to the observers in its scene's scope.
  final func _notify(_ name: Notification.Name, userInfo: [AnyHashable: Any]? = nil) {
    // A window belongs to its scene before it is shown.
    guard let scene = (self as? UIWindow)?.windowScene?._runtime ?? _responderScene else {
      return NotificationCenter.default.post(name: name, object: self, userInfo: userInfo)
    }
    NotificationCenter.post(name, object: self, userInfo: userInfo, in: .scene(scene))
  }
}

/// A weak reference that can be shared across threads.
final class SendableReference: @unchecked Sendable {
  // Unchecked: Swift's weak references are safe to read on any thread, and this one never changes.
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject) {
    self.object = object
  }
}
