/// What one page says over its socket, so that one crowd can click on servers of any kind.
///
/// Texts may hold `{n}`, which counts a page's clicks from 1, and `{seen}`, the number that the last
/// answer of ours began with.
struct Script: Decodable, Sendable {
  struct Step: Decodable, Sendable {
    var say: String
    /// A part of the answer that is waited for.
    var hear: String
  }

  var port: Int
  /// Path and query of the socket.
  var path: String
  var headers: [String: String]
  /// What is said until the page is live.
  ///
  /// The page speaks first: what a server says together with its upgrade can be lost on the way
  /// through NIO's upgrade handler.
  var opening: [Step]
  var click: String
  /// The number that the page was painted with.
  var seen: Int
  /// A part of the answer to a click.
  var answer: String
  /// What is said on hearing exactly this, at any time: a server's own way to ask who is there.
  var beat: Step?
}
