import CBrotli

/// Compression by Brotli (RFC 7932).
enum Brotli {
  /// Returns the compressed form of a text.
  /// - Parameters:
  ///   - bytes: The text to compress.
  ///   - quality: From 0, the fastest, to 11, the smallest: a hundred kilobytes take milliseconds
  ///     at 5, and half a second at 11.
  /// - Returns: The compressed form.
  static func compressed(_ bytes: [UInt8], quality: Int32) -> [UInt8] {
    let bound = BrotliEncoderMaxCompressedSize(bytes.count)
    return [UInt8](unsafeUninitializedCapacity: bound) { output, count in
      count = bound
      let ended = BrotliEncoderCompress(
        quality,
        BROTLI_DEFAULT_WINDOW,
        BROTLI_MODE_TEXT,
        bytes.count,
        bytes,
        &count,
        output.baseAddress
      )
      precondition(ended == BROTLI_TRUE, "Expected Brotli to finish, got a failure.")
    }
  }
}
