public import Rostrum

/// The factory of Categories' screens, with an implementation for each user interface.
@MainActor
public protocol CategoriesScreens {
  func categories(_ presenter: CategoryListPresenter) -> any Screen
  func users(_ presenter: UserListPresenter) -> any Screen
  /// Returns the placeholder of the secondary column while no category is chosen.
  func nothingChosen(_ placeholder: PlaceholderViewData) -> any Screen
}
