public import Foundation

/// The address of a server, and the credentials that were given with it.
///
/// The user name and password of `https://ana:secret@example.org/api` become `credentials`, so that
/// the address may be displayed.
public struct ServerAddress: Sendable, Hashable {
  /// The address without user name and password.
  public let base: URL
  public let credentials: ServerCredentials?

  public init(_ url: URL) {
    guard let user = url.user(percentEncoded: false),
      var components = URLComponents(url: url, resolvingAgainstBaseURL: true)
    else {
      base = url
      credentials = nil
      return
    }
    let password = url.password(percentEncoded: false) ?? ""
    credentials = ServerCredentials(user: user, password: password)
    components.user = nil
    components.password = nil
    base = components.url ?? url
  }
}
