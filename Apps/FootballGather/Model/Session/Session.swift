public import Foundation

/// Who is logged in.
public struct Session: Sendable, Equatable, Codable {
  /// The account's id.
  public let user: UUID
  public let username: String
  /// When the login ends by itself; nil where the server did not say.
  public let expiresAt: Date?
  /// Never shown, never logged.
  let token: String
}

extension Session: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Without the token.
  public var description: String { "Session(user: \(user))" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: ["user": user]) }
}
