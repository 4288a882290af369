import Foundation

/// A login that a server wants with each request.
///
/// However it is printed, dumped or put into a message, it says nothing.
public struct ServerCredentials: Sendable, Hashable {
  let user: String
  let password: String

  public init(user: String, password: String) {
    self.user = user
    self.password = password
  }

  /// As the header `Authorization` has it (RFC 7617).
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
