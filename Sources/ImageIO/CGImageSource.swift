import CairoDrawing
import Foundation
import UIKit
import VectorDrawing

/// The images of a file: one of a PNG or JPEG, or several of a GIF or WebP.
public final class CGImageSource: Hashable, Sendable {
  private enum Content: Sendable {
    case single(DrawingFile, width: Int, height: Int)
    case sequence(ImageSequence, mediaType: String)
    case none
  }

  private let content: Content

  init(_ data: Data) {
    content = Self.content(of: data)
  }

  private static func content(of data: Data) -> Content {
    guard let type = DrawingFile.mediaType(of: data) else { return .none }
    let file = DrawingFile(bytes: [UInt8](data), mediaType: type)
    if let sequence = ImageSequence(file) { return .sequence(sequence, mediaType: type) }
    guard let header = UIImage._header(of: data) else { return .none }
    return .single(file, width: header.width, height: header.height)
  }

  /// The number of images; 0 for data that are no image.
  var count: Int {
    switch content {
    case .single: 1
    case .sequence(let sequence, _): sequence.count
    case .none: 0
    }
  }

  /// The uniform type identifier; nil for data that are no image.
  var type: String? {
    let mediaType: String
    switch content {
    case .single(let file, _, _): mediaType = file.mediaType
    case .sequence(_, let type): mediaType = type
    case .none: return nil
    }
    return switch mediaType {
    case "image/gif": "com.compuserve.gif"
    case "image/webp": "org.webmproject.webp"
    case "image/jpeg": "public.jpeg"
    default: "public.png"
    }
  }

  /// Returns an image; nil for an index without one, and for damaged data.
  func image(at index: Int) -> CGImage? {
    let bitmap: DrawingBitmap? =
      switch content {
      case .single(let file, _, _): index == 0 ? DrawingBitmap(file) : nil
      case .sequence(let sequence, _): sequence.bitmap(at: index)
      case .none: nil
      }
    return bitmap.map(CGImage.init(_bitmap:))
  }

  /// The properties of all images together.
  var properties: [String: Any] {
    guard case .sequence(let sequence, let type) = content else { return [:] }
    var own: [String: Any] = [:]
    if let repetitions = sequence.repetitions {
      own[type == "image/gif" ? kCGImagePropertyGIFLoopCount : kCGImagePropertyWebPLoopCount] =
        repetitions
    }
    return own.isEmpty ? [:] : [Self.dictionary(of: type): own]
  }

  /// Returns the properties of an image; nil for an index without one.
  func properties(at index: Int) -> [String: Any]? {
    switch content {
    case .single(_, let width, let height):
      guard index == 0 else { return nil }
      return [kCGImagePropertyPixelWidth: width, kCGImagePropertyPixelHeight: height]
    case .sequence(let sequence, let type):
      guard sequence.delays.indices.contains(index) else { return nil }
      let delay = sequence.delays[index]
      let isGIF = type == "image/gif"
      let own: [String: Any] = [
        isGIF ? kCGImagePropertyGIFDelayTime : kCGImagePropertyWebPDelayTime:
          max(delay, Self.shortestDelay),
        isGIF ? kCGImagePropertyGIFUnclampedDelayTime : kCGImagePropertyWebPUnclampedDelayTime:
          delay,
      ]
      return [
        kCGImagePropertyPixelWidth: sequence.width,
        kCGImagePropertyPixelHeight: sequence.height,
        Self.dictionary(of: type): own,
      ]
    case .none: return nil
    }
  }

  /// The least delay in seconds that is not adjusted.
  private static let shortestDelay = 0.1

  private static func dictionary(of type: String) -> String {
    type == "image/gif" ? kCGImagePropertyGIFDictionary : kCGImagePropertyWebPDictionary
  }

  public static func == (a: CGImageSource, b: CGImageSource) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
