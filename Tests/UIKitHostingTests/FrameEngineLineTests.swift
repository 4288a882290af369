import Testing
import UIKitHosting

@MainActor
struct FrameEngineLineTests {
  private func link(
    _ width: Double,
    _ leading: Double?,
    trailing: Double? = nil,
    _ change: (inout Placement) -> Void = { _ in }
  ) -> LayoutBox {
    LayoutBox(width: width, height: 10).placed {
      $0.horizontal.pin(leading, trailing)
      change(&$0)
    }
  }

  private func spans(
    _ links: [LayoutBox],
    _ width: Double = 100,
    isRightToLeft: Bool = false
  ) -> [[Double]] {
    let root = LayoutBox(.line(.horizontal, margins: .zero), links)
    return frames(root, width, 50, isRightToLeft: isRightToLeft).map { [$0.x, $0.width] }
  }

  @Test func chainsFromTheStart() {
    #expect(spans([link(10, 5), link(20, 8)]) == [[5, 10], [23, 20]])
  }

  @Test func chainsFromTheEnd() {
    #expect(spans([link(10, nil), link(20, 8, trailing: 5)]) == [[57, 10], [75, 20]])
  }

  @Test func betweenBothEndsTheLeastHuggingGrows() {
    let links = [link(10, 5), link(20, 8, trailing: 7) { $0.horizontal.hugging = 249 }]
    #expect(spans(links) == [[5, 10], [23, 70]])
  }

  @Test func aMinimalGapTakesTheRoom() {
    let last = link(20, nil, trailing: 7) {
      $0.horizontal.leading = .init(distance: 8, isMinimum: true)
    }
    #expect(spans([link(10, 5), last]) == [[5, 10], [73, 20]])
  }

  @Test func aMinimalEndLeavesTheRoomThere() {
    let last = link(20, 8) { $0.horizontal.trailing = .init(distance: 8, isMinimum: true) }
    #expect(spans([link(10, 5), last]) == [[5, 10], [23, 20]])
  }

  @Test func missingRoomIsTakenFromTheLeastResisting() {
    let links = [
      link(60, 5), link(60, 5, trailing: 5) { $0.horizontal.compressionResistance = 1 },
    ]
    #expect(spans(links) == [[5, 60], [70, 25]])
  }

  @Test func sharesAreEqualWhateverTheContent() {
    let links = [
      link(1, 5) { $0.horizontal.share = 1 }, link(50, 10, trailing: 5) { $0.horizontal.share = 1 },
    ]
    #expect(spans(links) == [[5, 40], [55, 40]])
  }

  @Test func orderMayDifferFromTheChildren() {
    let links = [link(10, 8) { $0.order = 1 }, link(20, 5) { $0.order = 0 }]
    #expect(spans(links) == [[33, 10], [5, 20]])
  }

  @Test func overlaysStandOutside() {
    let background = LayoutBox().pinned().placed { $0.isOverlay = true }
    #expect(spans([background, link(10, 5)]) == [[0, 100], [5, 10]])
  }

  @Test func readingFromTheRightMirrors() {
    #expect(spans([link(10, 5), link(20, 8)], isRightToLeft: true) == [[85, 10], [57, 20]])
  }

  @Test func aColumnWrapsItsTextsAndStretchesAcross() {
    let column = LayoutBox(
      .line(.vertical, margins: EdgesValue(leading: 10, trailing: 10)),
      [
        LayoutBox(text: "ab cd").placed {
          $0.horizontal.pin(0, 0, .margins)
          $0.vertical.pin(4, nil)
        },
        LayoutBox(width: 6, height: 6).placed {
          $0.horizontal.center = 0
          $0.vertical.pin(2, 4)
        },
      ]
    )
    #expect(FrameEngine().contentSize(of: column, width: 35) == SizeValue(width: 35, height: 40))
    #expect(frames(column, 35, 40) == [RectValue(10, 4, 15, 24), RectValue(14.5, 30, 6, 6)])
  }

  @Test func onlyTheEndsOfAChainReachUnderWhatCoversTheEdges() {
    func bar() -> LayoutBox {
      let inner = LayoutBox(height: 10).pinned(to: .safeArea)
      return LayoutBox([inner]).placed {
        $0.horizontal.pin(0, 0)
        $0.vertical.pin(0, nil)
      }
    }
    let bars = [bar(), bar(), bar()]
    bars[2].placement.vertical.trailing = .init(distance: 0)
    bars[1].placement.vertical.hugging = 1
    let root = LayoutBox(.line(.vertical, margins: .zero), bars)
    #expect(
      frames(root, 100, 200, safeArea: EdgesValue(top: 20, bottom: 30)).map(\.height)
        == [30, 130, 40]
    )
  }

  @Test func aScrollingViewBetweenBarsTakesTheRest() {
    let bar = LayoutBox(height: 44).placed {
      $0.horizontal.pin(0, 0)
      $0.vertical.pin(0, nil, .safeArea)
    }
    let rest = LayoutBox().placed {
      $0.horizontal.pin(0, 0)
      $0.vertical.pin(0, 0)
      $0.vertical.hugging = 1
    }
    let root = LayoutBox(.line(.vertical, margins: .zero), [bar, rest])
    #expect(
      frames(root, 100, 200, safeArea: EdgesValue(top: 20))
        == [RectValue(0, 20, 100, 44), RectValue(0, 64, 100, 136)]
    )
  }
}
