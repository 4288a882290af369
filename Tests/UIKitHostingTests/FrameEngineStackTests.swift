import Testing
import UIKitHosting

@MainActor
struct FrameEngineStackTests {
  private func row(
    _ widths: [Double],
    spacing: Double = 0,
    _ distribution: StackLayout.Distribution = .fill
  ) -> LayoutBox {
    LayoutBox(
      StackLayout.make(.horizontal, spacing: spacing, .fill, distribution),
      widths.map { LayoutBox(width: $0, height: 10) }
    )
  }

  private func spans(_ root: LayoutBox, _ width: Double = 100) -> [[Double]] {
    frames(root, width, 50).map { [$0.x, $0.width] }
  }

  @Test(arguments: [
    (StackLayout.Distribution.fill, 100.0, [[0.0, 65], [70, 30]]),
    (.fill, 45, [[0, 10], [15, 30]]),
    (.fill, 25, [[0, 5], [10, 15]]),
    (.fillEqually, 105, [[0, 50], [55, 50]]),
    (.equalSpacing, 100, [[0, 10], [70, 30]]),
    (.equalSpacing, 25, [[0, 5], [10, 15]]),
    (.fillProportionally, 85, [[0, 20], [25, 60]]),
    (.fillProportionally, 25, [[0, 5], [10, 15]]),
    (.equalCentering, 100, [[0, 10], [70, 30]]),
    (.equalCentering, 25, [[0, 5], [10, 15]]),
  ])
  func distributes(
    _ distribution: StackLayout.Distribution,
    width: Double,
    expected: [[Double]]
  ) {
    #expect(spans(row([10, 30], spacing: 5, distribution), width) == expected)
  }

  @Test(arguments: [
    (StackLayout.Distribution.fill, 45.0), (.fillEqually, 65), (.equalSpacing, 45),
    (.fillProportionally, 45), (.equalCentering, 45),
  ])
  func asksForItsChildrenAndGaps(_ distribution: StackLayout.Distribution, width: Double) {
    let size = FrameEngine().contentSize(of: row([10, 30], spacing: 5, distribution), width: nil)
    #expect(size == SizeValue(width: width, height: 10))
  }

  @Test(arguments: [
    (StackLayout.Alignment.fill, [0.0, 50]), (.leading, [0, 10]), (.center, [20, 10]),
    (.trailing, [40, 10]), (.firstBaseline, [0, 10]),
  ])
  func aligns(_ alignment: StackLayout.Alignment, expected: [Double]) {
    let root = LayoutBox(
      StackLayout.make(.horizontal, alignment),
      [LayoutBox(width: 10, height: 10)]
    )
    #expect(frames(root, 100, 50).map { [$0.y, $0.height] } == [expected])
  }

  @Test func aHiddenChildLeavesNoGap() {
    let root = row([10, 20, 30], spacing: 5, .equalSpacing)
    root.children[1].isCollapsed = true
    #expect(FrameEngine().contentSize(of: root, width: nil).width == 45)
    #expect(spans(root) == [[0, 10], [0, 0], [70, 30]])
  }

  @Test func customSpacingStandsAfterItsChildAndGoesWithIt() {
    let root = row([10, 20, 30], spacing: 5)
    root.children[1].placement.customSpacing = 20
    #expect(FrameEngine().contentSize(of: root, width: nil).width == 85)
    root.children[1].isCollapsed = true
    #expect(FrameEngine().contentSize(of: root, width: nil).width == 45)
  }

  @Test func marginsSurroundTheChildren() {
    let margins = EdgesValue(top: 1, leading: 2, bottom: 3, trailing: 4)
    let root = LayoutBox(
      StackLayout.make(.vertical, spacing: 5, margins: margins),
      [LayoutBox(width: 10, height: 10), LayoutBox(width: 20, height: 10)]
    )
    #expect(FrameEngine().contentSize(of: root, width: nil) == SizeValue(width: 26, height: 29))
    #expect(frames(root, 50, 29) == [RectValue(2, 1, 44, 10), RectValue(2, 16, 44, 10)])
  }

  @Test func centresBetweenUnequalMargins() {
    let root = LayoutBox(
      StackLayout.make(.vertical, .center, margins: EdgesValue(leading: 20)),
      [LayoutBox(width: 10, height: 10)]
    )
    #expect(frames(root, 100, 10) == [RectValue(55, 0, 10, 10)])
  }

  @Test func baselinesMeet() {
    let large = LayoutBox(width: 10, height: 40)
    large.baseline = 30
    let small = LayoutBox(width: 10, height: 12)
    small.baseline = 9
    let root = LayoutBox(StackLayout.make(.horizontal, .firstBaseline), [large, small])
    #expect(FrameEngine().contentSize(of: root, width: nil).height == 40)
    #expect(frames(root, 20, 40).map(\.y) == [0, 21])
  }

  @Test func aGivenLengthGoesBeforeFilling() {
    let root = LayoutBox(
      StackLayout.make(.vertical),
      [
        LayoutBox().placed {
          $0.horizontal.length = 30
          $0.aspectRatio = 2
        }
      ]
    )
    #expect(frames(root, 100, 15) == [RectValue(0, 0, 30, 15)])
  }

  @Test func textBesideAFixedPictureWrapsInTheRest() {
    let picture = LayoutBox().placed {
      $0.horizontal.length = 20
      $0.vertical.length = 20
    }
    let root = LayoutBox(
      StackLayout.make(.horizontal, spacing: 5, .center),
      [picture, LayoutBox(text: "ab cd ef")]
    )
    #expect(FrameEngine().contentSize(of: root, width: 40).height == 36)
    #expect(frames(root, 40, 36) == [RectValue(0, 8, 20, 20), RectValue(25, 0, 15, 36)])
  }

  @Test func stacksNest() {
    let texts = LayoutBox(
      StackLayout.make(.vertical, spacing: 2),
      [LayoutBox(text: "ab cd"), LayoutBox(text: "ef")]
    )
    let root = LayoutBox(
      StackLayout.make(.horizontal, spacing: 5, .center),
      [LayoutBox(width: 10, height: 10).placed { $0.horizontal.hugging = 251 }, texts]
    )
    #expect(FrameEngine().contentSize(of: root, width: nil) == SizeValue(width: 40, height: 26))
    #expect(frames(root, 100, 26) == [RectValue(0, 8, 10, 10), RectValue(15, 0, 85, 26)])
    #expect(texts.children.map(\.frame) == [RectValue(0, 0, 85, 12), RectValue(0, 14, 85, 12)])
  }

  @Test func readingFromTheRightMirrorsARowOnly() {
    let root = row([10, 30], spacing: 5, .equalSpacing)
    let mirrored = frames(root, 100, 50, isRightToLeft: true).map { [$0.x, $0.width] }
    #expect(mirrored == [[90, 10], [0, 30]])
  }
}
