/// One item of the app.
public struct Item: Codable, Hashable, Identifiable, Sendable {
  public var id: String
  public var title: String
  public var text: String

  public init(id: String, title: String, text: String) {
    self.id = id
    self.title = title
    self.text = text
  }
}
