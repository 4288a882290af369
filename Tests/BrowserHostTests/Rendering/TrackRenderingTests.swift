import Foundation
import Testing
import UIKitHosting
import VectorDrawing

@testable import BrowserHost

/// Sliders, progress views and text views as elements.
struct TrackRenderingTests: RendersNode {
  private var input: ElementID { ElementID(id, .field) }

  @Test func theClientPutsAThumbInItsPlace() {
    let track = TrackValue(
      position: 0.25,
      accessibilityValue: "25%",
      answers: 3,
      isContinuous: false
    )
    let all = set(.slider, .track(track))
    #expect(all.contains(.call(id, .track, [0.25, 3])))
    #expect(all.contains(.attribute(input, "aria-valuetext", "25%")))
    #expect(all.contains(.toggle(main, className: "reports-at-end", true)))
    #expect(set(.slider, .isEnabled(false)) == [.attribute(input, "disabled", "")])
  }

  private func picture(scale: Double = 2, _ caps: CapInsets? = nil) -> ImageValue {
    let picture = EncodedImage(data: Data([1]), mediaType: "image/png", width: 40, height: 20)
    var image = ImageValue(source: .encoded(picture), scale: scale)
    image.caps = caps
    return image
  }

  private func filled(_ operations: [DOMOperation], _ element: ElementID) -> [ElementSpec] {
    operations.compactMap { operation in
      if case .fill(element, let specs) = operation { specs } else { nil }
    }.last ?? []
  }

  @Test func imagesReplaceThePartsOfASlider() {
    var parts = SliderPartsValue.system
    parts.thumbSize = SizeValue(width: 20, height: 10)
    parts.lineHeight = 6
    parts.images[.thumb] = picture()
    let all = set(.slider, .sliderParts(parts))
    #expect(all.contains(.style(main, "--thumb-width", "20px")))
    #expect(all.contains(.style(main, "--thumb-height", "10px")))
    #expect(all.contains(.style(main, "--line-height", "6px")))
    #expect(all.contains(.toggle(main, className: "pictured-thumb", true)))
    #expect(all.contains(.toggle(main, className: "pictured-filled", false)))
    #expect(filled(all, ElementID(id, .extra)).map(\.classes) == ["image slider-thumb"])
    let usual = set(.slider, .track(TrackValue(position: 0.25, accessibilityValue: "25%")))
    #expect(filled(usual, ElementID(id, .extra)).isEmpty)
  }

  @Test("A tinted thumb had the slider's tint on pages")
  func anImageOfASliderKeepsItsColour() {
    var parts = SliderPartsValue.system
    parts.images[.thumb] = ImageValue(
      source: .symbol(name: "circle.fill", pointSize: 20, weight: 700),
      mode: .original,
      tint: ColorValue(0xFF00_00FF)
    )
    let holder = filled(set(.slider, .sliderParts(parts)), ElementID(id, .extra)).first
    #expect(holder?.styles.contains(HTMLAttribute(name: "color", value: "#ff0000")) == true)
    #expect(holder?.styles.map(\.name) == ["color", "--symbol", "--symbol-weight"])
  }

  private func caps(
    _ top: Double,
    _ left: Double,
    _ bottom: Double,
    _ right: Double,
    tiles: Bool = true
  ) -> CapInsets {
    CapInsets(top: top, left: left, bottom: bottom, right: right, tiles: tiles)
  }

  private func border(_ image: ImageValue) -> (classes: String?, caps: String?) {
    let spec = filled(set(.image, .image(image)), main).first
    return (spec?.classes, spec?.styles.first { $0.name == "--caps" }?.value)
  }

  @Test func aResizableImageIsABorderThatFills() {
    let (classes, value) = border(picture(caps(1, 2, 3, 4.5)))
    #expect(classes == "picture capped")
    #expect(value == "2 9 6 4 fill / 1px 4.5px 3px 2px / 0 repeat")
  }

  @Test("Insets that cover an image left a hole in its middle")
  func aPixelIsLeftBetweenInsets() {
    // The size of the image is 20 by 10 points.
    let (_, value) = border(picture(caps(5, 10, 5, 10, tiles: false)))
    #expect(value == "10 19 9 20 fill / 5px 9.5px 4.5px 10px / 0 stretch")
  }

  @Test("Tiles without insets along an axis had the size of their pixels")
  func theMiddleIsScaledByAnEdgeOfAPixel() {
    #expect(
      border(picture(caps(0, 5, 0, 5))).caps == "1 10 0 10 fill / 0.5px 5px 0px 5px / 0 repeat"
    )
    #expect(
      border(picture(scale: 1, caps(0, 5, 0, 5))).caps
        == "0 5 0 5 fill / 0px 5px 0px 5px / 0 repeat"
    )
    #expect(border(picture(caps(0, 0, 0, 0))).classes == "picture tiled")
    #expect(
      border(picture(caps(0, 0, 0, 0, tiles: false))).caps
        == "0 0 0 0 fill / 0px 0px 0px 0px / 0 stretch"
    )
  }

  @Test func aProgressViewHasItsAriaValue() {
    let track = TrackValue(position: 0.254, accessibilityValue: "25%", isThin: true)
    let all = set(.progress, .track(track))
    #expect(all.contains(.attribute(main, "aria-valuenow", "25")))
    #expect(all.contains(.attribute(main, "aria-valuetext", "25%")))
    #expect(all.contains(.toggle(main, className: "thin", true)))
    #expect(all.contains(.style(main, "--at", "0.254")))
  }

  @Test func aProgressViewHasANameUntilTheAppGivesItOne() {
    let change = Change.insert(id, .progress, parent: NodeID(rawValue: 1), index: 0)
    let all = renderer.operations(for: Commit(number: 1, changes: [change]))
    #expect(all.contains(.attribute(main, "aria-label", "Progress")))
    let unnamed = set(.progress, .accessibility(AccessibilityValue(value: "1 of 4")))
    #expect(
      !unnamed.contains { if case .attribute(_, "aria-label", _) = $0 { true } else { false } }
    )
    let named = set(.progress, .accessibility(AccessibilityValue(label: "Download")))
    #expect(named.contains(.attribute(main, "aria-label", "Download")))
  }

  @Test func aReadOnlyTextViewHasItsAttribute() {
    let field = FieldValue(checksSpelling: true, isEditable: false, insets: EdgesValue(top: 8))
    let all = set(.textView, .field(field))
    #expect(all.contains(.attribute(input, "readonly", "")))
    #expect(all.contains(.attribute(input, "spellcheck", "true")))
    #expect(all.contains(.style(main, "--text-block", "8px 0px")))
    #expect(!all.contains { if case .attribute(_, "type", _) = $0 { true } else { false } })
  }

  @Test func aTextThatDoesNotScrollIsAsHighAsItsCopy() {
    let still = set(
      .textView,
      .scroll(ScrollValue(isScrollEnabled: false, isPaging: false, bounces: true, insets: .zero))
    )
    let runs = ElementID(id, .secondaryText)
    #expect(
      still == [.toggle(main, className: "still", true), .attribute(runs, "tabindex", nil)]
    )
  }
}
