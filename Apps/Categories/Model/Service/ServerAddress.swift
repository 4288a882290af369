public import Foundation

/// Where a server is, and the login that was given with its address.
///
/// Of `https://ana:secret@example.org/api` the login becomes `credentials`, so that the address may
/// be shown to anybody.
public struct ServerAddress: Sendable, Hashable {
  /// Without user name and password.
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
