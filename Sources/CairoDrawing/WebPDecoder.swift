import CWebP
import VectorDrawing

/// Decodes WebP files by libwebp.
final class WebPDecoder: FrameDecoder {
  private let data: WebPBytes
  private var decoder: OpaquePointer?
  private let width: Int
  private let height: Int

  init(_ bytes: [UInt8]) {
    data = WebPBytes(bytes)
    var options = WebPAnimDecoderOptions()
    WebPAnimDecoderOptionsInit(&options)
    options.color_mode = MODE_RGBA
    decoder = data.withData { WebPAnimDecoderNew(&$0, &options) }
    var info = WebPAnimInfo()
    if let decoder { _ = WebPAnimDecoderGetInfo(decoder, &info) }
    width = Int(info.canvas_width)
    height = Int(info.canvas_height)
  }

  deinit {
    WebPAnimDecoderDelete(decoder)
  }

  /// Returns what is known without decompressing pixels; nil for a damaged file.
  static func header(of bytes: [UInt8]) -> FrameHeader? {
    let data = WebPBytes(bytes)
    guard let parts = data.withData({ WebPDemux(&$0) }) else { return nil }
    defer { WebPDemuxDelete(parts) }
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
    if let decoder { WebPAnimDecoderReset(decoder) }
  }

  func skipOrDecode(isNeeded: Bool, into bitmap: inout DrawingBitmap?) -> Bool {
    var pixels: UnsafeMutablePointer<UInt8>?
    var time: Int32 = 0
    guard let decoder, WebPAnimDecoderGetNext(decoder, &pixels, &time) != 0, let pixels else {
      return false
    }
    if isNeeded {
      let all = Array(UnsafeBufferPointer(start: pixels, count: 4 * width * height))
      bitmap = DrawingBitmap(width: width, height: height, pixels: all)
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
    var data = WebPData()
    data.bytes = UnsafePointer(memory.baseAddress)
    data.size = memory.count
    return body(&data)
  }
}
