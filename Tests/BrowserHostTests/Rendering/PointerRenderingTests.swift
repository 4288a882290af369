import Testing
import UIKitHosting

@testable import BrowserHost

struct PointerRenderingTests: RendersNode {
  @Test func singleFingersScrollAViewThatTwoPinch() {
    let all = set(.scrollView, .pointers([.reports, .pinches]))
    #expect(all.contains(.attribute(main, "data-pointers", "pinch")))
    #expect(all.contains(.style(main, "touch-action", "pan-x pan-y")))
  }

  @Test func aMouseOverAViewTakesNothingFromFingers() {
    let all = set(.view, .pointers([.hovers]))
    #expect(all.contains(.attribute(main, "data-hover", "")))
    #expect(all.contains(.attribute(main, "data-pointers", nil)))
    #expect(all.contains(.style(main, "touch-action", nil)))
  }

  @Test func looksUnderTheMouseAreNamed() {
    let all = set(.view, .pointers([.highlights, .showsBeam]))
    #expect(all.contains(.attribute(main, "data-effect", "highlight beam")))
    #expect(set(.view, .pointers([])).contains(.attribute(main, "data-effect", nil)))
  }
}
