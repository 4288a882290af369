internal import CHarfBuzz
internal import Synchronization

/// The digest of a font file, which is computed when it is first needed.
final class FileDigest: Sendable {
  // HarfBuzz counts references atomically, and nothing writes to the file's bytes.
  private nonisolated(unsafe) let blob: OpaquePointer?
  private let known = Mutex<UInt64?>(nil)

  init(_ blob: OpaquePointer) {
    self.blob = hb_blob_reference(blob)
  }

  deinit {
    hb_blob_destroy(blob)
  }

  /// The 64-bit hash FNV-1a of the bytes.
  var value: UInt64 {
    known.withLock { known in
      if let known { return known }
      var count: UInt32 = 0
      let bytes = hb_blob_get_data(blob, &count)
      let value = UnsafeRawBufferPointer(start: bytes, count: bytes == nil ? 0 : Int(count))
        .reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
      known = value
      return value
    }
  }
}
