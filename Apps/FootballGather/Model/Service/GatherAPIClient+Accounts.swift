import Foundation
import GatherAPI

extension GatherAPIClient {
  /// Creates an account without logging in.
  /// - Throws: `.conflict` if the name is taken.
  func register(_ credentials: Credentials) async throws(GatherServiceError) {
    let new = RegistrationRequest(
      username: credentials.name,
      password: credentials.password
    )
    try await send(try request(.post, "users", json: new), wanting: 201)
  }

  /// Logs in.
  /// - Throws: `.unauthorised` for a wrong name or password, `.throttled` after too many of them.
  func logIn(_ credentials: Credentials) async throws(GatherServiceError) -> LoginResponse {
    let text = Data("\(credentials.name):\(credentials.password)".utf8).base64EncodedString()
    let fields = ["Authorization": "Basic \(text)"]
    let reply = try await send(request(.post, "users/login", fields: fields), wanting: 200)
    return try await Self.read(LoginResponse.self, from: reply.body)
  }

  func logOut(token: String) async throws(GatherServiceError) {
    try await send(request(.post, "users/logout", token: token), wanting: 204)
  }

  /// Deletes the account and all its data.
  func deleteAccount(token: String) async throws(GatherServiceError) {
    try await send(request(.delete, "users", token: token), wanting: 204)
  }
}
