import CZlib

/// Compression by zlib, in the format of gzip (RFC 1952).
enum Gzip {
  /// Returns the compressed form of some bytes.
  /// - Parameters:
  ///   - bytes: The bytes to compress.
  ///   - level: From 1, the fastest, to 9, the smallest.
  /// - Returns: The compressed form, with header and checksum.
  static func compressed(_ bytes: [UInt8], level: Int32) -> [UInt8] {
    var stream = z_stream()
    // The window's size, plus 16 for the gzip format.
    let window = MAX_WBITS + 16
    let version = ZLIB_VERSION
    let size = Int32(MemoryLayout<z_stream>.size)
    let opened = deflateInit2_(
      &stream,
      level,
      Z_DEFLATED,
      window,
      MAX_MEM_LEVEL,
      Z_DEFAULT_STRATEGY,
      version,
      size
    )
    precondition(opened == Z_OK, "Expected zlib to start, got \(opened).")
    defer { deflateEnd(&stream) }
    var input = bytes
    return input.withUnsafeMutableBufferPointer { input in
      stream.next_in = input.baseAddress
      stream.avail_in = UInt32(input.count)
      return finished(&stream, within: Int(deflateBound(&stream, UInt(input.count))))
    }
  }

  private static func finished(_ stream: inout z_stream, within bound: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: bound) { output, count in
      stream.next_out = output.baseAddress
      stream.avail_out = UInt32(bound)
      let ended = deflate(&stream, Z_FINISH)
      precondition(ended == Z_STREAM_END, "Expected zlib to finish, got \(ended).")
      count = Int(stream.total_out)
    }
  }
}
