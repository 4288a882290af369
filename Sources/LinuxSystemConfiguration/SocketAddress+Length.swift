public import Glibc

// Addresses of Darwin begin with their length, which apps set. Those of Linux have none.

extension sockaddr_in {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The length of the address in bytes; setting it has no effect.
  public var sin_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in>.size) }
    set {}
  }

  public init(
    sin_len: UInt8,
    sin_family: sa_family_t,
    sin_port: in_port_t,
    sin_addr: in_addr,
    sin_zero: (UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8)
  ) {
    self.init(
      sin_family: sin_family,
      sin_port: sin_port,
      sin_addr: sin_addr,
      sin_zero: sin_zero
    )
  }
}

extension sockaddr_in6 {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The length of the address in bytes; setting it has no effect.
  public var sin6_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in6>.size) }
    set {}
  }
}
