/// Which hosts requests may reach.
///
/// An app on a phone reaches whatever the phone does. A host that shows apps to many people fetches
/// from inside its own network, where a hostile server could lead it to private services by a link
/// or a redirect: there, the composition root restricts requests to public addresses.
public struct RequestPolicy: Sendable {
  /// Nil allows every host.
  let exemptOrigins: Set<WebOrigin>?

  /// Every host, as usual on a phone.
  public static let unrestricted = RequestPolicy(exemptOrigins: nil)

  /// Hosts whose names resolve to public addresses only, and the given origins.
  /// - Parameter origins: Origins that the operator has configured, private or not.
  /// - Returns: A policy that holds for redirects too.
  public static func publicAddresses(except origins: Set<WebOrigin> = []) -> RequestPolicy {
    RequestPolicy(exemptOrigins: origins)
  }
}
