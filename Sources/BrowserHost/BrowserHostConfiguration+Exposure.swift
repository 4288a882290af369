extension BrowserHostConfiguration {
  /// Returns whether a text is a valid host name: letters, digits, hyphens, underscores and dots,
  /// or an IPv6 address in brackets, without a scheme or port.
  public static func isHostName(_ text: String) -> Bool {
    Authority(text).map { $0.port == nil } ?? false
  }

  /// The warning to log at the start if others in the network can read the traffic; nil otherwise.
  package var exposureWarning: String? {
    if publicAddress?.isSecure == true { return nil }
    // The front of a Unix socket warns itself.
    guard socketPath == nil, !isLoopback || publicAddress != nil else { return nil }
    return """
      Without TLS, others in the network can read and change everything, and take over a device. \
      Listen on 127.0.0.1 behind a proxy that terminates TLS and forwards the Host header, and set \
      the proxy's address: --public-url https://name. To be reached by others without a proxy, in \
      a network that is trusted, give the name or address that they use: --allow-host name.
      """
  }

  /// The channel for development; nil unless only programs on this machine can reach the host.
  var permittedDevelopment: DevelopmentChannel? {
    isPrivate ? development : nil
  }

  /// The function that notes assertions; nil unless only programs on this machine can reach the host.
  var permittedNoteCheck: NoteCheck? {
    isPrivate ? noteCheck : nil
  }

  private var isPrivate: Bool {
    isLoopback && socketPath == nil && publicAddress == nil && trustedProxies.isEmpty
  }

  private var isLoopback: Bool {
    hostname == "localhost" || hostname == "::1" || hostname.hasPrefix("127.")
  }
}
