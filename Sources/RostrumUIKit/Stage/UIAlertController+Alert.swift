import Rostrum
import UIKit

extension UIAlertController {
  /// Creates a controller that shows `alert`; `answer` receives the id of the chosen action.
  ///
  /// On an iPad, where an action sheet would need a source, it is an alert.
  convenience init(
    _ alert: Alert,
    on idiom: UIUserInterfaceIdiom,
    answer: @escaping @MainActor (String?) -> Void
  ) {
    self.init(
      title: alert.title,
      message: alert.message,
      preferredStyle: alert.style == .actionSheet && idiom == .phone ? .actionSheet : .alert
    )
    for action in alert.actions {
      addAction(
        UIAlertAction(title: action.title, style: action.role.style) { _ in answer(action.id) }
      )
    }
  }
}

extension Alert.Role {
  fileprivate var style: UIAlertAction.Style {
    switch self {
    case .plain: .default
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}
