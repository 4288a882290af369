import Testing
import UIKitHosting

@MainActor
struct FrameEngineOverlayTests {
  @Test func twoInsetsStretch() {
    let root = LayoutBox([LayoutBox().pinned(10)])
    #expect(frames(root, 100, 50) == [RectValue(10, 10, 80, 30)])
  }

  @Test func oneInsetLeavesTheContentItsSize() {
    let root = LayoutBox([
      LayoutBox(width: 30, height: 20).placed {
        $0.horizontal.pin(nil, 5)
        $0.vertical.pin(7, nil)
      }
    ])
    #expect(frames(root, 100, 50) == [RectValue(65, 7, 30, 20)])
  }

  @Test func centresWithAnOffset() {
    let root = LayoutBox([
      LayoutBox(width: 30, height: 20).placed {
        $0.horizontal.center = 0
        $0.vertical.center = -5
      }
    ])
    #expect(frames(root, 100, 50) == [RectValue(35, 10, 30, 20)])
  }

  @Test func contentWrapsBeforeItPassesAnInset() {
    let label = LayoutBox(text: "ab cd ef").placed {
      $0.horizontal.pin(10, nil)
      $0.horizontal.trailing = .init(distance: 10, isMinimum: true)
    }
    #expect(frames(LayoutBox([label]), 45, 100) == [RectValue(10, 0, 25, 24)])
    #expect(frames(LayoutBox([label]), 200, 100) == [RectValue(10, 0, 40, 12)])
  }

  @Test func aCentredTextKeepsItsInsetsOnBothSides() {
    let label = LayoutBox(text: "ab cd ef").placed {
      $0.horizontal.pinAtLeast(10, 10)
      $0.horizontal.center = 0
    }
    #expect(frames(LayoutBox([label]), 50, 100) == [RectValue(10, 0, 30, 24)])
  }

  @Test func lengthsGoBeforeContent() {
    let box = LayoutBox(width: 1, height: 1).placed {
      $0.horizontal.length = 40
      $0.vertical.multiplier = 0.5
      $0.vertical.constant = 4
    }
    #expect(frames(LayoutBox([box]), 100, 50) == [RectValue(0, 0, 40, 29)])
  }

