import BrowserHost
import Foundation
import Hummingbird
import Logging
import ServiceLifecycle
import UIKitHosting

/// The sample server of an app, at paths of this program that no app has.
struct SampleServer: Sendable {
  var addRoutes: @Sendable (Router<HostRequestContext>) -> Void
  /// The server's work beside its requests; nil for none.
  var service: (any Service)?
}

/// The environment of the sample servers.
struct SampleServerEnvironment: Sendable {
  /// The folder of all data.
  var folder: URL
  var clock: SystemHostClock
  /// The addresses of the proxies whose `X-Forwarded-For` names the client.
  var trustedProxies: [String]
  var logger: Logger
}
