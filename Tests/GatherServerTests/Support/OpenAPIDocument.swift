import Foundation
import HTTPTypes
import Testing

@testable import GatherServer

/// The OpenAPI document of the server.
struct OpenAPIDocument: Sendable {
  let root: JSONValue

  init() throws {
    root = try JSONDecoder().decode(JSONValue.self, from: GatherService.openAPIDocument)
  }

  func schema(_ name: String) -> JSONValue { root["components"]["schemas"][name] }

  /// All operations, by path and method.
  var operations: [DescribedOperation] {
    root["paths"].members.sorted { $0.key < $1.key }.flatMap { path, methods in
      methods.members.sorted { $0.key < $1.key }.compactMap { method, value in
        HTTPRequest.Method(method.uppercased()).map {
          DescribedOperation(path: path, method: $0, value: value, document: self)
        }
      }
    }
  }

  /// Returns the target of a `$ref`, or the value itself; null for a dangling reference.
  func resolved(_ value: JSONValue) -> JSONValue {
    guard let reference = value["$ref"].string else { return value }
    guard reference.hasPrefix("#/") else { return .null }
    return reference.dropFirst(2).split(separator: "/").reduce(root) { $0[String($1)] }
  }

  /// Every object that contains a `$ref`.
  var references: [JSONValue] { Self.references(in: root) }

  private static func references(in value: JSONValue) -> [JSONValue] {
    let own = value["$ref"] == .null ? [] : [value]
    return own + (value.items + value.members.values).flatMap(references)
  }
}

/// An operation of the document: a method of a path.
struct DescribedOperation: Sendable, CustomTestStringConvertible {
  var path: String
  var method: HTTPRequest.Method
  var value: JSONValue
  var document: OpenAPIDocument

  var id: String { value["operationId"].string ?? "" }
  var testDescription: String { id }

  var statuses: Set<Int> { Set(value["responses"].members.keys.compactMap { Int($0) }) }

  /// The names of its security schemes, which are alternatives.
  var security: [String] { value["security"].items.flatMap(\.members.keys) }

  func response(_ status: Int) -> JSONValue {
    document.resolved(value["responses"][String(status)])
  }

  /// Returns the required fields of the response with a status.
  func requiredFields(_ status: Int) -> [String] {
    response(status)["headers"].members.filter { _, header in
      document.resolved(header)["required"] == .bool(true)
    }.map(\.key)
  }
}
