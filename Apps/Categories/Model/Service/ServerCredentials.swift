import Foundation

/// Credentials that a server requires with each request.
///
/// Printing, dumping or interpolating them reveals nothing.
public struct ServerCredentials: Sendable, Hashable {
  let user: String
  let password: String

  public init(user: String, password: String) {
    self.user = user
    self.password = password
  }

  /// The value of the `Authorization` header (RFC 7617).
  var authorization: String {
    "Basic \(Data("\(user):\(password)".utf8).base64EncodedString())"
  }
}

extension ServerCredentials: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  public var description: String { "ServerCredentials(…)" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: []) }
}
