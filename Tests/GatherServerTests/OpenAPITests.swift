import Foundation
import GatherAPI
import HTTPTypes
import Hummingbird
import ServerTesting
import Testing

@testable import GatherServer

/// The document is correct: the server behaves as it states for paths, fields, limits and
/// responses.
struct OpenAPITests {
  private let document: OpenAPIDocument

  init() throws {
    document = try OpenAPIDocument()
  }

  @Test func theDocumentIsPublic() async throws {
    try await TestServer().run { client in
      let response = try await client.send(.get, "/api/openapi.json")
      #expect(response.status == .ok)
      #expect(response.headers[.contentType] == "application/json; charset=utf-8")
      #expect(try response.value(JSONValue.self)["openapi"] == .string("3.1.0"))
    }
  }

  // MARK: - Operations

  @Test func operationsAreTheRoutes() throws {
    let known = KnownRoutes(Router(context: TestContext.self))
    try TestServer().service.addEndpoints(to: known.group("api"))
    let routes = known.methods.flatMap { route in
      let parts = route.path.description.split(separator: "/").map { part in
        part.first == ":" ? "{\(part.dropFirst())}" : String(part)
      }
      return route.methods.map { "\($0) /\(parts.joined(separator: "/"))" }
    }
    #expect(document.operations.map { "\($0.method) \($0.path)" }.sorted() == routes.sorted())
  }

  @Test func everyReferenceLeadsSomewhere() {
    #expect(document.references.count > 100)
    for reference in document.references {
      #expect(document.resolved(reference) != .null, "\(reference)")
    }
  }

  @Test func everyOperationHasANameAWordAndItsSecurity() {
    let operations = document.operations
    #expect(Set(operations.map(\.id)).count == operations.count)
    let schemes = Set(document.root["components"]["securitySchemes"].members.keys)
    #expect(schemes == ["basic", "bearer"])
    for operation in operations {
      #expect(operation.value["summary"].string?.isEmpty == false, "\(operation.id)")
      #expect(operation.value["security"] != .null, "\(operation.id)")
      #expect(schemes.isSuperset(of: operation.security), "\(operation.id)")
    }
  }

  @Test func everyPathParameterIsDescribed() {
    for operation in document.operations {
      let described = operation.value["parameters"].items.map(document.resolved)
        .filter { $0["in"] == .string("path") }.compactMap(\.["name"].string)
      let named = operation.path.split(separator: "/").filter { $0.hasPrefix("{") }
      #expect(described.map { "{\($0)}" } == named.map(String.init), "\(operation.id)")
    }
  }

  // MARK: - Answers

  @Test(arguments: try OpenAPIDocument().operations)
  func statusesAreThoseOfTheServer(_ operation: DescribedOperation) async throws {
    var seen: Set<Int> = []
    for attempt in DescribedAttempt.allCases {
      let response = try await attempt.send(operation, example: example(of: operation))
      let status = response.status.code
      seen.insert(status)
      if attempt == .good { #expect(response.status.kind == .successful, "\(response.text)") }
      if attempt == .anonymous { #expect((status == 401) == !operation.security.isEmpty) }
      check(response, isAsDescribedBy: operation, attempt)
    }
    #expect(seen.sorted() == operation.statuses.sorted())
  }

  private func check(
    _ response: TestResponse,
    isAsDescribedBy operation: DescribedOperation,
    _ attempt: DescribedAttempt
  ) {
    let status = response.status.code
    let kinds = operation.response(status)["content"].members.keys
    let kind = response.headers[.contentType].map { String($0.prefix { $0 != ";" }) }
    #expect(kind.map { [$0] } ?? [] == Array(kinds), "\(attempt), \(status)")
    #expect(kinds.isEmpty == (response.body.readableBytes == 0), "\(attempt), \(status)")
    for name in operation.requiredFields(status) {
      #expect(response.headers.contains { $0.name.rawName == name }, "\(attempt), \(name)")
    }
    if status == 401, let scheme = operation.security.first {
      let asked = response.headers[.wwwAuthenticate]?.lowercased()
      #expect(asked?.hasPrefix(scheme) == true, "\(attempt)")
    }
  }

  private func example(of operation: DescribedOperation) throws -> String? {
    let content = operation.value["requestBody"]["content"]["application/json"]
    guard content != .null else { return nil }
    return String(decoding: try JSONEncoder().encode(content["example"]), as: UTF8.self)
  }

  @Test func otherMethodsAreAnsweredWithTheAllowedOnes() async throws {
    let methods = Dictionary(grouping: document.operations, by: \.path)
      .mapValues { $0.map(\.method) }
    try await TestServer().run { client in
      for (path, methods) in methods {
        let address = path.replacing("{player}", with: "1")
        for method in KnownRoutes<TestContext>.all where !methods.contains(method) {
          let response = try await client.send(method, address)
          #expect(response.status == .methodNotAllowed, "\(method) \(path)")
          #expect(response.headers[.contentType] == "application/problem+json")
          #expect(
            response.headers[.allow] == methods.map(\.rawValue).sorted().joined(separator: ", ")
          )
        }
      }
    }
  }
}
