import Rostrum
import UIKit

extension UIAlertController {
  /// Creates a controller that shows `alert`; `answer` receives the id of the chosen action.
  ///
  /// On an iPad, where an action sheet would need a source, it is an alert, whose title is the
  /// message of a sheet without one.
  convenience init(
    _ alert: Alert,
    on idiom: UIUserInterfaceIdiom,
    answer: @escaping @MainActor (String?) -> Void
  ) {
    let isSheet = alert.style == .actionSheet && idiom == .phone
    let hasTitle = isSheet || alert.title != nil
    self.init(
      title: hasTitle ? alert.title : alert.message,
      message: hasTitle ? alert.message : nil,
      preferredStyle: isSheet ? .actionSheet : .alert
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
