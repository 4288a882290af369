public import Rostrum

/// Makes the screens of Categories, one set of them per user interface.
@MainActor
public protocol CategoriesScreens {
  func categories(_ presenter: CategoryListPresenter) -> any Screen
  func users(_ presenter: UserListPresenter) -> any Screen
  /// What stands beside the categories while none is chosen.
  func nothingChosen(_ placeholder: PlaceholderViewData) -> any Screen
}
