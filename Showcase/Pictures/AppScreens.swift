import PatternGalleryApp
import UIKit
import UIKitHosting
import UIKitTesting

/// The screens of an app for pictures.
@MainActor
struct AppScreens {
  /// A screen, and the steps to it.
  struct Screen {
    var name: String
    var path: String?
    var steps: @MainActor (SceneDriver) async throws -> Void = { _ in }
  }

  /// The path of the app.
  var app: String
  var delegateClass: any UIApplicationDelegate.Type
  /// Returns the screens, after creating the data that they show, in English.
  var screens: @MainActor (SceneDriver) async throws -> [Screen]

  static let all = [contacts, footballGather, zhihuDaily, categories, patternGallery]

  private static let contacts = AppScreens(
    app: "contacts",
    delegateClass: ShowcaseContacts.self
  ) { driver in
    let person = try await driver.path(ofRow: 3)
    return [
      Screen(name: "list"),
      Screen(name: "search") { driver in try driver.search("an") },
      Screen(name: "contact", path: person),
      Screen(name: "edit", path: person + "/edit"),
      Screen(name: "new", path: "/new"),
      Screen(name: "nobody", path: "/people/nobody"),
    ]
  }

  private static let zhihuDaily = AppScreens(
    app: "zhihu-daily",
    delegateClass: ShowcaseZhihuDaily.self
  ) { driver in
    let story = try await driver.path(ofRow: 1)
    return [
      Screen(name: "home"),
      Screen(name: "comments", path: story + "/comments"),
      Screen(name: "me", path: "/me"),
      Screen(name: "login", path: "/login"),
      Screen(name: "favourites", path: "/favourites"),
      Screen(name: "messages", path: "/messages"),
      Screen(name: "settings", path: "/settings"),
    ]
  }

  private static let categories = AppScreens(
    app: "categories",
    delegateClass: ShowcaseCategories.self
  ) { driver in
    [
      Screen(name: "categories"),
      Screen(name: "users", path: try await driver.path(ofRow: 2)),
      Screen(name: "nothing", path: "/999"),
    ]
  }

  private static let patternGallery = AppScreens(
    app: "pattern-gallery",
    delegateClass: PatternGalleryAppDelegate.self
  ) { driver in
    [
      Screen(name: "pattern list"),
      Screen(name: "pattern", path: try await driver.path(ofRow: 1)),
      Screen(name: "compare", path: "/compare"),
    ]
  }

  private static let footballGather = AppScreens(
    app: "football-gather",
    delegateClass: ShowcaseFootballGather.self
  ) { driver in
    try await driver.register()
    let names = ["Ana", "Bo", "Cleo", "Dan", "Eve", "Fay"]
    for name in names { try await driver.addPlayer(name) }
    let player = try await driver.path(ofRow: 0)
    try await driver.playMatch(["Ana", "Bo"], ["Cleo", "Dan"])
    try driver.open(path: "/gathers")
    let gather = try await driver.path(ofRow: 0)
    return [
      Screen(name: "players", path: "/players"),
      Screen(name: "player", path: player),
      Screen(name: "new player", path: "/players/new"),
      Screen(name: "edit player", path: player + "/skill"),
      Screen(name: "gathers", path: "/gathers"),
      Screen(name: "gather", path: gather),
      Screen(name: "account", path: "/account"),
      Screen(name: "language", path: "/account/language"),
    ]
  }
}
