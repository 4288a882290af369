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

  @Test func everyImageOfAnAttributeIsReplaced() {
    var style = ButtonStyleValue(background: .bare)
    style.details = ButtonDetailsValue(background: image(1))
    style.subtitleRuns = [run(image(1))]
    var parts = SliderPartsValue.system
    parts.images[.thumb] = image(1)
    let look = BarAppearanceValue.Look(image: image(1))
    let item = BarItemAppearanceValue.Look(indicator: image(1))
    let attributes: [Attribute] = [
      .image(image(1)), .attributedText([run(image(1)), run(image(1))]), .buttonStyle(style),
      .bar(isHidden: false, appearance: BarAppearanceValue(edge: look, standard: look)),
      .barButtonStyle(
        .plain,
        appearance: BarItemAppearanceValue(edge: item, standard: item)
      ),
      .swipeActions(
        SwipeActionsValue(
          edge: .leading,
          actions: [.init(title: nil, image: image(1))],
          performsFirstWithFullSwipe: false
        )
      ),
      .sliderParts(parts),
    ]
    for attribute in attributes {
      #expect(AttributeKeys.ofImages.contains(AttributeKeys(attribute.key)))
      let mapped = attribute.mapImages { _ in image(2) }
      #expect(mapped.images == attribute.images.map { _ in image(2) })
      #expect(mapped != attribute)
      #expect(mapped.mapImages { _ in image(1) } == attribute)
    }
    let lines = TextLinesValue([.init(x: 0, baseline: 9, pieces: [.init(run(image(1)))])])
    let text = Attribute.attributedText([run(image(1))], lines: lines)
    guard case .attributedText(_, let shown?) = text.mapImages({ _ in image(2) }) else {
      Issue.record("Expected lines.")
      return
    }
    #expect(shown.lines[0].pieces[0].run.effects?.attachment?.image == image(2))
  }
}
