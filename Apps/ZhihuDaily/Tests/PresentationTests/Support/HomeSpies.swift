import Rostrum
import RostrumTesting
import ZhihuDailyModel
import ZhihuDailyPresentation

final class HomeSpy: ViewSpy<HomeViewState>, HomeView {
  func scrollToTop() { record("to the top") }

  var listing: HomeListing? {
    if case .paper(let listing) = state?.content { listing } else { nil }
  }

  var placeholder: PlaceholderViewData? {
    if case .placeholder(let data) = state?.content { data } else { nil }
  }

  /// The titles of the days, with "–" for today's.
  var titles: [String] { listing?.sections.map { $0.title ?? "–" } ?? [] }

  var rows: [Int] { listing?.sections.flatMap(\.rows) ?? [] }
}

final class ProfileSpy: ViewSpy<ProfileViewState>, ProfileView {
  var profile: ProfileViewData? {
    if case .profile(let data) = state?.content { data } else { nil }
  }

  var placeholder: PlaceholderViewData? {
    if case .placeholder(let data) = state?.content { data } else { nil }
  }
}

final class LoginSpy: ViewSpy<LoginViewState>, LoginView {}

final class FavouritesSpy: ViewSpy<FavouritesViewState>, FavouritesView {
  var rows: [Int]? {
    if case .list(let listing) = state?.content { listing.rows } else { nil }
  }

  var placeholder: PlaceholderViewData? {
    if case .placeholder(let data) = state?.content { data } else { nil }
  }
}

final class MessagesSpy: ViewSpy<MessagesViewState>, MessagesView {}

final class SettingsSpy: ViewSpy<SettingsViewState>, SettingsView {
  var settings: SettingsViewData? {
    if case .settings(let data) = state?.content { data } else { nil }
  }

  var placeholder: PlaceholderViewData? {
    if case .placeholder(let data) = state?.content { data } else { nil }
  }
}

/// A spy for the navigation of the home screen and of the user's own screens.
final class HomeNavigationSpy: NavigationSpy, HomeNavigation, ProfileNavigation, LoginNavigation,
  FavouritesNavigation, SettingsNavigation
{
  func showStory(_ id: Story.ID, in order: StoryOrder) { record("story \(id) in \(order)") }
  func showStory(_ id: Story.ID) { record("story \(id)") }
  func showProfile() { record("profile") }
  func logIn() { record("log in") }
  func showFavourites() { record("favourites") }
  func showMessages() { record("messages") }
  func showSettings() { record("settings") }
  func loginEnded() { record("login ended") }
}
