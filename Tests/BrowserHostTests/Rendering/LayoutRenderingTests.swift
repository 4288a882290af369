import Testing
import UIKitHosting

@testable import BrowserHost

struct LayoutRenderingTests: RendersNode {
  @Test func containersNameTheirLayout() {
    let margins = EdgesValue(top: 1, leading: 2, bottom: 0, trailing: 4)
    let overlay = set(.view, .layout(.overlay(margins: margins)))
    #expect(overlay.contains(.attribute(main, "data-layout", "overlay")))
    #expect(overlay.contains(.style(main, "--own-mt", "1px")))
    #expect(overlay.contains(.style(main, "--own-ms", "2px")))
    #expect(overlay.contains(.style(main, "--own-mb", nil)))
    #expect(overlay.contains(.style(main, "--own-me", "4px")))
    #expect(
      set(.view, .layout(.line(.vertical, margins: .zero)))
        .contains(.attribute(main, "data-layout", "line-v"))
    )
    #expect(set(.view, .layout(.frames)) == [.attribute(main, "data-layout", "frames")])
  }

  @Test func aScrollViewLaysOutItsContent() {
    let all = set(.scrollView, .layout(.line(.horizontal, margins: .zero)))
    #expect(all.contains(.attribute(ElementID(id, .content), "data-layout", "line-h")))
  }

  @Test(
    arguments: zip(
      StackLayout.Alignment.allCases,
      [
        "stretch", "flex-start", "center", "flex-end", "baseline", "last baseline",
      ]
    )
  )
  func everyAlignment(alignment: StackLayout.Alignment, css: String) {
    let stack = StackLayout(
      axis: .horizontal,
      spacing: 8,
      alignment: alignment,
      distribution: .fill,
      margins: EdgesValue(top: 1, leading: 2, bottom: 3, trailing: 4)
    )
    let all = set(.stack, .layout(.stack(stack)))
    #expect(all.contains(.style(main, "align-items", css)))
    #expect(all.contains(.style(main, "--spacing", "8px")))
    #expect(all.contains(.style(main, "padding-block", "1px 3px")))
    #expect(all.contains(.style(main, "padding-inline", "2px 4px")))
  }

  @Test(arguments: StackLayout.Distribution.allCases)
  func everyDistributionHasAName(distribution: StackLayout.Distribution) {
    let stack = StackLayout(
      axis: .vertical,
      spacing: 0,
      alignment: .fill,
      distribution: distribution,
      margins: .zero
    )
    let names = set(.stack, .layout(.stack(stack))).compactMap {
      if case .attribute(_, "data-distribution", let name) = $0 { name } else { nil }
    }
    #expect(names.count == 1)
  }

  @Test func edgesBecomeInsetsAndAStretch() {
    var placement = Placement()
    placement.horizontal.leading = .init(distance: 16)
    placement.horizontal.trailing = .init(distance: 8, reference: .margins)
    placement.vertical.leading = .init(distance: 0, reference: .safeArea)
    let all = set(.view, .placement(placement))
    #expect(all.contains(.style(main, "--is", "16px")))
    #expect(all.contains(.style(main, "--ie", "calc(8px + var(--safe-e) + var(--margin-e))")))
    #expect(all.contains(.style(main, "--it", "calc(0px + var(--safe-t))")))
    #expect(all.contains(.style(main, "--align-h", "stretch")))
    #expect(all.contains(.style(main, "--align-v", nil)))
    #expect(all.contains(.toggle(main, className: "end-h", true)))
    #expect(all.contains(.toggle(main, className: "end-v", false)))
  }

  @Test func fillingTheParentIsOneWord() {
    var placement = Placement()
    placement.horizontal.leading = .init(distance: 0)
    placement.horizontal.trailing = .init(distance: 0)
    placement.vertical.leading = .init(distance: 0)
    placement.vertical.trailing = .init(distance: 0)
    let all = set(.view, .placement(placement))
    #expect(all.filter { !$0.clears } == [.toggle(main, className: "fill", true)])
  }

  @Test func theSafeAreaReachesAsFarAsTheEdgesAre() {
    var placement = Placement()
    placement.vertical.leading = .init(distance: 0)
    placement.horizontal.leading = .init(distance: 1)
    let all = set(.view, .placement(placement))
    #expect(all.contains(.style(main, "--off-t", nil)))
    #expect(all.contains(.style(main, "--off-b", "9999px")))
    #expect(all.contains(.style(main, "--off-s", "1px")))
    #expect(all.contains(.style(main, "--off-e", "9999px")))
  }

  @Test func centres() {
    var placement = Placement()
    placement.horizontal.center = 0
    placement.vertical.center = -20
    placement.vertical.centerReference = .safeArea
    let all = set(.view, .placement(placement))
    #expect(all.contains(.style(main, "--align-h", "center")))
    #expect(all.contains(.style(main, "--shift-h", nil)))
    #expect(
      all.contains(
        .style(main, "--shift-v", "calc(-20px + (var(--safe-t) - var(--safe-b)) / 2)")
      )
    )
  }

  @Test func lengths() {
    var placement = Placement()
    placement.horizontal.length = 60
    placement.vertical.multiplier = 0.5
    placement.vertical.constant = -8
    placement.vertical.maximum = 300
    placement.aspectRatio = 1.5
    let all = set(.image, .placement(placement))
    #expect(all.contains(.style(main, "width", "60px")))
    #expect(all.contains(.style(main, "min-width", "60px")))
    #expect(all.contains(.style(main, "height", "calc(50% + -8px)")))
    #expect(all.contains(.style(main, "max-height", "300px")))
    #expect(all.contains(.style(main, "aspect-ratio", "1.5")))
    #expect(all.contains(.style(main, "--grow-h", "0")))
    #expect(all.contains(.toggle(main, className: "sized", true)))
  }

  @Test func prioritiesDecideWhoGrowsAndShrinks() {
    var placement = Placement()
    placement.horizontal.hugging = 249
    placement.horizontal.compressionResistance = 749
    placement.vertical.hugging = 750
    placement.vertical.share = 2
    let all = set(.label, .placement(placement))
    #expect(all.contains(.style(main, "--grow-h", "3e31")))
    #expect(all.contains(.style(main, "--shrink-h", "1e23")))
    #expect(all.contains(.style(main, "--grow-v", "3e9")))
    #expect(all.contains(.style(main, "--share-v", "2")))
  }

  @Test func framesAndOverlays() {
    var placement = Placement()
    placement.frame = RectValue(x: 1, y: 2, width: 3, height: 4)
    placement.isOverlay = true
    placement.order = 2
    placement.customSpacing = 24
    let all = set(.view, .placement(placement))
    #expect(all.contains(.toggle(main, className: "framed", true)))
    #expect(all.contains(.style(main, "--w", "3px")))
    #expect(all.contains(.toggle(main, className: "over", true)))
    #expect(all.contains(.style(main, "order", "2")))
    #expect(all.contains(.style(main, "--after", "24px")))
  }

  @Test(arguments: [
    (0.0, "0"), (1, "1"), (0.5, "0.5"), (-3.25, "-3.25"), (1.0 / 3, "0.3333"), (.nan, "0"),
    (.infinity, "0"), (1e30, "1000000000"),
  ])
  func numbersAreShort(value: Double, text: String) {
    #expect(CSS.number(value) == text)
  }
}
