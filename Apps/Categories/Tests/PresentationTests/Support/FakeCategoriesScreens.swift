import CategoriesPresentation
import Rostrum
import RostrumTesting

struct FakeCategoriesScreens: CategoriesScreens {
  /// Called with every presenter, view and screen that is made.
  var onMake: @MainActor (AnyObject) -> Void = { _ in }

  func categories(_ presenter: CategoryListPresenter) -> any Screen {
    make("categories", presenter, CategoryListSpy())
  }

  func users(_ presenter: UserListPresenter) -> any Screen {
    make("users", presenter, UserListSpy())
  }

  func nothingChosen(_ placeholder: PlaceholderViewData) -> any Screen {
    FakeScreen(placeholder.title)
  }

  private func make(
    _ name: String,
    _ presenter: any ScreenPresenter,
    _ view: AnyObject
  ) -> any Screen {
    let screen = FakeScreen(name, presenter: presenter, view: view)
    for made in [presenter, view, screen] { onMake(made) }
    return screen
  }
}
