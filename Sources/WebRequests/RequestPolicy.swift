/// The hosts that requests may reach.
///
/// An app on a phone reaches the same hosts as the phone. A host that shows apps to many people
/// sends requests from inside its own network, where a hostile server could direct it to private
/// services by a link or a redirect: there, the composition root restricts requests to public
/// addresses.
public struct RequestPolicy: Sendable {
  /// The exempt origins; nil allows every host.
  let exemptOrigins: Set<WebOrigin>?

  /// A policy that allows every host, as on a phone.
  public static let unrestricted = RequestPolicy(exemptOrigins: nil)

  /// Returns a policy that allows hosts whose names resolve to public addresses only, and the given
  /// origins.
  /// - Parameter origins: Origins that the operator has configured, private or not.
  /// - Returns: A policy that also applies to redirects.
  public static func publicAddresses(except origins: Set<WebOrigin> = []) -> RequestPolicy {
    RequestPolicy(exemptOrigins: origins)
  }
}
