/// The scene or the app that an observer of notifications belongs to.
///
/// Many scenes share a process, while apps observe UIKit's notifications without naming an object. So an
/// observer that was added in a scene receives those of this scene and its app alone; an observer that was
/// added at the app's launch, those of the app and its scenes; any other observer, all.
struct NotificationScope: Sendable {
  /// Nil for the whole app.
  private let scene: SendableReference?
  private let application: SendableReference

  /// That of the code which runs; nil outside of apps.
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

  /// Whether an observer of this scope receives what is posted now.
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
      // Notifications that the observer itself posts are its own.
      CurrentScene.$posting.withValue(nil) { body(notification) }
    }
  }
}

/// The scene or app that a notification of UIKit's concerns.
enum PostingScope: Sendable {
  case scene(_SceneRuntime)
  case application(UIApplication)
}

extension NotificationCenter {
  /// Posts a notification of UIKit's to the observers that it concerns.
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
  /// Posts a notification about the responder to the observers that its scene concerns.
  final func _notify(_ name: Notification.Name, userInfo: [AnyHashable: Any]? = nil) {
    // A window belongs to its scene before it is shown.
    guard let scene = (self as? UIWindow)?.windowScene?._runtime ?? _responderScene else {
      return NotificationCenter.default.post(name: name, object: self, userInfo: userInfo)
    }
    NotificationCenter.post(name, object: self, userInfo: userInfo, in: .scene(scene))
  }
}

/// A weak reference that threads share.
final class SendableReference: @unchecked Sendable {
  // Unchecked: Swift's weak references are safe to read on any thread, and it never changes.
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject) {
    self.object = object
  }
}
