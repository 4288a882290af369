/// The names by which browsers may call this host.
struct HostList: Sendable {
  private let names: Set<String>
  private let publicAddress: PublicAddress?

  /// - Parameters:
  ///   - names: Without ports; case does not matter.
  ///   - publicAddress: The address of a proxy, whose name is allowed too.
  init(names: Set<String>, publicAddress: PublicAddress? = nil) {
    self.names = Set(
      names.map { $0.lowercased() } + (publicAddress.map { [$0.authority.host] } ?? [])
    )
    self.publicAddress = publicAddress
  }

  /// Whether browsers reach the host by TLS.
  var isSecure: Bool { publicAddress?.isSecure == true }

  /// Whether a request is for one of the names, with or without a port.
  func allows(_ authority: Authority) -> Bool {
    names.contains(authority.host)
  }

  /// Whether a page of `origin` belongs to the host that it calls.
  ///
  /// By the public name only the public address counts, with its scheme and port.
  func isSameOrigin(_ origin: String, as authority: Authority) -> Bool {
    if let publicAddress {
      if origin == "\(publicAddress)" { return true }
      if authority.host == publicAddress.authority.host { return false }
    }
    return origin == "http://\(authority)" || origin == "https://\(authority)"
  }

  /// The sources of a content security policy from which a page may have its live connection.
  func liveSources(of authority: Authority) -> [String] {
    if let publicAddress, publicAddress.authority == authority {
      return ["\(publicAddress.isSecure ? "wss" : "ws")://\(authority)"]
    }
    return ["ws://\(authority)", "wss://\(authority)"]
  }
}
