extension UnsafeMutableRawBufferPointer {
  /// Overwrites all bytes with random ones from the system's secure source.
  public func fillRandomly() {
    for offset in indices {
      storeBytes(of: .random(in: .min ... .max), toByteOffset: offset, as: UInt8.self)
    }
  }
}
