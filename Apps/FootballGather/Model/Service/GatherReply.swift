public import Foundation

/// An HTTP response, as far as the app reads it.
public struct GatherReply: Sendable {
  public var status: Int
  public var body: Data
  private var fields: [String: String] = [:]

  /// - Parameters:
  ///   - status: The status code, such as 200.
  ///   - fields: The header fields; their names are case-insensitive.
  ///   - body: The body; empty if there is none.
  public init(status: Int, fields: [String: String] = [:], body: Data = Data()) {
    self.status = status
    self.body = body
    for (name, value) in fields { self.fields[name.lowercased()] = value }
  }

  /// Returns a header field by its case-insensitive name.
  public subscript(field name: String) -> String? { fields[name.lowercased()] }

  /// The version of a match or player in the entity tag.
  var version: Int? { (self[field: "ETag"]?.filter(\.isNumber)).flatMap { Int($0) } }
}

extension GatherReply: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// A description without the body, which may contain a token.
  public var description: String { "\(status), \(body.count) bytes" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: ["reply": description]) }
}
