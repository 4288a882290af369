/// The reason why a request failed: RFC 9457, with the two members that the original server sent.
public struct ProblemResponse: Codable, Sendable, Equatable {
  public var type: String
  public var title: String
  public var status: Int
  /// A sentence for users.
  public var detail: String
  /// The errors of single fields, by field name.
  public var fields: [String: String]?
  /// Always true.
  public var error: Bool
  /// The same as `detail`.
  public var reason: String

  public init(title: String, status: Int, detail: String, fields: [String: String]? = nil) {
    type = "about:blank"
    self.title = title
    self.status = status
    self.detail = detail
    self.fields = fields
    error = true
    reason = detail
  }
}
