import CategoriesPresentation
import CategoriesUI
import Rostrum
import UIKit

/// A factory of the real screens that records each screen and presenter.
@MainActor
final class WatchedScreens: CategoriesScreens {
  private struct Made {
    weak var screen: AnyObject?
    weak var presenter: AnyObject?
    let name: String
  }

  private let factory = CategoriesScreensFactory()
  private var made: [Made] = []

  /// The names of the screens that are alive.
  var alive: [String] {
    made.filter { $0.screen != nil || $0.presenter != nil }.map(\.name)
  }

  func categories(_ presenter: CategoryListPresenter) -> any Screen {
    watch("categories", presenter, factory.categories(presenter))
  }

  func users(_ presenter: UserListPresenter) -> any Screen {
    watch("users", presenter, factory.users(presenter))
  }

  func nothingChosen(_ placeholder: PlaceholderViewData) -> any Screen {
    watch("nothing chosen", nil, factory.nothingChosen(placeholder))
  }

  private func watch(
    _ name: String,
    _ presenter: AnyObject?,
    _ screen: any Screen
  ) -> any Screen {
    made.removeAll { $0.screen == nil && $0.presenter == nil }
    made.append(Made(screen: screen, presenter: presenter, name: name))
    return screen
  }
}
