import Testing
import UIKitHosting

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
