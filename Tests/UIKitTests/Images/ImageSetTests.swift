import Foundation
import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Apple: image sets of asset catalogues, `UIImageAsset`.
///
/// <https://developer.apple.com/library/archive/documentation/Xcode/Reference/xcode_ref-Asset_Catalog_Format/ImageSetType.html>
@MainActor
struct ImageSetTests {
  private let catalog: URL
  private let bundle: Bundle

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "rostrum-tests/\(UUID().uuidString)",
      directoryHint: .isDirectory
    )
    catalog = folder.appending(path: "Media.xcassets", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: catalog, withIntermediateDirectories: true)
    bundle = try #require(Bundle(url: folder))
  }

  /// Returns a PNG of a width and a colour, 4 pixels high.
  private func png(_ width: Int, _ color: UIColor = .black) throws -> Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: width, height: 4)
    return UIGraphicsImageRenderer(size: size, format: format).pngData { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }

  /// Writes an image set whose entries name files of the widths.
  private func add(
    _ name: String,
    _ entries: [(width: Int, keys: String)],
    properties: String = "{}"
  ) throws {
    let folder = catalog.appending(path: "\(name).imageset", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var images: [String] = []
    for (width, keys) in entries {
      try png(width).write(to: folder.appending(path: "\(width).png"))
      images.append(#"{"filename": "\#(width).png", \#(keys)}"#)
    }
    let text = #"{"images": [\#(images.joined(separator: ","))], "properties": \#(properties)}"#
    try Data(text.utf8).write(to: folder.appending(path: "Contents.json"))
  }

  private func image(_ name: String, _ traits: UITraitCollection? = nil) -> UIImage? {
    UIImage(named: name, in: bundle, compatibleWith: traits)
  }

  private static let universal = #""idiom": "universal", "scale": "1x""#
  private static let dark =
    universal + #", "appearances": [{"appearance": "luminosity", "value": "dark"}]"#

  // MARK: Variants

  @Test func theVariantForTheTraitsIsTaken() throws {
    try add(
      "Logo",
      [
        (10, Self.universal), (11, Self.dark),
        (
          12,
          Self.universal
            + #", "appearances": [{"appearance": "luminosity", "value": "dark"},"#
            + #"{"appearance": "contrast", "value": "high"}]"#
        ),
        (13, #""idiom": "ipad", "scale": "1x""#),
        (14, #""idiom": "mac", "scale": "1x""#),
      ]
    )
    func width(_ change: (inout any UIMutableTraits) -> Void) -> CGFloat? {
      image("Logo", UITraitCollection(mutations: change))?.size.width
    }
    #expect(width { $0.userInterfaceStyle = .light } == 10)
    #expect(width { $0.userInterfaceStyle = .dark } == 11)
    #expect(
      width {
        $0.userInterfaceStyle = .dark
        $0.accessibilityContrast = .high
      } == 12
    )
    #expect(width { $0.accessibilityContrast = .high } == 10)
    #expect(width { $0.userInterfaceIdiom = .pad } == 13)
    #expect(
      width {
        $0.userInterfaceIdiom = .phone
        $0.displayGamut = .P3
      } == 10
    )
  }

  @Test(arguments: [(1, 20), (2, 20), (3, 40)])
  func theScaleOfTheScreenOrTheNextOneIsTaken(_ scale: Int, _ width: Int) throws {
    func keys(_ scale: Int) -> String { #""idiom": "universal", "scale": "\#(scale)x""# }
    try add("Dot", [(20, keys(2)), (40, keys(4))])
    let dot = try #require(image("Dot", UITraitCollection(displayScale: CGFloat(scale))))
    #expect(dot.size.width * dot.scale == CGFloat(width))
  }

  @Test func anImageForAnotherDirectionIsMirrored() throws {
    try add("Arrow", [(10, Self.universal + #", "language-direction": "left-to-right""#)])
    try add(
      "Both",
      [
        (10, Self.universal + #", "language-direction": "left-to-right""#),
        (11, Self.universal + #", "language-direction": "right-to-left""#),
      ]
    )
    let rightToLeft = UITraitCollection(layoutDirection: .rightToLeft)
    let leftToRight = UITraitCollection(layoutDirection: .leftToRight)
    #expect(image("Arrow", leftToRight) != image("Arrow", rightToLeft))
    #expect(image("Arrow", rightToLeft)?.size == CGSize(width: 10, height: 4))
    #expect(image("Both", rightToLeft)?.size.width == 11)
  }

  @Test func aTemplateSetIsATemplate() throws {
    func add(_ name: String, _ intent: String) throws {
      let properties = #"{"template-rendering-intent": "\#(intent)"}"#
      try self.add(name, [(8, Self.universal)], properties: properties)
    }
    try add("Icon", "template")
    try add("Photo", "original")
    #expect(image("Icon")?.renderingMode == .alwaysTemplate)
    #expect(image("Photo")?.renderingMode == .alwaysOriginal)
  }

  @Test func slicesAreCapInsetsInPixels() throws {
    let slices = """
      "resizing": {"mode": "3-part-horizontal", "center": {"mode": "stretch", "width": 2}, \
      "cap-insets": {"left": 6, "right": 4}}
      """
    try add("Bubble", [(30, #""idiom": "universal", "scale": "2x", \#(slices)"#)])
    let bubble = try #require(image("Bubble"))
    #expect(bubble.capInsets == UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 2))
    #expect(bubble.resizingMode == .stretch)
    // What is in no slice is left out: 6 + 2 + 4 of 30 pixels.
    #expect(bubble.size == CGSize(width: 6, height: 2))
  }

  // MARK: Views

  private func shownWidth(of view: UIView, in driver: SceneDriver) -> Int? {
    let attributes = view._nodeID.flatMap { driver.display.tree[$0] }?.attributes ?? []
    for case .image(let value?) in attributes {
      if case .encoded(let picture) = value.source { return picture.width }
    }
    return nil
  }

  @Test func aViewShowsTheVariantForItsTraits() throws {
    try add("Logo", [(10, Self.universal), (11, Self.dark)])
    let screen = UIViewController()
    let view = UIImageView(image: image("Logo")?.withRenderingMode(.alwaysOriginal))
    screen.view.addSubview(view)
    let driver = SceneDriver(rootViewController: screen)
    #expect(shownWidth(of: view, in: driver) == 10)
    #expect(view.intrinsicContentSize.width == 10)
    screen.overrideUserInterfaceStyle = .dark
    driver.scene.commit()
    #expect(shownWidth(of: view, in: driver) == 11)
    #expect(view.intrinsicContentSize.width == 11)
    screen.overrideUserInterfaceStyle = .light
    driver.scene.commit()
    #expect(shownWidth(of: view, in: driver) == 10)
  }

  @Test func imagesOfAnAssetFollowTheTraits() throws {
    func drawn(_ width: CGFloat) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: width, height: 2)).image { _ in }
    }
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let light = UITraitCollection(userInterfaceStyle: .light)
    let asset = UIImageAsset()
    asset.register(drawn(5), with: light)
    asset.register(drawn(6), with: dark)
    #expect(asset.image(with: light).size.width == 5)
    #expect(asset.image(with: dark).size.width == 6)
    #expect(asset.image(with: dark).imageAsset === asset)
    asset.unregister(with: dark)
    #expect(asset.image(with: dark).size.width == 5)

    let image = drawn(7)
    image.imageAsset?.register(drawn(8), with: dark)
    let view = UIImageView(image: image)
    view.overrideUserInterfaceStyle = .dark
    let screen = UIViewController()
    screen.view.addSubview(view)
    let driver = SceneDriver(rootViewController: screen)
    let scale = Int(drawn(8).scale)
    #expect(shownWidth(of: view, in: driver) == 8 * scale)
    #expect(
      image.withConfiguration(UIImage.Configuration(traitCollection: dark)).size.width == 8
    )
  }

  @Test func anImageThatFollowsTheDirectionIsMirrored() throws {
    let image = try #require(UIImage(data: png(9)))
    let turning = image.imageFlippedForRightToLeftLayoutDirection()
    #expect(turning.flipsForRightToLeftLayoutDirection)
    #expect(!image.flipsForRightToLeftLayoutDirection)
    let view = UIImageView(image: turning)
    let screen = UIViewController()
    screen.view.addSubview(view)
    let driver = SceneDriver(rootViewController: screen)
    func shown() -> ImageValue? {
      let attributes = view._nodeID.flatMap { driver.display.tree[$0] }?.attributes ?? []
      for case .image(let value) in attributes { return value }
      return nil
    }
    #expect(shown() == image._value)
    view.traitOverrides.layoutDirection = .rightToLeft
    driver.scene.commit()
    #expect(shown() == image.withHorizontallyFlippedOrientation()._value)
    #expect(shown() != image._value)
  }

  // MARK: Vector files

  private func addVector(_ name: String, _ file: String, _ text: String, keeps: Bool) throws {
    let folder = catalog.appending(path: "\(name).imageset", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: folder.appending(path: file))
    let contents = """
      {"images": [{"filename": "\(file)", "idiom": "universal"}], \
      "properties": {"preserves-vector-representation": \(keeps)}}
      """
    try Data(contents.utf8).write(to: folder.appending(path: "Contents.json"))
  }

  private static let svg = """
    <svg xmlns="http://www.w3.org/2000/svg" width="10" height="6" viewBox="0 0 20 12">\
    <rect width="10" height="12" fill="#f00"/></svg>
    """

  /// A page of 10 by 6 points, whose left half is red.
  private static let pdf = """
    %PDF-1.4
    1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
    2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
    3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 10 6]/Contents 4 0 R>>endobj
    4 0 obj<</Length 22>>stream
    1 0 0 rg 0 0 5 6 re f
    endstream endobj
    trailer<</Root 1 0 R>>
    """

  @Test(arguments: ["svg", "pdf"], [true, false])
  func aVectorFileHasItsOwnSizeAndColours(_ type: String, _ keeps: Bool) throws {
    let text = type == "svg" ? Self.svg : Self.pdf
    try addVector("Vector", "v.\(type)", text, keeps: keeps)
    let vector = try #require(image("Vector"))
    #expect(vector.size == CGSize(width: 10, height: 6))
    guard case .encoded(let encoded) = vector._value.source else {
      Issue.record("Expected bytes.")
      return
    }
    #expect(encoded.mediaType == (keeps ? "image/svg+xml" : "image/png"))
    #expect(try vector.pixel(5, 9) == [255, 0, 0, 255])
    #expect(try vector.pixel(25, 9) == [0, 0, 0, 0])
  }

  @Test func aBrokenVectorFileIsNil() throws {
    try addVector("Broken", "v.pdf", "%PDF-1.4 nothing", keeps: true)
    try addVector("Empty", "v.svg", "<svg", keeps: true)
    #expect(image("Broken") == nil)
    #expect(image("Empty") == nil)
  }

  @Test func aSymbolSetIsATemplateInItsMargins() throws {
    let folder = catalog.appending(path: "mark.symbolset", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let svg = """
      <svg version="1.1" xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
      <g id="Guides"><line id="Baseline-M" x1="263" x2="3036" y1="1126" y2="1126"/>
      <line id="Capline-M" x1="263" x2="3036" y1="1055.54" y2="1055.54"/>
      <line id="left-margin-Regular-M" x1="1391.3" x2="1391.3" y1="1030" y2="1150"/>
      <line id="right-margin-Regular-M" x1="1491.3" x2="1491.3" y1="1030" y2="1150"/></g>
      <g id="Symbols"><g id="Regular-M" transform="matrix(1 0 0 1 1391.3 1126)">
      <g><path d="M0 0H100V-70H0Z"/></g></g></g></svg>
      """
    try Data(svg.utf8).write(to: folder.appending(path: "mark.svg"))
    try Data(#"{"symbols": [{"idiom": "universal", "filename": "mark.svg"}]}"#.utf8)
      .write(to: folder.appending(path: "Contents.json"))
    let mark = try #require(image("mark"))
    #expect(mark.renderingMode == .alwaysTemplate)
    #expect(mark.size == CGSize(width: 17, height: CGFloat(62) / 3))
    #expect(try mark.pixel(25, 30)[3] == 255)
    #expect(try mark.pixel(25, 2)[3] == 0)
  }
}
