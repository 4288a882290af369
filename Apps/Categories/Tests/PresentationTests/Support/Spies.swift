import CategoriesPresentation
import RostrumTesting

final class CategoryListSpy: ViewSpy<CategoryListViewState>, CategoryListView {}

final class UserListSpy: ViewSpy<UserListViewState>, UserListView {}

final class CategoriesNavigationSpy: NavigationSpy, CategoryListNavigation, UserListNavigation {
  func showCategory(_ id: Int) { record("show \(id)") }
  func suggestCategory(_ id: Int) { record("suggest \(id)") }
  func showAllCategories() { record("all") }
}
