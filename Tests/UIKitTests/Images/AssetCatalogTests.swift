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
    #expect(UIImage(named: "Logo.jpg", in: bundle, compatibleWith: nil)?.size == logo.size)
  }

  // MARK: Names

  @Test func aGroupIsPartOfTheNameIfItProvidesANamespace() throws {
    let red = #"{"colors": [{"idiom": "universal", "color": \#(components("1.0", "0", "0"))}]}"#
    try add("Plain/One.colorset", red)
    try add("Spaced", #"{"properties": {"provides-namespace": true}}"#)
    try add("Spaced/Inner/Two.colorset", red)
    #expect(color("One") != nil)
    #expect(color("Plain/One") == nil)
    #expect(color("Spaced/Two") != nil)
    #expect(color("Two") == nil)
  }

  // MARK: Colours

  @Test func aColourMayBeTheSystems() throws {
    try add(
      "Accent.colorset",
      """
      {"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "systemPinkColor"}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
          "color": \(components("0.0", "0.0", "0.0"))}]}
      """
    )
    let accent = try #require(color("Accent"))
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(
      accent.resolvedColor(with: light) == UIColor.systemPink.resolvedColor(with: light)
    )
    #expect(accent.resolvedColor(with: dark) == UIColor(white: 0, alpha: 1))
  }

  @Test func theColourOfTheDeviceIsTaken() throws {
    try add(
      "Device.colorset",
      """
      {"colors": [{"idiom": "universal", "color": \(components("1.0", "0.0", "0.0"))},
        {"idiom": "ipad", "color": \(components("0.0", "0.0", "1.0"))},
        {"idiom": "mac", "color": \(components("0.0", "1.0", "0.0"))}]}
      """
    )
    func color(_ idiom: UIUserInterfaceIdiom) -> UIColor? {
      let traits = UITraitCollection(userInterfaceIdiom: idiom)
      return UIColor(named: "Device", in: bundle, compatibleWith: traits)
    }
    #expect(color(.pad) == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    #expect(color(.phone) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test(arguments: [
    ("display-p3", #"{"red": "1.0", "green": "0.5", "blue": "0", "alpha": "1"}"#),
    ("extended-gray", #"{"white": "0.5", "alpha": "0.250"}"#),
    ("extended-linear-srgb", #"{"red": 1, "green": 0.2158605, "blue": "-0.5", "alpha": 1}"#),
  ])
  func everyColourSpaceIsConverted(_ space: String, _ components: String) throws {
    try add(
      "Space.colorset",
      #"{"colors": [{"color": {"color-space": "\#(space)", "components": \#(components)}}]}"#
    )
    let expected: UIColor =
      switch space {
      case "display-p3": UIColor(displayP3Red: 1, green: 0.5, blue: 0, alpha: 1)
      case "extended-gray": UIColor(white: 0.5, alpha: 0.25)
      default: UIColor(red: 1, green: 128.0 / 255, blue: 0, alpha: 1)
      }
    #expect(color("Space") == expected)
  }

  // MARK: Data

  @Test func aDataSetHasItsBytesAndItsType() throws {
    let bytes = Data("{}".utf8)
    try add(
      "Cities.dataset",
      #"{"data": [{"filename": "c.json", "universal-type-identifier": "public.json"}]}"#,
      ["c.json": bytes]
    )
    let asset = try #require(NSDataAsset(name: "Cities", bundle: bundle))
    #expect(asset.data == bytes)
    #expect(asset.name == "Cities")
    #expect(asset.typeIdentifier == "public.json")
    #expect(NSDataAsset(name: "Towns", bundle: bundle) == nil)
  }

  @Test func aColourLiteralIsAColour() {
    // swift-format-ignore: NoPlaygroundLiterals
    // The literal is the subject of the test.
    let color: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 0.5)
    #expect(color == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
  }
}
