internal import COpenSSL

/// OpenSSL's state in the process.
enum OpenSSL {
  private static let isInitialized =
    OPENSSL_init_crypto(UInt64(OPENSSL_INIT_NO_ATEXIT), nil) == 1

  /// Makes OpenSSL usable until the process has ended.
  ///
  /// By default, `exit` frees OpenSSL's state while other threads may still use it.
  static func initialize() {
    precondition(isInitialized, "OpenSSL cannot be initialized; is its configuration readable?")
  }
}
