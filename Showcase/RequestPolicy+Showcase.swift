import Foundation
import WebRequests

extension RequestPolicy {
  /// Returns a policy that allows an app's server, at any address, and public addresses.
  ///
  /// Responses contain addresses of pictures and redirects, which must not lead to services that
  /// only this machine or its network can reach.
  static func from(_ server: URL) -> RequestPolicy {
    .publicAddresses(except: Set([server].compactMap(WebOrigin.init)))
  }
}
