import Testing
import UIKit

/// Apple: `UIBezierPath`, `CGPath`.
struct UIBezierPathTests {
  @Test func clockwiseArcsAreClockwiseOnTheScreen() {
    // The arc runs from the right over the bottom to the left, because y points down.
    let path = UIBezierPath(
      arcCenter: .zero,
      radius: 10,
      startAngle: 0,
      endAngle: .pi,
      clockwise: true
    )
    #expect(abs(path.bounds.minY) < 1e-6 && abs(path.bounds.maxY - 10) < 1e-6)
    #expect(abs(path.currentPoint.x + 10) < 1e-6)
    // In Core Graphics, "clockwise" refers to a y axis that points up.
    let other = CGMutablePath()
    other.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(abs(other.boundingBoxOfPath.minY + 10) < 1e-6)
  }

  @Test func onlyTheGivenCornersAreRounded() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20),
      byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 8, height: 8)
    )
    #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
    #expect(path.contains(CGPoint(x: 19.5, y: 0.5)))
    #expect(!path.contains(CGPoint(x: 19.5, y: 19.5)))
    #expect(path.contains(CGPoint(x: 0.5, y: 19.5)))
  }

  @Test func containsFollowsTheFillRule() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20))
    path.append(UIBezierPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10)))
    #expect(path.contains(CGPoint(x: 10, y: 10)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 10, y: 10)))
  }

  @Test func copiesAreIndependent() throws {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20))
    path.lineWidth = 5
    let copy = try #require(path.copy() as? UIBezierPath)
    copy.addLine(to: CGPoint(x: 50, y: 50))
    copy.apply(CGAffineTransform(translationX: 10, y: 0))
    #expect(copy.lineWidth == 5)
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(copy.bounds == CGRect(x: 10, y: 0, width: 50, height: 50))
    // A returned path does not change with the original.
    let given = path.cgPath
    path.removeAllPoints()
    #expect(path.isEmpty && !given.isEmpty)
  }

  @Test func dashesAreKept() {
    let path = UIBezierPath()
    path.setLineDash([4, 2], count: 2, phase: 1)
    var (count, phase) = (0, CGFloat(0))
    var pattern: [CGFloat] = [0, 0]
    path.getLineDash(&pattern, count: &count, phase: &phase)
    #expect(pattern == [4, 2] && count == 2 && phase == 1)
    path.setLineDash(nil, count: 0, phase: 0)
    path.getLineDash(nil, count: &count, phase: nil)
    #expect(count == 0)
  }

  @Test func elementsAreVisitedInOrder() throws {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 3, y: 4))
    path.closeSubpath()
    var found: [String] = []
    path.applyWithBlock { element in
      let points = element.pointee.points
      switch element.pointee.type {
      case .moveToPoint: found.append("move \(points[0].x) \(points[0].y)")
      case .addQuadCurveToPoint: found.append("quad \(points[0].x) \(points[1].y)")
      case .closeSubpath: found.append("close")
      default: found.append("other")
      }
    }
    #expect(found == ["move 1.0 2.0", "quad 3.0 6.0", "close"])
  }

  @Test func transformsApplyToAddedElements() {
    let path = CGMutablePath()
    path.addRect(
      CGRect(x: 0, y: 0, width: 10, height: 10),
      transform: CGAffineTransform(scaleX: 2, y: 3)
    )
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 20, height: 30))
    var rect = CGRect.zero
    #expect(path.isRect(&rect) && rect.width == 20)
    #expect(CGPath(rect: rect, transform: nil) == path)
    #expect(CGMutablePath().boundingBox.isNull)
  }
}
