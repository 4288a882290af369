import Foundation
public import UIKit

/// Reads the images of a file's bytes; data that are no image have none.
///
/// Options have no effect: images are decoded when they are asked for.
// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGImageSourceCreateWithData(
  _ data: CFData,
  _ options: CFDictionary?
) -> CGImageSource? {
  CGImageSource(data)
}

/// Reads the images of a file; nil if it cannot be read.
// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGImageSourceCreateWithURL(
  _ url: CFURL,
  _ options: CFDictionary?
) -> CGImageSource? {
  (try? Data(contentsOf: url)).map(CGImageSource.init)
}

/// Returns the number of images.
// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int {
  isrc.count
}

/// Returns the uniform type identifier, such as `com.compuserve.gif`; nil for data that are no
/// image.
// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
  isrc.type
}

/// Returns the properties of all images together: how often an animation repeats.
// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGImageSourceCopyProperties(
  _ isrc: CGImageSource,
  _ options: CFDictionary?
) -> CFDictionary? {
  isrc.count > 0 ? isrc.properties : nil
}

/// Returns the properties of an image: its size in pixels, and its delay in an animation.
// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource,
  _ index: Int,
  _ options: CFDictionary?
) -> CFDictionary? {
  isrc.properties(at: index)
}

/// Returns an image; nil for an index without one, and for damaged data.
// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource,
  _ index: Int,
  _ options: CFDictionary?
) -> CGImage? {
  isrc.image(at: index)
}

/// Returns an image that is at most as large as the option
/// `kCGImageSourceThumbnailMaxPixelSize` states.
///
/// Files here have no thumbnails of their own.
// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource,
  _ index: Int,
  _ options: CFDictionary?
) -> CGImage? {
  guard let image = isrc.image(at: index) else { return nil }
  let most = options?[kCGImageSourceThumbnailMaxPixelSize]
  let side =
    (most as? Int).map(Double.init) ?? (most as? Double)
    ?? (most as? CGFloat).map { Double($0) }
  let longest = Double(max(image.width, image.height))
  guard let side, side > 0, side < longest else { return image }
  let size = CGSize(
    width: max(1, (Double(image.width) * side / longest).rounded()),
    height: max(1, (Double(image.height) * side / longest).rounded())
  )
  return image._scaled(to: size)
}
