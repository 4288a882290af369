import Foundation
import ImageIO
import Testing
import UIKitTesting

/// Apple: `CGImageSource` of ImageIO.
struct CGImageSourceTests {
  /// 4 by 3 red pixels; then 2 by 2 green ones at 1, 1; then the first is blue.
  ///
  /// Each image replaces its part and leaves the rest. Delays of 0.05, 0.2 and 0 seconds, 3 times.
  private static let gif = """
    R0lGODlhBAADAIEAAP8AAAAAAAAAAAAAACH/C05FVFNDQVBFMi4wAwEDAAAh+QQEBQAAACwAAAAABAADAAAICAABCBxIUG\
    BAACH5BAUUAAIALAEAAQACAAIAgf8AAAD/AAAAAAAAAAgGAAMIDBAQACH5BAUAAAIALAAAAAADAAMAgf8AAAAA/wAAAAAA\
    AAgLAAMIGAgAgICCAQEAOw==
    """

  /// The same images; delays of 0.05, 0.2 and 0.04 seconds, twice.
  private static let webP = """
    UklGRr4AAABXRUJQVlA4WAoAAAASAAAAAwAAAgAAQU5JTQYAAAAAAAAAAgBBTk1GKAAAAAAAAAAAAAMAAAIAADIAAAJWUD\
    hMDwAAAC8DgAAABxD9j/4HIqL/AQBBTk1GKgAAAAAAAAAAAAIAAAIAAMgAAABWUDhMEQAAAC8CgAAQDzD/EfMfjDGI6H8Y\
    AEFOTUYwAAAAAAAAAAAAAgAAAgAAKAAAAFZQOEwXAAAALwKAABAXEPMvICjyf7T5D/hgUSL6HwYA
    """

  private static let red: [UInt8] = [255, 0, 0, 255]
  private static let green: [UInt8] = [0, 255, 0, 255]
  private static let blue: [UInt8] = [0, 0, 255, 255]

  private func source(_ base64: String) throws -> CGImageSource {
    let data = try #require(Data(base64Encoded: base64))
    return try #require(CGImageSourceCreateWithData(data as CFData, nil))
  }

