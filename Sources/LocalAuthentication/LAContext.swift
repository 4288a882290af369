public import Foundation

/// Asks somebody to prove to own the device.
///
/// Browsers recognize no finger and no face for apps, and have no passcode: no policy can be
/// evaluated here, as on a device without both.
open class LAContext: NSObject, @unchecked Sendable {
  // Subclasses may have state, and apps use a context from any thread, as with Apple's.

  public override init() {}

  /// The title of the other way to prove it.
  open var localizedFallbackTitle: String?
  /// The title of the button that cancels.
  open var localizedCancelTitle: String?
  /// Why the app asks.
  open var localizedReason = ""
  /// Whether nothing may be shown.
  open var interactionNotAllowed = false
  /// How long the device's own unlocking counts, in seconds.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0

  /// What the device recognizes its owner by: nothing.
  open var biometryType: LABiometryType { .none }

  /// Whether a policy can be evaluated: none can here, and `error` receives the reason.
  open func canEvaluatePolicy(
    _ policy: LAPolicy,
    error: UnsafeMutablePointer<NSError?>?
  ) -> Bool {
    let reason = reason(policy)
    error?.pointee = NSError(domain: LAErrorDomain, code: reason.errorCode)
    return false
  }

  /// Replies at once that the policy cannot be evaluated.
  open func evaluatePolicy(
    _ policy: LAPolicy,
    localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    reply(false, reason(policy))
  }

  /// Throws an `LAError`, because no policy can be evaluated.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw reason(policy)
  }

  /// Ends what the context does.
  open func invalidate() {
    isInvalid = true
  }

  private var isInvalid = false

  private func reason(_ policy: LAPolicy) -> LAError {
    if isInvalid { return LAError(.invalidContext) }
    return switch policy {
    case .deviceOwnerAuthenticationWithBiometrics: LAError(.biometryNotAvailable)
    case .deviceOwnerAuthentication: LAError(.passcodeNotSet)
    }
  }
}
