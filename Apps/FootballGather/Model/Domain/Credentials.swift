import Foundation
import GatherAPI

/// A name and a password, as they were typed.
///
/// The password is sent unchanged over TLS; only the server hashes it.
public struct Credentials: Sendable, Equatable {
  public enum Field: String, Sendable {
    case username, password
  }

  public enum Problem: Sendable, Equatable {
    case empty
    case tooShort(minimum: Int)
    case tooLong(limit: Int)
    /// The name contains a colon, which separates name and password in HTTP Basic authentication.
    case hasColon
  }

  public var username: String
  public var password: String

  public init(username: String, password: String) {
    self.username = username
    self.password = password
  }

  /// The length of the shortest password of a new account.
  public static var minimumPasswordLength: Int { GatherLimits.password.lowerBound }

  /// The name as the server stores it, without surrounding white space.
  var name: String { username.trimmingCharacters(in: .whitespacesAndNewlines) }

  /// The problems that prevent a login: a field without text, or a name that no account can have.
  public var problems: [Field: Problem] {
    var problems: [Field: Problem] = [:]
    if name.isEmpty { problems[.username] = .empty }
    if name.contains(":") { problems[.username] = .hasColon }
    if password.isEmpty { problems[.password] = .empty }
    return problems
  }

  /// The problems that prevent the creation of an account, by the rules of the server.
  public var problemsOfNewAccount: [Field: Problem] {
    var problems = problems
    if name.count > GatherLimits.username.upperBound {
      problems[.username] = .tooLong(limit: GatherLimits.username.upperBound)
    }
    if !password.isEmpty, password.count < GatherLimits.password.lowerBound {
      problems[.password] = .tooShort(minimum: GatherLimits.password.lowerBound)
    }
    if password.count > GatherLimits.password.upperBound {
      problems[.password] = .tooLong(limit: GatherLimits.password.upperBound)
    }
    return problems
  }
}

extension Credentials: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// A description without the password.
  public var description: String { "Credentials(username: \(username))" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: ["username": username]) }
}
