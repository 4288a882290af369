import Testing

@testable import UIKit

/// After https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.property.
@MainActor
struct SolvedAutoresizingTests {
  private let root = UIView.container(100, 100, [])
  private let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 30))

  @Test func aFrameWithoutFlexibilityIsKept() {
    root.addSubview(view)
    root.frame.size = CGSize(width: 300, height: 300)
    #expect(root.laidOut == [[10, 20, 40, 30]])
  }

  @Test func flexibleLengthsFollowTheSuperview() {
    root.addSubview(view)
    view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    root.frame.size = CGSize(width: 150, height: 110)
    #expect(root.laidOut == [[10, 30, 90, 30]])
  }

  @Test func masksHaveNoEffectWhereTheSuperviewResizesNothing() {
    root.addSubview(view)
    view.autoresizingMask = [.flexibleWidth]
    root.autoresizesSubviews = false
    root.frame.size = CGSize(width: 150, height: 100)
    #expect(root.laidOut == [[10, 20, 40, 30]])
    // From here on, the view is resized again.
    root.autoresizesSubviews = true
    root.frame.size = CGSize(width: 170, height: 100)
    #expect(root.laidOut == [[10, 20, 60, 30]])
  }

  @Test func siblingsMayKeepToAFrame() {
    let beside = SizedView(10, 10)
    root.addSubview(view)
    root.addSubview(beside)
    NSLayoutConstraint.activate([
      beside.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 5),
      beside.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    #expect(root.laidOut[1] == [55, 30, 10, 10])
    view.frame.origin.x = 20
    #expect(root.laidOut[1] == [65, 30, 10, 10])
  }

  @Test func contentOfAResizedFrameIsLaidOutInIt() {
    let inner = SizedView(10, 10)
    view.addSubview(inner)
    root.addSubview(view)
    view.autoresizingMask = .flexibleWidth
    inner.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    root.frame.size.width = 120
    root.layoutIfNeeded()
    #expect(inner.numbers == [50, 0, 10, 10])
  }
}
