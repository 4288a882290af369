import CoreFoundationNames

/// The reason why a call to the keychain failed.
struct SecurityFailure: Error {
  /// What the call returns.
  let status: OSStatus
}
