package import UIKitHosting

/// A message from a page over the live connection.
package enum ClientMessage: Equatable, Sendable {
  case hello(Hello)
  /// The first message of a page whose scripts are those of an older or newer host.
  case helloOfOtherClient
  /// An event of the scene.
  /// - Parameter made: The page's clock when the event was made; nil for a client without one.
  case event(InputEvent, made: Duration? = nil)
  /// Requests an answer once the scene has received all earlier messages.
  case settle
}

/// The first message of a page: its identity, its content and its environment.
package struct Hello: Equatable, Sendable {
  /// A random name, new with each load of the page: distinguishes a page that reconnects from a
  /// copy.
  var page: String
  /// The name of the previous page in the tab, as after a reload; nil for none.
  ///
  /// The connection of that page may still seem open.
  var predecessor: String?
  /// The previous scene of the tab, as the tab remembers it.
  var rememberedScene: String?
  /// The scene that this page was painted from.
  var paintedScene: String?
  /// The number of the newest commit that the page shows; 0 for none.
  var seen: UInt64
  /// The path below the app's root.
  var path: String
  var environment: SceneEnvironment
  /// The preferred languages, as BCP 47 tags.
  var languages: [String]
  /// An identifier of the time zone database.
  var timeZone: String
  /// The page's clock when hello was sent, counted from its load; nil for a client without one.
  var made: Duration?
}
