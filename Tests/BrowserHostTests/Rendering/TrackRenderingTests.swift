import Foundation
import Testing
import UIKitHosting
import VectorDrawing

@testable import BrowserHost

/// Sliders, progress views and text views as a page has them.
struct TrackRenderingTests: RendersNode {
  private var input: ElementID { ElementID(id, .field) }

  @Test func theClientPutsAThumbInItsPlace() {
    let track = TrackValue(position: 0.25, spoken: "25%", answers: 3, isContinuous: false)
    let all = set(.slider, .track(track))
    #expect(all.contains(.call(id, .track, [0.25, 3])))
    #expect(all.contains(.attribute(input, "aria-valuetext", "25%")))
    #expect(all.contains(.toggle(main, className: "told-at-end", true)))
    #expect(set(.slider, .isEnabled(false)) == [.attribute(input, "disabled", "")])
  }

  @Test func imagesStandInForPartsOfASlider() {
    let picture = EncodedImage(data: Data([1]), mediaType: "image/png", width: 40, height: 20)
    var track = TrackValue(position: 0.25, spoken: "25%")
    let usual = set(.slider, .track(track))
    #expect(usual.contains(.fill(ElementID(id, .extra), [])))
    #expect(usual.contains(.style(main, "--thumb-width", nil)))
    track.thumbSize = SizeValue(width: 20, height: 10)
    track.lineHeight = 6
    track.images[.thumb] = ImageValue(source: .encoded(picture), scale: 2)
    let all = set(.slider, .track(track))
    #expect(all.contains(.style(main, "--thumb-width", "20px")))
    #expect(all.contains(.style(main, "--thumb-height", "10px")))
    #expect(all.contains(.style(main, "--line-height", "6px")))
    #expect(all.contains(.toggle(main, className: "pictured-thumb", true)))
    #expect(all.contains(.toggle(main, className: "pictured-done", false)))
    let parts = all.compactMap { operation in
      if case .fill(ElementID(id, .extra), let parts) = operation { parts } else { nil }
    }
    #expect(parts.first?.map(\.classes) == ["image slider-thumb"])
  }

  @Test func aResizableImageIsABorderThatFills() {
    let picture = EncodedImage(data: Data([1]), mediaType: "image/png", width: 40, height: 20)
    var image = ImageValue(source: .encoded(picture), scale: 2)
    image.caps = ImageCaps(top: 1, left: 2, bottom: 3, right: 4.5, tiles: true)
    let all = set(.image, .image(image))
    let specs = all.compactMap { operation in
      if case .fill(main, let specs) = operation { specs.first } else { nil }
    }
    #expect(specs.first?.classes == "picture capped")
    #expect(
      specs.first?.styles.first { $0.name == "--caps" }?.value
        == "2 9 6 4 fill / 1px 4.5px 3px 2px / 0 repeat"
    )
  }

  @Test func aProgressViewSaysHowFarItIs() {
    let track = TrackValue(position: 0.254, spoken: "25%", isThin: true)
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

  @Test func whatIsReadOnlyIsSaidToBe() {
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
