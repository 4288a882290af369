/// One event of a stream of `text/event-stream`.
public struct ServerSentEvent: Sendable, Equatable {
  /// `message` where the server names none.
  public var name: String
  /// Lines joined by line feeds.
  public var data: String
  /// The last id that the stream has named.
  public var id: String?

  public init(name: String = "message", data: String, id: String? = nil) {
    self.name = name
    self.data = data
    self.id = id
  }
}
