import Foundation
import GatherAPI
import HTTPTypes
import Hummingbird

/// The error response of a request, ready to send.
struct Problem: Error, HTTPResponseError {
  var status: HTTPResponse.Status
  /// A sentence for users.
  var detail: String
  var fields: [String: String]?
  var headers: HTTPFields = [:]

  func response(from request: Request, context: some RequestContext) throws -> Response {
    let problem = ProblemResponse(
      title: status.reasonPhrase,
      status: status.code,
      detail: detail,
      fields: fields
    )
    var headers = headers
    headers[.contentType] = "application/problem+json"
    let body = try GatherJSON.encoder().encode(problem)
    return Response(
      status: status,
      headers: headers,
      body: .init(byteBuffer: ByteBuffer(bytes: body))
    )
  }
}

extension Problem {
  /// The response for a resource that does not exist or has another owner, which are not
  /// distinguished.
  static let absent = Problem(status: .notFound, detail: "There is no resource at this address.")

  /// Returns the response for an address that supports other methods.
  static func notAllowed(instead methods: [HTTPRequest.Method]) -> Problem {
    let names = methods.map(\.rawValue).sorted().joined(separator: ", ")
    return Problem(
      status: .methodNotAllowed,
      detail: "Expected one of \(names) at this address.",
      headers: [.allow: names]
    )
  }

  static let notLoggedIn = Problem(
    status: .unauthorized,
    detail: "User not authenticated.",
    headers: [.wwwAuthenticate: "Bearer"]
  )

  static let wrongPassword = Problem(
    status: .unauthorized,
    detail: "User not authenticated.",
    headers: [.wwwAuthenticate: "Basic realm=\"Football Gather\", charset=\"UTF-8\""]
  )

  static let ended = Problem(
    status: .conflict,
    detail: "This match has ended. Its result and teams can no longer be changed."
  )

  static let unavailable = Problem(
    status: .serviceUnavailable,
    detail: "The database is temporarily unavailable. Try again in a moment.",
    headers: [.retryAfter: "5"]
  )

  static let failed = Problem(
    status: .internalServerError,
    detail: "Something went wrong. Try again later."
  )

  static func invalid(_ fields: [String: String]) -> Problem {
    let names = fields.keys.sorted()
    return Problem(
      status: .badRequest,
      detail: names.map { "\($0): \(fields[$0] ?? "")" }.joined(separator: " "),
      fields: fields
    )
  }

  static func tooOften(seconds: Int) -> Problem {
    Problem(
      status: .tooManyRequests,
      detail: "Too many attempts. Try again in \(seconds) seconds.",
      headers: [.retryAfter: String(seconds)]
    )
  }
}
