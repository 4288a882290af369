import Foundation
import Testing
import UIKit

/// Apple: `init(named:in:compatibleWith:)` of `UIColor` and `UIImage`, of asset catalogues as Xcode
/// writes them.
///
/// <https://developer.apple.com/library/archive/documentation/Xcode/Reference/xcode_ref-Asset_Catalog_Format/>
struct AssetCatalogTests {
  /// 3 by 2 pixels.
  private static let png =
    "iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAYAAACddGYaAAAAC0lEQVR4nGNgQAcAABIAAeRMWf8AAAAASUVORK5CYII="

  private let catalog: URL
  private let bundle: Bundle

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "rostrum-tests/\(UUID().uuidString)",
      directoryHint: .isDirectory
    )
    catalog = folder.appending(path: "Assets.xcassets", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: catalog, withIntermediateDirectories: true)
    bundle = try #require(Bundle(url: folder))
  }

  private func add(_ set: String, _ contents: String, _ files: [String: Data] = [:]) throws {
    let folder = catalog.appending(path: set, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(contents.utf8).write(to: folder.appending(path: "Contents.json"))
    for (name, data) in files { try data.write(to: folder.appending(path: name)) }
  }

  private func color(_ name: String) -> UIColor? {
    UIColor(named: name, in: bundle, compatibleWith: nil)
  }

  private func components(_ red: String, _ green: String, _ blue: String) -> String {
    """
    {"color-space": "srgb", "components": {"red": "\(red)", "green": "\(green)", "blue": "\(blue)", \
    "alpha": "1.000"}}
    """
  }

  @Test(arguments: [("0xFF", "0x80", "0x00"), ("255", "128", "0"), ("1.000", "0.502", "0.000")])
  func aColourSetIsReadAsXcodeWritesIt(_ red: String, _ green: String, _ blue: String) throws {
    try add(
      "Brand.colorset",
      """
      {"colors": [{"idiom": "universal", "color": \(components(red, green, blue))}], \
      "info": {"author": "xcode", "version": 1}}
      """
    )
    #expect(color("Brand") == UIColor(red: 1, green: 128.0 / 255, blue: 0, alpha: 1))
    // Asset sets are cached after the first read.
    try FileManager.default.removeItem(at: catalog)
    #expect(color("Brand") != nil)
  }

  @Test func aColourFollowsTheStyleAndTheContrast() throws {
    try add(
      "Theme/Back.colorset",
      """
      {"colors": [
        {"idiom": "universal", "color": \(components("1.0", "1.0", "1.0"))},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
          "color": \(components("0.0", "0.0", "0.0"))},
        {"idiom": "universal", "appearances": [{"appearance": "contrast", "value": "high"}],
          "color": \(components("1.0", "0.0", "0.0"))}
      ]}
      """
    )
    let back = try #require(color("Back"))
    #expect(color("Theme/Back") == back)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(back.resolvedColor(with: dark) == UIColor(white: 0, alpha: 1))
    #expect(back.resolvedColor(with: light) == UIColor(white: 1, alpha: 1))
    let contrast = UITraitCollection(accessibilityContrast: .high)
    #expect(back.resolvedColor(with: contrast) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test func aColourThatIsNotThereOrCannotBeReadIsNil() throws {
    try add("Broken.colorset", "{")
    try add("Empty.colorset", #"{"colors": [{"idiom": "universal"}]}"#)
    for name in ["Nothing", "Broken", "Empty"] { #expect(color(name) == nil) }
    #expect(UIColor(named: "Nothing") == nil)
  }

  @Test func anImageSetsFinestPictureIsTaken() throws {
    let png = try #require(Data(base64Encoded: Self.png))
    try add(
      "Logo.imageset",
      """
      {"images": [{"idiom": "universal", "scale": "1x"},
        {"idiom": "universal", "scale": "2x", "filename": "logo@2x.png"},
        {"idiom": "universal", "scale": "3x"}]}
      """,
      ["logo@2x.png": png]
    )
    let logo = try #require(UIImage(named: "Logo", in: bundle, compatibleWith: nil))
    #expect(logo.scale == 2)
    #expect(logo.size == CGSize(width: 1.5, height: 1))
  }

  @Test func aColourLiteralIsAColour() {
    // swift-format-ignore: NoPlaygroundLiterals
    // The literal is the subject of the test.
    let color: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 0.5)
    #expect(color == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
  }
}
