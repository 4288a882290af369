/// The messages of a page on its socket, so that a crowd can click on servers of any kind.
///
/// Texts may contain `{n}`, which counts a page's clicks from 1, and `{seen}`, the number at the
/// beginning of our host's last response.
struct Script: Decodable, Sendable {
  struct Step: Decodable, Sendable {
    var say: String
    /// A part of the expected response.
    var hear: String
  }

  var port: Int
  /// The path and query of the socket.
  var path: String
  var headers: [String: String]
  /// The messages until the page is live.
  ///
  /// The page sends first, because a message that a server sends together with its upgrade can be
  /// lost in NIO's upgrade handler.
  var opening: [Step]
  var click: String
  /// The commit number of the page's HTML.
  var seen: Int
  /// A part of the response to a click.
  var answer: String
  /// The reply to exactly this message, at any time: a server's own heartbeat.
  var beat: Step?
}
