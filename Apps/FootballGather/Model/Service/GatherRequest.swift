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
  /// The header fields by name; one field may be a secret.
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

  /// A Boolean value that indicates whether repeating is safe: the request reads, replaces, or has
  /// an idempotency key.
  var isRepeatable: Bool {
    switch method {
    case .get, .put: true
    case .post: fields["Idempotency-Key"] != nil
    case .patch, .delete: false
    }
  }
}

extension GatherRequest: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// A description without header fields and body, which may contain secrets.
  public var description: String { "\(method.rawValue) \(url.path)" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: ["request": description]) }
}