  private func pixel(_ image: CGImage, _ x: Int, _ y: Int) throws -> [UInt8] {
    var bytes: [UInt8] = [0, 0, 0, 0]
    let part = try #require(image.cropping(to: CGRect(x: x, y: y, width: 1, height: 1)))
    try bytes.withUnsafeMutableBytes { bytes in
      let context = try #require(
        CGContext(
          data: bytes.baseAddress,
          width: 1,
          height: 1,
          bitsPerComponent: 8,
          bytesPerRow: 4,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
        )
      )
      context.draw(part, in: CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    return bytes
  }

  @Test(arguments: [gif, webP])
  func eachImageShowsWhatEarlierOnesLeave(_ base64: String) throws {
    let source = try source(base64)
    #expect(CGImageSourceGetCount(source) == 3)
    func image(_ index: Int) throws -> CGImage {
      try #require(CGImageSourceCreateImageAtIndex(source, index, nil))
    }
    let last = try image(2)
    #expect(try pixel(last, 0, 0) == Self.blue)
    #expect(try pixel(last, 3, 2) == Self.red)
    let second = try image(1)
    #expect(try pixel(second, 1, 1) == Self.green)
    #expect(try pixel(second, 0, 0) == Self.red)
    #expect(try pixel(image(0), 1, 1) == Self.red)
    #expect(CGImageSourceCreateImageAtIndex(source, 3, nil) == nil)
    #expect(CGImageSourceCreateImageAtIndex(source, -1, nil) == nil)
  }

  @Test func aGIFHasDelaysAndRepetitions() throws {
    let source = try source(Self.gif)
    #expect(CGImageSourceGetType(source) == "com.compuserve.gif")
    func delays(_ key: CFString) -> [Double] {
      (0..<3).compactMap { index in
        let properties = CGImageSourceCopyPropertiesAtIndex(source, index, nil)
        let own = properties?[kCGImagePropertyGIFDictionary] as? [CFString: Any]
        return own?[key] as? Double
      }
    }
    #expect(delays(kCGImagePropertyGIFUnclampedDelayTime) == [0.05, 0.2, 0])
    #expect(delays(kCGImagePropertyGIFDelayTime) == [0.1, 0.2, 0.1])
    let whole = CGImageSourceCopyProperties(source, nil)
    let own = whole?[kCGImagePropertyGIFDictionary] as? [CFString: Any]
    #expect(own?[kCGImagePropertyGIFLoopCount] as? Int == 3)
    let first = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
    #expect(first?[kCGImagePropertyPixelWidth] as? Int == 4)
    #expect(first?[kCGImagePropertyPixelHeight] as? Int == 3)
    #expect(CGImageSourceCopyPropertiesAtIndex(source, 3, nil) == nil)
  }

  @Test func aWebPHasDelaysAndRepetitions() throws {
    let source = try source(Self.webP)
    #expect(CGImageSourceGetType(source) == "org.webmproject.webp")
    let second = CGImageSourceCopyPropertiesAtIndex(source, 1, nil)
    let own = second?[kCGImagePropertyWebPDictionary] as? [CFString: Any]
    #expect(own?[kCGImagePropertyWebPUnclampedDelayTime] as? Double == 0.2)
    let whole = CGImageSourceCopyProperties(source, nil)
    let all = whole?[kCGImagePropertyWebPDictionary] as? [CFString: Any]
    #expect(all?[kCGImagePropertyWebPLoopCount] as? Int == 2)
  }

  @Test func aPNGHasOneImageAndAThumbnail() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
    }
    let data = try #require(image.pngData())
    let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
    #expect(CGImageSourceGetCount(source) == 1)
    #expect(CGImageSourceGetType(source) == "public.png")
    let options = [kCGImageSourceThumbnailMaxPixelSize: 10] as CFDictionary
    let small = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
    #expect(small.width == 10)
    #expect(small.height == 5)
    #expect(try pixel(small, 5, 2) == Self.red)
  }

  @Test func dataWithoutAnImageHaveNone() throws {
    let source = try #require(CGImageSourceCreateWithData(Data("no image".utf8) as CFData, nil))
    #expect(CGImageSourceGetCount(source) == 0)
    #expect(CGImageSourceGetType(source) == nil)
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
    #expect(CGImageSourceCopyProperties(source, nil) == nil)
    let absent = URL(fileURLWithPath: "/nowhere/x.gif")
    #expect(CGImageSourceCreateWithURL(absent as CFURL, nil) == nil)
  }

  @Test(arguments: [gif, webP])
  func aCutFileHasFewerImagesOrNone(_ base64: String) throws {
    let whole = try #require(Data(base64Encoded: base64))
    for length in 0..<whole.count {
      let source = try #require(CGImageSourceCreateWithData(whole.prefix(length), nil))
      let count = CGImageSourceGetCount(source)
      #expect(count <= 3)
      for index in 0..<count {
        let image = CGImageSourceCreateImageAtIndex(source, index, nil)
        #expect(image.map { $0.width == 4 && $0.height == 3 } ?? true)
      }
    }
    #expect(UIImage(data: whole.prefix(60)) == nil)
  }

  // MARK: UIImage

  @Test(arguments: [gif, webP])
  func anAnimationIsShownAsItsFirstImage(_ base64: String) throws {
    let data = try #require(Data(base64Encoded: base64))
    let image = try #require(UIImage(data: data))
    #expect(image.size == CGSize(width: 4, height: 3))
    #expect(image.images == nil)
    #expect(try pixel(#require(image.cgImage), 1, 1) == Self.red)
    // Displays receive a picture that does not move.
    #expect(image.pngData()?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true)
  }

  @Test(arguments: [
    "UklGRiAAAABXRUJQVlA4TBMAAAAvA4AAAA+w//Mf8x8VnvAQ0f8IAA==",
    "R0lGODdhBAADAIEAAP8AAAD/AAAAAAAAACwAAAAABAADAAAICwABCBQYIABBgwEBADs=",
  ])
  func aStillImageHasItsPixels(_ base64: String) throws {
    let image = try #require(Data(base64Encoded: base64).flatMap(UIImage.init(data:)))
    #expect(image.size == CGSize(width: 4, height: 3))
    let pixels = try #require(image.cgImage)
    #expect(try pixel(pixels, 0, 0) == Self.red)
    #expect(try pixel(pixels, 2, 2) == Self.green)
    #expect(image.jpegData(compressionQuality: 1) != nil)
  }

  @Test func hugeSizesAreRefusedBeforeMemoryIsTaken() throws {
    // A GIF that claims 65,535 by 65,535 pixels.
    var bytes = [UInt8](try #require(Data(base64Encoded: Self.gif)))
    bytes.replaceSubrange(6..<10, with: [255, 255, 255, 255])
    #expect(UIImage(data: Data(bytes)) == nil)
  }

  @MainActor
  @Test func imagesOfAFileMakeAnAnimation() throws {
    let source = try source(Self.gif)
    let images = (0..<CGImageSourceGetCount(source))
      .compactMap { CGImageSourceCreateImageAtIndex(source, $0, nil) }
      .map { UIImage(cgImage: $0) }
    let animation = try #require(UIImage.animatedImage(with: images, duration: 0.6))
    let view = UIImageView(image: animation)
    let screen = UIViewController()
    screen.view.addSubview(view)
    let driver = SceneDriver(rootViewController: screen)
    #expect(animation.images?.count == 3)
    #expect(view.intrinsicContentSize == CGSize(width: 4, height: 3))
    driver.wait(.milliseconds(200))
    let picture = try Data(driver.picture(scale: 1).png())
    #expect(try pixel(#require(UIImage(data: picture)?.cgImage), 1, 1) == Self.green)
  }
}
