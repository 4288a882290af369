public import Foundation

/// A login, or the use of the app without an account.
public struct Session: Sendable, Equatable, Codable {
  /// The account's id.
  public let user: UUID
  /// The name of the account; empty without an account.
  public let username: String
  /// The date at which the login expires; nil if the server sent none.
  public let expiresAt: Date?
  /// The token, never shown or logged; empty without an account.
  let token: String
  /// A Boolean value that indicates whether there is no account, so that all data stays on this
  /// device.
  public let isOffline: Bool

  init(user: UUID, username: String, expiresAt: Date?, token: String) {
    self.user = user
    self.username = username
    self.expiresAt = expiresAt
    self.token = token
    isOffline = false
  }

  private init(offlineAs user: UUID) {
    self.user = user
    username = ""
    expiresAt = nil
    token = ""
    isOffline = true
  }

  /// The session without an account; its data is stored under an id that the server never assigns.
  package static let offline = Session(
    offlineAs: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  )
}

extension Session: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// A description without the token.
  public var description: String { "Session(user: \(user))" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: ["user": user]) }
}
