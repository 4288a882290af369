/// An event of a `text/event-stream`.
public struct ServerSentEvent: Sendable, Equatable {
  /// The name; `message` if the server sends none.
  public var name: String
  /// The lines of the data, joined by line feeds.
  public var data: String
  /// The last id that the stream has sent.
  public var id: String?

  public init(name: String = "message", data: String, id: String? = nil) {
    self.name = name
    self.data = data
    self.id = id
  }
}
