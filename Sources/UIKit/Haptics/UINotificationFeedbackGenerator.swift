import UIKitHosting

/// A generator of feedback for the result of a task.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  open func notificationOccurred(
    _ notificationType: UINotificationFeedbackGenerator.FeedbackType
  ) {
    switch notificationType {
    case .success: _give(.success)
    case .warning: _give(.warning)
    case .error: _give(.error)
    }
  }
}
