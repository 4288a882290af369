import CCairo
import CMalloc
import Glibc
import Synchronization

/// The memory of the last opaque image, kept for the next one: page faults of fresh memory cost a
/// tenth of the time of an image.
enum PixelMemory {
  /// The maximum number of bytes that are kept; larger memory is freed immediately.
  private static let most = 16 * 1_024 * 1_024
  /// The address of unused memory.
  private static let spare = Mutex<UInt?>(nil)
  // Unsafe: only its address is used, as the key of a surface's user data.
  nonisolated(unsafe) private static var key = cairo_user_data_key_t()

  /// Creates a surface whose pixels are not cleared; nil without memory.
  static func makeOpaqueSurface(width: Int, height: Int) -> OpaquePointer? {
    let stride = cairo_format_stride_for_width(CAIRO_FORMAT_ARGB32, Int32(width))
    guard stride > 0, let memory = take(Int(stride) * height) else { return nil }
    let surface = cairo_image_surface_create_for_data(
      memory.assumingMemoryBound(to: UInt8.self),
      CAIRO_FORMAT_ARGB32,
      Int32(width),
      Int32(height),
      stride
    )
    let isKept = cairo_surface_set_user_data(surface, &key, memory) { memory in
      if let memory { PixelMemory.giveBack(memory) }
    }
    guard let surface, isKept == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      giveBack(memory)
      return nil
    }
    return surface
  }

  private static func take(_ count: Int) -> UnsafeMutableRawPointer? {
    let kept = spare.withLock { spare in
      defer { spare = nil }
      return spare.flatMap { UnsafeMutableRawPointer(bitPattern: $0) }
    }
    if let kept, malloc_usable_size(kept) >= count { return kept }
    free(kept)
    return malloc(count)
  }

  private static func giveBack(_ memory: UnsafeMutableRawPointer) {
    let isKept = spare.withLock { spare in
      guard spare == nil, malloc_usable_size(memory) <= most else { return false }
      spare = UInt(bitPattern: memory)
      return true
    }
    if !isKept { free(memory) }
  }
}
