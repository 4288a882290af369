package import UIKitHosting

/// What a page says over the live connection.
package enum ClientMessage: Equatable, Sendable {
  case hello(Hello)
  /// - Parameter made: The page's clock when the event was made; nil for a client without one.
  case event(InputEvent, made: Duration? = nil)
  /// Asks for an answer once the scene has received all earlier messages.
  case settle
}

/// A page's first message: who it is, what it shows already, and where it is read.
package struct Hello: Equatable, Sendable {
  /// Random, new with each load of the page: tells a page that comes back from a copy of it.
  var page: String
  /// The name of the page that the tab showed before, as after a reload; nil for none.
  ///
  /// The connection of that page may still seem open.
  var predecessor: String?
  /// The scene that the tab had before, by its own memory.
  var rememberedScene: String?
  /// The scene that this page was painted from.
  var paintedScene: String?
  /// The number of the newest commit that the page shows; 0 for none.
  var seen: UInt64
  /// The address below the app's root.
  var path: String
  var environment: SceneEnvironment
  /// Preferred languages, as BCP 47 tags.
  var languages: [String]
  /// An identifier of the time zone database.
  var timeZone: String
  /// The page's clock at the event, counted from its load; nil for a client without one.
  var made: Duration?
}
