#if canImport(FoundationNetworking)
public import FoundationNetworking
import WebRequests

/// Returns a configuration whose sessions complete requests that servers refuse without a login, as
/// those of iOS do.
///
/// `rostrum run` passes each configuration of an app's sessions without a delegate to it.
public func _completingRefusedLogins(
  _ configuration: URLSessionConfiguration
) -> URLSessionConfiguration {
  RefusedLogins.completing(configuration)
}
#endif
