import Foundation
import WebRequests

extension RequestPolicy {
  /// The hosts that an app may reach: its server wherever that is, and public addresses.
  ///
  /// Answers name the addresses of pictures and redirect to others; none may lead to services that
  /// only this machine or its network can reach.
  static func from(_ server: URL) -> RequestPolicy {
    .publicAddresses(except: Set([server].compactMap(WebOrigin.init)))
  }
}
