/// The reason why a cryptographic operation failed.
public enum CryptoKitError: Error, Equatable {
  /// The algorithm has no keys of this length.
  case incorrectKeySize
  /// A nonce, a tag or a box has a wrong length.
  case incorrectParameterSize
  /// The data was not sealed with this key, or was changed.
  case authenticationFailure
}
