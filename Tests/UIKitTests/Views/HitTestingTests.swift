import Testing

@testable import UIKit

@MainActor
struct HitTestingTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let back = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
  private let front = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))

  private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
    root.hitTest(CGPoint(x: x, y: y), with: nil)
  }

  init() {
    root.addSubview(back)
    root.addSubview(front)
  }

  @Test func theViewInFrontIsHit() {
    #expect(hit(60, 60) === front)
    #expect(hit(20, 20) === back)
    #expect(hit(5, 5) === root)
    #expect(hit(200, 200) == nil)
    #expect(hit(-1, 5) == nil)
    root.sendSubviewToBack(front)
    #expect(hit(60, 60) === back)
  }

  @Test func viewsThatTakeNoTouchesAreSkipped() {
    front.isUserInteractionEnabled = false
    #expect(hit(60, 60) === back)
    front.isUserInteractionEnabled = true
    front.isHidden = true
    #expect(hit(60, 60) === back)
    front.isHidden = false
    front.alpha = 0.009
    #expect(hit(60, 60) === back)
    front.alpha = 0.01
    #expect(hit(60, 60) === front)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    root.addSubview(label)
    #expect(hit(60, 60) === front)
  }

  @Test func subviewsOutsideOfTheirSuperviewAreNotHit() {
    let outside = UIView(frame: CGRect(x: 90, y: 0, width: 50, height: 20))
    back.addSubview(outside)
    #expect(hit(105, 15) === outside)
    #expect(hit(125, 15) === root)
  }

  @Test func aTransformMovesWhatIsHit() {
    front.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(hit(60, 60) === back)
    #expect(hit(80, 80) === front)
  }

  @Test func scrolledContentIsHitWhereItIsShown() {
    let scroll = UIScrollView(frame: root.bounds)
    scroll.contentSize = CGSize(width: 200, height: 1000)
    let row = UIView(frame: CGRect(x: 0, y: 300, width: 200, height: 40))
    scroll.addSubview(row)
    root.addSubview(scroll)
    #expect(hit(10, 10) === scroll)
    scroll.contentOffset = CGPoint(x: 0, y: 295)
    #expect(hit(10, 10) === row)
  }

  @Test func aSubclassMayEnlargeWhereItIsHit() {
    final class Large: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -20, dy: -20).contains(point)
      }
    }
    let large = Large(frame: CGRect(x: 150, y: 20, width: 10, height: 10))
    root.addSubview(large)
    #expect(hit(135, 15) === large)
  }
}
