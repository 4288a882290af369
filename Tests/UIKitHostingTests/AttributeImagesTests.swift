import Foundation
import Testing

@testable import UIKitHosting

/// A host serves the images of attributes: pages did not find those of attachments, swipe actions
/// and back buttons.
struct AttributeImagesTests {
  private func image(_ byte: UInt8) -> ImageValue {
    let picture = EncodedImage(data: Data([byte]), mediaType: "image/png", width: 1, height: 1)
    return ImageValue(source: .encoded(picture))
  }

  private func run(_ image: ImageValue?) -> TextRun {
    var run = TextRun(text: "\u{FFFC}")
    var effects = TextEffects()
    effects.attachment = .init(image: image, width: 1, height: 1, offset: 0)
    run.effects = effects
    return run
  }

  @Test func imagesOfTextsAreThoseOfTheirAttachments() {
    let runs = [run(image(1)), TextRun(text: "a"), run(nil), run(image(2))]
    #expect(Attribute.attributedText(runs).images == [image(1), image(2)])
    var style = ButtonStyleValue(background: .bare)
    style.subtitleRuns = [run(image(3))]
    #expect(Attribute.buttonStyle(style).images == [image(3)])
  }

  @Test func barButtonsHaveImagesForBothAppearances() {
    let item = BarItemAppearanceValue(
      edge: .init(indicator: image(1)),
      standard: .init(indicator: image(2))
    )
    #expect(Attribute.barButtonStyle(.plain, appearance: item).images == [image(1), image(2)])
    #expect(Attribute.barButtonStyle(.plain).images == [])
  }

  @Test func swipeActionsAndSlidersHaveImages() {
    let action = SwipeActionsValue.Action(title: "Pin", image: image(1))
    let swipe = SwipeActionsValue(
      edge: .leading,
      actions: [action],
      performsFirstWithFullSwipe: true
    )
    #expect(Attribute.swipeActions(swipe).images == [image(1)])
    #expect(Attribute.swipeActions(nil).images == [])
    var parts = SliderPartsValue.system
    parts.images[.thumb] = image(2)
    #expect(Attribute.sliderParts(parts).images == [image(2)])
  }

  @Test func plainImagesAreThoseOfTheAttribute() {
    #expect(Attribute.image(image(1)).images == [image(1)])
    #expect(Attribute.image(nil).images == [])
    #expect(Attribute.title("a").images == [])
  }
}
