import Testing
import UIKit

/// After https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.property.
@MainActor
struct UIViewAutoresizingTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func resized(
    _ mask: UIView.AutoresizingMask,
    _ frame: CGRect = CGRect(x: 10, y: 20, width: 30, height: 40)
  ) -> [CGFloat] {
    let view = UIView(frame: frame)
    view.autoresizingMask = mask
    root.addSubview(view)
    root.frame.size = CGSize(width: 200, height: 150)
    root.layoutIfNeeded()
    return view.numbers
  }

  @Test(
    arguments: [
      ([], [10, 20, 30, 40]),
      (.flexibleWidth, [10, 20, 130, 40]),
      (.flexibleLeftMargin, [110, 20, 30, 40]),
      ([.flexibleTopMargin, .flexibleBottomMargin], [10, 20 + 50.0 / 3, 30, 40]),
      ([.flexibleWidth, .flexibleHeight], [10, 20, 130, 90]),
      ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], [20, 20, 60, 40]),
    ] as [(UIView.AutoresizingMask, [CGFloat])]
  )
  func flexibleLengthsShareTheAdditionalRoom(mask: UIView.AutoresizingMask, expected: [CGFloat]) {
    for (got, wanted) in zip(resized(mask), expected) { #expect(abs(got - wanted) < 0.01) }
  }

  @Test("A child's view that is added to a view without a size grows with it")
  func theViewOfAChildFollowsItsSuperview() {
    let (box, child) = (UIView(), UIViewController())
    root.addSubview(box)
    box.addSubview(child.view)
    child.view.frame = box.bounds
    box.frame = CGRect(x: 0, y: 0, width: 80, height: 60)
    box.layoutIfNeeded()
    #expect(child.view.numbers == [0, 0, 80, 60])
  }

  @Test func aNewFrameIsRelativeToTheCurrentSizeOfTheSuperview() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    view.autoresizingMask = .flexibleWidth
    root.addSubview(view)
    root.frame.size.width = 200
    #expect(view.frame.width == 100 || view.frame.width == 200)
    root.layoutIfNeeded()
    view.frame.size.width = 50
    root.frame.size.width = 300
    root.layoutIfNeeded()
    #expect(view.frame.width == 150)
  }
}
