public import Foundation

/// The name and password of a new account.
public struct RegistrationRequest: Codable, Sendable, Equatable {
  public var username: String
  public var password: String

  public init(username: String, password: String) {
    self.username = username
    self.password = password
  }
}

extension RegistrationRequest: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  /// Omits the password.
  public var description: String { "RegistrationRequest(username: \(username))" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: ["username": username]) }
}

public struct UserResponse: Codable, Sendable, Equatable, Identifiable {
  public var id: UUID
  public var username: String

  public init(id: UUID, username: String) {
    self.id = id
    self.username = username
  }
}

/// The response to a login.
public struct LoginResponse: Codable, Sendable, Equatable {
  /// The token for `Authorization: Bearer …`.
  public var token: String
  public var userID: UUID
  public var expiresAt: Date?

  public init(token: String, userID: UUID, expiresAt: Date? = nil) {
    self.token = token
    self.userID = userID
    self.expiresAt = expiresAt
  }
}

extension LoginResponse: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Omits the token.
  public var description: String { "LoginResponse(userID: \(userID))" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: ["userID": userID]) }
}
