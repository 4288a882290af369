/// The names by which browsers may request this host.
package struct HostList: Sendable {
  private let names: Set<String>
  private let publicAddress: PublicAddress?

  /// Creates a list of names.
  /// - Parameters:
  ///   - names: The names without ports, in upper or lower case.
  ///   - publicAddress: The address of a proxy, whose name is allowed too.
  package init(names: Set<String>, publicAddress: PublicAddress? = nil) {
    self.names = Set(
      names.map { $0.lowercased() } + (publicAddress.map { [$0.authority.host] } ?? [])
    )
    self.publicAddress = publicAddress
  }

  /// A Boolean value that indicates whether browsers reach the host by TLS.
  package var isSecure: Bool { publicAddress?.isSecure == true }

  /// Returns whether a request is for an allowed name, with or without a port.
  package func allows(_ authority: Authority) -> Bool {
    names.contains(authority.host)
  }

  /// Returns whether a page of `origin` belongs to the requested host.
  ///
  /// For the public name only the public address is accepted, with its scheme and port.
  package func isSameOrigin(_ origin: String, as authority: Authority) -> Bool {
    if let publicAddress {
      if origin == "\(publicAddress)" { return true }
      if authority.host == publicAddress.authority.host { return false }
    }
    return origin == "http://\(authority)" || origin == "https://\(authority)"
  }

  /// Returns the sources of a content security policy to which a page may open its live connection.
  func liveSources(of authority: Authority) -> [String] {
    if let publicAddress, publicAddress.authority == authority {
      return ["\(publicAddress.isSecure ? "wss" : "ws")://\(authority)"]
    }
    return ["ws://\(authority)", "wss://\(authority)"]
  }
}
