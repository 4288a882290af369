public import Foundation

/// An HTTP response, as far as the app reads it.
public struct GatherReply: Sendable {
  public var status: Int
  public var body: Data
  private var fields: [String: String] = [:]

  /// - Parameters:
  ///   - status: Such as 200.
  ///   - fields: Header fields; their names in any case.
  ///   - body: Empty where there is none.
  public init(status: Int, fields: [String: String] = [:], body: Data = Data()) {
    self.status = status
    self.body = body
    for (name, value) in fields { self.fields[name.lowercased()] = value }
  }

  /// A header field, by its name in any case.
  public subscript(field name: String) -> String? { fields[name.lowercased()] }

  /// The version that the entity tag of a match or player names.
  var version: Int? { (self[field: "ETag"]?.filter(\.isNumber)).flatMap { Int($0) } }
}

extension GatherReply: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Without the body, which may hold a token.
  public var description: String { "\(status), \(body.count) bytes" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: ["reply": description]) }
}
