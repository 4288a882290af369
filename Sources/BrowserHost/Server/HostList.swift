/// The names by which browsers may call this host.
struct HostList: Sendable {
  let names: Set<String>

  /// Whether a `Host` header, with or without port, gives one of the names.
  func allows(_ host: String) -> Bool {
    names.contains(Self.name(of: host))
  }

  /// Whether a page of `origin` belongs to the host that it calls.
  static func isSame(origin: String, host: String) -> Bool {
    origin == "http://" + host || origin == "https://" + host
  }

  /// The name without its port, in lower case.
  private static func name(of host: String) -> String {
    let lowered = host.lowercased()
    if lowered.hasPrefix("[") {
      guard let end = lowered.firstIndex(of: "]") else { return "" }
      return String(lowered[...end])
    }
    return String(lowered.prefix { $0 != ":" })
  }
}
