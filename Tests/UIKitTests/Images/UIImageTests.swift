import Testing
import UIKit
import UIKitHosting

struct UIImageTests {
  @Test func anUnknownSymbolIsNil() {
    #expect(UIImage(systemName: "person") != nil)
    #expect(UIImage(systemName: "no.such.symbol") == nil)
  }

  @Test func aSymbolKeepsItsConfiguration() {
    let image = UIImage(
      systemName: "person",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 40, weight: .bold)
    )
    #expect(image?._value.source == .symbol(name: "person", pointSize: 40, weight: 700))
    #expect(image?.renderingMode == .automatic)
  }

  @Test func aConfigurationMayColourASymbol() throws {
    let heart = try #require(UIImage(systemName: "heart"))
    let red = UIImage.SymbolConfiguration(hierarchicalColor: .systemRed)
    let blue = UIImage.SymbolConfiguration(paletteColors: [.systemBlue, .gray])
    #expect(heart.withConfiguration(red)._value.tint == UIColor.systemRed._value)
    #expect(heart.withConfiguration(red.applying(blue))._value.tint == UIColor.systemBlue._value)
    let large = UIImage.SymbolConfiguration(pointSize: 40, weight: .bold).applying(red)
    #expect(heart.withConfiguration(large).size == CGSize(width: 48, height: 48))
    #expect(heart.withConfiguration(large)._value.tint == UIColor.systemRed._value)
    for nothing in [UIImage.SymbolConfiguration.preferringMulticolor(), .preferringMonochrome()] {
      #expect(heart.withConfiguration(nothing) == heart)
    }
    #expect(heart.withConfiguration(UIImage.SymbolConfiguration.unspecified) == heart)
    let font = UIImage.SymbolConfiguration(font: .boldSystemFont(ofSize: 20))
    #expect(heart.withConfiguration(font).size == CGSize(width: 24, height: 24))
    let original = heart.withRenderingMode(.alwaysOriginal)
    #expect(original.withConfiguration(red)._value.tint == nil)
  }

  @Test func aScaleMakesASymbolLargerOrSmaller() throws {
    let image = try #require(UIImage(systemName: "person"))
    let large = image.withConfiguration(UIImage.SymbolConfiguration(scale: .large))
    let small = image.withConfiguration(UIImage.SymbolConfiguration(scale: .small))
    #expect(large.size.width > image.size.width)
    #expect(small.size.width < image.size.width)
    let bold = large.withConfiguration(UIImage.SymbolConfiguration(weight: .bold))
    #expect(bold.size == large.size)
    let configuration = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .medium)
    #expect(
      image.withConfiguration(configuration)._value.source
        == .symbol(name: "person", pointSize: 20, weight: 700)
    )
  }

  // https://developer.apple.com/documentation/uikit/uiimage/withtintcolor(_:)
  @Test func aTintLeavesTheRenderingMode() throws {
    let image = try #require(UIImage(systemName: "person"))
    #expect(image.withTintColor(.red).renderingMode == .automatic)
    #expect(image.withTintColor(.red)._value.tint == UIColor.red._value)
    let template = image.withRenderingMode(.alwaysTemplate)
    #expect(template.withTintColor(.red).renderingMode == .alwaysTemplate)
    let original = image.withTintColor(.red, renderingMode: .alwaysOriginal)
    #expect(original.renderingMode == .alwaysOriginal)
    #expect(original._value.tint == UIColor.red._value)
  }

  @MainActor
  @Test func aHighlightedImageViewShowsItsHighlightedImage() {
    let (one, other) = (UIImage(systemName: "star"), UIImage(systemName: "star.fill"))
    let view = UIImageView(image: one, highlightedImage: other)
    view.contentMode = .scaleAspectFit
    #expect(view._attribute(.image) == .image(one?._value))
    view.isHighlighted = true
    #expect(view._attribute(.image) == .image(other?._value))
    view.highlightedImage = nil
    #expect(view._attribute(.image) == .image(one?._value))
  }

  @Test(arguments: [
    (
      "iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAYAAACddGYaAAAAC0lEQVR4nGNgQAcAABIAAeRMWf8AAAAASUVORK5CYII=",
      "image/png", 3, 2
    ),
    ("R0lGODlhBQAHAIAAAAAAAP///yH5BAEAAAAALAAAAAAFAAcAAAIFhI+py1kAOw==", "image/gif", 5, 7),
  ])
  func encodedImagesHaveTheirTypeAndSize(
    _ base64: String,
    _ type: String,
    _ width: Int,
    _ height: Int
  ) throws {
    let data = try #require(Data(base64Encoded: base64))
    let image = try #require(UIImage(data: data))
    #expect(image.size == CGSize(width: width, height: height))
    guard case .encoded(let encoded) = image._value.source else {
      Issue.record("Expected encoded bytes, got \(image._value.source)")
      return
    }
    #expect(encoded.mediaType == type)
    #expect(UIImage(data: data) == image)
  }

  @Test(arguments: [
    Data(), Data("hello".utf8), Data([0x89, 0x50, 0x4E, 0x47]), Data([0xFF, 0xD8, 0xFF]),
    Data("<svg/>".utf8),
  ])
  func bytesThatAreNoImageAreNil(_ data: Data) {
    #expect(UIImage(data: data) == nil)
  }
}