  @Test func boundsClampContentAndStretching() {
    let small = LayoutBox(width: 10, height: 10).placed {
      $0.horizontal.minimum = 44
      $0.vertical.maximum = 6
    }
    let wide = LayoutBox().pinned().placed { $0.horizontal.maximum = 60 }
    #expect(
      frames(LayoutBox([small, wide]), 100, 50)
        == [RectValue(0, 0, 44, 6), RectValue(0, 0, 60, 50)]
    )
  }

  @Test func aspectRatioFollowsTheAxisThatIsDecided() {
    let byWidth = LayoutBox().placed {
      $0.horizontal.length = 40
      $0.aspectRatio = 2
    }
    let byHeight = LayoutBox().placed {
      $0.vertical.length = 40
      $0.aspectRatio = 2
    }
    let byInsets = LayoutBox().placed {
      $0.vertical.pin(5, 5)
      $0.aspectRatio = 0.5
    }
    #expect(
      frames(LayoutBox([byWidth, byHeight, byInsets]), 100, 50)
        == [RectValue(0, 0, 40, 20), RectValue(0, 0, 80, 40), RectValue(0, 5, 20, 40)]
    )
  }

  @Test func containersAskForTheLargestChildAndItsInsets() {
    let root = LayoutBox([
      LayoutBox(width: 30, height: 10).pinned(5),
      LayoutBox(width: 10, height: 30).placed { $0.horizontal.center = 3 },
    ])
    #expect(
      FrameEngine().contentSize(of: root, width: nil) == SizeValue(width: 40, height: 30)
    )
  }

  @Test func heightFollowsTheWidthOfWrappedText() {
    let root = LayoutBox([LayoutBox(text: "ab cd ef").pinned(5)])
    #expect(FrameEngine().contentSize(of: root, width: 35).height == 34)
    #expect(FrameEngine().contentSize(of: root, width: nil).height == 22)
  }

  @Test func marginsLieWithinTheSafeArea() {
    let margins = EdgesValue(top: 8, leading: 16, bottom: 8, trailing: 16)
    let root = LayoutBox(
      .overlay(margins: margins),
      [
        LayoutBox().pinned(1), LayoutBox().pinned(1, to: .safeArea),
        LayoutBox().pinned(1, to: .margins),
      ]
    )
    let safeArea = EdgesValue(top: 20, bottom: 10)
    #expect(
      frames(root, 100, 100, safeArea: safeArea) == [
        RectValue(1, 1, 98, 98), RectValue(1, 21, 98, 68), RectValue(17, 29, 66, 52),
      ]
    )
  }

  @Test func aChildSeesWhatIsLeftOfTheSafeArea() {
    let inner = LayoutBox().pinned(to: .safeArea)
    let root = LayoutBox([LayoutBox([inner]).pinned(5)])
    _ = frames(root, 100, 100, safeArea: EdgesValue(top: 20, trailing: 3))
    #expect(inner.frame == RectValue(0, 15, 90, 75))
  }

  @Test(arguments: [(0.0, 54.0), (8, 46), (40, 20)])
  func aBarAtTheEndGrowsByWhatCoversIt(distance: Double, height: Double) {
    let text = LayoutBox(height: 20).placed {
      $0.horizontal.pin(0, 0)
      $0.vertical.pin(0, nil)
      $0.vertical.trailing = .init(distance: 0, reference: .safeArea)
    }
    let bar = LayoutBox([text]).placed {
      $0.horizontal.pin(0, 0)
      $0.vertical.pin(nil, distance)
    }
    let root = LayoutBox([bar])
    #expect(
      frames(root, 100, 200, safeArea: EdgesValue(top: 20, bottom: 34))
        == [RectValue(0, 200 - distance - height, 100, height)]
    )
    #expect(text.frame == RectValue(0, 0, 100, 20))
  }

  @Test func aBarAddsToTheSafeAreaBelowIt() {
    let root = LayoutBox([LayoutBox().pinned(), LayoutBox().pinned(to: .safeArea)])
    root.bar = 44
    #expect(
      frames(root, 100, 100, safeArea: EdgesValue(top: 20))
        == [RectValue(0, 0, 100, 100), RectValue(0, 64, 100, 36)]
    )
  }

  @Test func readingFromTheRightMirrorsAllButFrames() {
    let byHand = LayoutBox().placed { $0.frame = RectValue(1, 2, 3, 4) }
    let leading = LayoutBox(width: 30, height: 10).placed { $0.horizontal.pin(5, nil) }
    let root = LayoutBox([byHand, leading])
    #expect(
      frames(root, 100, 50, isRightToLeft: true)
        == [RectValue(1, 2, 3, 4), RectValue(65, 0, 30, 10)]
    )
  }

  @Test func framesAskForNoRoom() {
    let byHand = LayoutBox().placed { $0.frame = RectValue(1, 2, 300, 400) }
    #expect(FrameEngine().contentSize(of: LayoutBox([byHand]), width: nil) == .zero)
    #expect(frames(LayoutBox(.frames, [byHand]), 10, 10) == [RectValue(1, 2, 300, 400)])
  }

  @Test func scrolledContentIsAsLongAsItAsksFor() {
    let content = LayoutBox(text: "ab cd ef").pinned(5).placed {
      $0.vertical.isUnbounded = true
    }
    let root = LayoutBox([content])
    #expect(frames(root, 35, 10) == [RectValue(5, 5, 25, 24)])
    #expect(root.scrolledSize == SizeValue(width: 35, height: 34))
  }

  @Test func contentThatScrollsBothWaysIsNotWrapped() {
    let content = LayoutBox(text: "ab cd ef").pinned(5).placed {
      $0.horizontal.isUnbounded = true
      $0.vertical.isUnbounded = true
    }
    let root = LayoutBox([content])
    #expect(frames(root, 35, 10) == [RectValue(5, 5, 40, 12)])
    #expect(root.scrolledSize == SizeValue(width: 50, height: 22))
  }
}
