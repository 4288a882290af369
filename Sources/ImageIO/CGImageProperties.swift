public import UIKit

// Keys of options and properties.

/// An option without effect.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// An option without effect.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// An option without effect: the type follows from the data.
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
/// An option that is always on.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
  "kCGImageSourceCreateThumbnailFromImageAlways"
/// An option that is always on.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// An option without effect: orientations are not read.
public let kCGImageSourceCreateThumbnailWithTransform: CFString =
  "kCGImageSourceCreateThumbnailWithTransform"
/// The maximum width and height of a thumbnail in pixels.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// The width in pixels, an `Int`.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The height in pixels, an `Int`.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// The properties of a GIF, a dictionary.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// The delay after an image in seconds, 0.1 at least.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// The delay after an image in seconds, as the file states it.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// The number of repetitions; 0 for no limit.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// The properties of a WebP file, a dictionary.
public let kCGImagePropertyWebPDictionary: CFString = "{WebP}"
/// The delay after an image in seconds, 0.1 at least.
public let kCGImagePropertyWebPDelayTime: CFString = "DelayTime"
/// The delay after an image in seconds, as the file states it.
public let kCGImagePropertyWebPUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// The number of repetitions; 0 for no limit.
public let kCGImagePropertyWebPLoopCount: CFString = "LoopCount"
