import Foundation
import Testing
import VectorDrawing

@testable import UIKit

/// Adds to the tests of image sets which file is the icon of an app.
@MainActor
struct AppIconSetTests {
  /// Returns the size, and the colour in the middle of the icon of a bundle with files of sizes and colours.
  private func icon(
    _ entries: [(name: String, keys: String, pixels: Int, color: UIColor)]
  ) throws -> (size: CGSize, color: [UInt8])? {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "rostrum-tests/\(UUID().uuidString)",
      directoryHint: .isDirectory
    )
    defer { try? FileManager.default.removeItem(at: folder) }
    let set = folder.appending(path: "Media.xcassets/Bright.appiconset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    for entry in entries {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let size = CGSize(width: entry.pixels, height: entry.pixels)
      let png = UIGraphicsImageRenderer(size: size, format: format).pngData { context in
        entry.color.setFill()
        context.fill(CGRect(origin: .zero, size: size))
      }
      try png.write(to: set.appending(path: entry.name))
    }
    let images = entries.map { #"{"filename": "\#($0.name)", \#($0.keys)}"# }
    try Data(#"{"images": [\#(images.joined(separator: ","))]}"#.utf8)
      .write(to: set.appending(path: "Contents.json"))
    let icons = ["CFBundlePrimaryIcon": ["CFBundleIconName": "Bright"]]
    try PropertyListSerialization
      .data(fromPropertyList: ["CFBundleIcons": icons], format: .xml, options: 0)
      .write(to: folder.appending(path: "Info.plist"))
    let bundle = try #require(Bundle(url: folder))
    guard let data = AppIconSet.png(of: bundle, pixels: 48) else { return nil }
    let image = try #require(UIImage(data: data))
    let pixels = try #require(image.cgImage)._bitmap.pixels
    let middle = 4 * (24 * 48 + 24)
    return (image.size, Array(pixels[middle..<middle + 3]))
  }

  @Test func theSmallestFileWithEnoughPixelsIsScaled() throws {
    let found = try icon([
      ("a.png", #""idiom": "iphone", "size": "20x20", "scale": "2x""#, 40, .red),
      ("b.png", #""idiom": "iphone", "size": "60x60", "scale": "2x""#, 120, .green),
      ("c.png", #""idiom": "ios-marketing", "size": "1024x1024", "scale": "1x""#, 1024, .blue),
    ])
    #expect(found?.size == CGSize(width: 48, height: 48))
    #expect(found?.color == [0, 255, 0])
  }

  @Test func variantsForDarkHomeScreensDoNotCount() throws {
    let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#
    let found = try icon([
      ("a.png", #""idiom": "universal", "size": "1024x1024", \#(dark)"#, 64, .red),
      ("b.png", #""idiom": "universal", "platform": "ios", "size": "1024x1024""#, 64, .blue),
    ])
    #expect(found?.color == [0, 0, 255])
    #expect(try icon([]) == nil)
  }
}
