public import Foundation

/// Who is logged in, or that the app is used without an account.
public struct Session: Sendable, Equatable, Codable {
  /// The account's id.
  public let user: UUID
  /// Empty where there is no account.
  public let username: String
  /// When the login ends by itself; nil where the server did not say.
  public let expiresAt: Date?
  /// Never shown, never logged; empty where there is no account.
  let token: String
  /// Whether there is no account: all stays on this device.
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

  /// Without an account; its data is under an id that the server gives nobody.
  package static let offline = Session(
    offlineAs: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  )
}

extension Session: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Without the token.
  public var description: String { "Session(user: \(user))" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: ["user": user]) }
}
