import CWebP
import VectorDrawing

/// Decodes WebP files by libwebp.
final class WebPDecoder: FrameDecoder {
  private let bytes: [UInt8]
  private let header: FrameHeader
  private var data: WebPBytes?
  private var decoder: OpaquePointer?

  init(_ bytes: [UInt8], _ header: FrameHeader) {
    self.bytes = bytes
    self.header = header
  }

  deinit {
    WebPAnimDecoderDelete(decoder)
  }

  /// Returns what is known without decompressing pixels; nil for a damaged file.
  static func header(of bytes: [UInt8]) -> FrameHeader? {
    bytes.withUnsafeBufferPointer { bytes in
      var data = WebPData(bytes: bytes.baseAddress, size: bytes.count)
      guard let parts = WebPDemux(&data) else { return nil }
      defer { WebPDemuxDelete(parts) }
      return header(of: parts)
    }
  }

  private static func header(of parts: OpaquePointer) -> FrameHeader? {
    guard
      var header = FrameHeader(
        width: Int(WebPDemuxGetI(parts, WEBP_FF_CANVAS_WIDTH)),
        height: Int(WebPDemuxGetI(parts, WEBP_FF_CANVAS_HEIGHT))
      )
    else { return nil }
    var frame = WebPIterator()
    defer { WebPDemuxReleaseIterator(&frame) }
    guard WebPDemuxGetFrame(parts, 1, &frame) != 0 else { return nil }
    repeat {
      header.delays.append(Double(frame.duration) / 1_000)
    } while header.delays.count < ImageSequence.mostImages && WebPDemuxNextFrame(&frame) != 0
    if header.delays.count > 1 {
      header.repetitions = Int(WebPDemuxGetI(parts, WEBP_FF_LOOP_COUNT))
    }
    return header
  }

  func restart() {
    if let decoder { return WebPAnimDecoderReset(decoder) }
    let data = data ?? WebPBytes(bytes)
    self.data = data
    var options = WebPAnimDecoderOptions()
    WebPAnimDecoderOptionsInit(&options)
    options.color_mode = MODE_RGBA
    decoder = data.withData { WebPAnimDecoderNew(&$0, &options) }
  }

  func skipOrDecode(isNeeded: Bool, into bitmap: inout DrawingBitmap?) -> Bool {
    var pixels: UnsafeMutablePointer<UInt8>?
    var time: Int32 = 0
    guard let decoder, WebPAnimDecoderGetNext(decoder, &pixels, &time) != 0, let pixels else {
      return false
    }
    if isNeeded {
      let count = 4 * header.width * header.height
      let all = Array(UnsafeBufferPointer(start: pixels, count: count))
      bitmap = DrawingBitmap(width: header.width, height: header.height, pixels: all)
    }
    return true
  }
}

/// The bytes of a file at a fixed address, which libwebp keeps.
private final class WebPBytes {
  private let memory: UnsafeMutableBufferPointer<UInt8>

  init(_ bytes: [UInt8]) {
    memory = .allocate(capacity: bytes.count)
    _ = memory.initialize(from: bytes)
  }

  deinit {
    memory.deallocate()
  }

  func withData<Result>(_ body: (inout WebPData) -> Result) -> Result {
    var data = WebPData(bytes: UnsafePointer(memory.baseAddress), size: memory.count)
    return body(&data)
  }
}
