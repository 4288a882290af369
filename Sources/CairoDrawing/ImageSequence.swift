import Synchronization
public import VectorDrawing

/// The images of a GIF or WebP file, which are decoded one by one when they are needed.
public final class ImageSequence: Sendable {
  /// The width of all images in pixels.
  public let width: Int
  public let height: Int
  /// The durations of the images in seconds, as the file has them; there is one at least.
  public let delays: [Double]
  /// The number of times that an animation is shown; 0 for no limit, nil if the file states none.
  public let repetitions: Int?

  /// The maximum number of images; further ones are ignored.
  static let mostImages = 10_000

  private let state: Mutex<State>

  private struct State {
    let decoder: any FrameDecoder
    /// The number of the image that the decoder returns next; the number of images before the first
    /// request and after a failure, so that the next request begins anew.
    var next: Int
    /// The last decoded image.
    var last: DrawingBitmap?
  }

  /// Reads the structure of a file, without decoding its images.
  ///
  /// It is nil unless the media type is `image/gif` or `image/webp`, for a file that is damaged
  /// before the end of its first image, and if an image exceeds the maximum number of pixels.
  ///
  /// - Parameter file: The file.
  public init?(_ file: DrawingFile) {
    let header: FrameHeader
    let decoder: any FrameDecoder
    switch file.mediaType {
    case "image/gif":
      guard let own = GIFDecoder.header(of: file.bytes) else { return nil }
      (header, decoder) = (own, GIFDecoder(file.bytes, own))
    case "image/webp":
      guard let own = WebPDecoder.header(of: file.bytes) else { return nil }
      (header, decoder) = (own, WebPDecoder(file.bytes, own))
    default: return nil
    }
    width = header.width
    height = header.height
    delays = header.delays
    repetitions = header.repetitions
    state = Mutex(State(decoder: decoder, next: header.delays.count))
  }

  /// The number of images.
  public var count: Int { delays.count }

  /// Returns an image as it is shown, with what earlier images leave visible.
  ///
  /// - Parameter index: The number of the image, 0-based.
  /// - Returns: Nil for other numbers, for a damaged file, and without enough memory.
  /// - Complexity: O(1) for the image after the last one that was asked for, else O(index).
  public func bitmap(at index: Int) -> DrawingBitmap? {
    guard delays.indices.contains(index) else { return nil }
    return state.withLock { state in
      if index == state.next - 1, let last = state.last { return last }
      if index < state.next {
        state.decoder.restart()
        state.next = 0
      }
      state.last = nil
      while state.next <= index {
        guard state.decoder.skipOrDecode(isNeeded: state.next == index, into: &state.last) else {
          state.next = delays.count
          return nil
        }
        state.next += 1
      }
      return state.last
    }
  }
}

/// What is known of a file before its images are decoded.
struct FrameHeader {
  var width: Int
  var height: Int
  var delays: [Double] = []
  var repetitions: Int?

  /// Creates a header without images; nil if an image exceeds the maximum number of pixels.
  init?(width: Int, height: Int) {
    guard width > 0, height > 0,
      (try? DrawingRasterizer.pixels(Double(width), Double(height), 1)) != nil
    else { return nil }
    self.width = width
    self.height = height
  }
}

/// Decodes the images of a file in their order, after a first `restart()`.
protocol FrameDecoder: AnyObject {
  /// Goes to the first image. The first call opens the file and takes the memory for its pixels.
  func restart()

  /// Decodes the next image, and writes its pixels if they are needed.
  ///
  /// - Returns: Whether the image could be decoded.
  func skipOrDecode(isNeeded: Bool, into bitmap: inout DrawingBitmap?) -> Bool
}
