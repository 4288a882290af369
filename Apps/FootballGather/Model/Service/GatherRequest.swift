public import Foundation

/// An HTTP request of the app.
public struct GatherRequest: Sendable {
  public enum Method: String, Sendable {
    case get = "GET"
    case post = "POST"
    case put = "PUT"
    case patch = "PATCH"
    case delete = "DELETE"
  }

  public var method: Method
  public var url: URL
  /// Header fields by name; one of them may be a secret.
  public var fields: [String: String]
  public var body: Data?

  public init(
    method: Method,
    url: URL,
    fields: [String: String] = [:],
    body: Data? = nil
  ) {
    self.method = method
    self.url = url
    self.fields = fields
    self.body = body
  }

  /// Whether a second time does no harm: it reads, says the whole result again, or has a name.
  var isRepeatable: Bool {
    switch method {
    case .get, .put: true
    case .post: fields["Idempotency-Key"] != nil
    case .patch, .delete: false
    }
  }
}

extension GatherRequest: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Without header fields and body, which may hold secrets.
  public var description: String { "\(method.rawValue) \(url.path)" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: ["request": description]) }
}
