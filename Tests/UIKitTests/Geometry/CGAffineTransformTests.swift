import Foundation
import Testing
import UIKit

/// After https://developer.apple.com/documentation/coregraphics/cgaffinetransform.
struct CGAffineTransformTests {
  private let point = CGPoint(x: 3, y: 4)

  @Test func aPointIsScaledTurnedAndMoved() {
    #expect(point.applying(.identity) == point)
    #expect(point.applying(CGAffineTransform(scaleX: 2, y: -1)) == CGPoint(x: 6, y: -4))
    #expect(point.applying(CGAffineTransform(translationX: 1, y: 2)) == CGPoint(x: 4, y: 6))
    let turned = point.applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.x + 4) < 1e-9 && abs(turned.y - 3) < 1e-9)
  }

  @Test func anAddedTransformIsAppliedFirst() {
    let scale = CGAffineTransform(scaleX: 2, y: 2)
    #expect(point.applying(scale.translatedBy(x: 1, y: 0)) == CGPoint(x: 8, y: 8))
    let move = CGAffineTransform(translationX: 1, y: 0)
    #expect(point.applying(move.scaledBy(x: 2, y: 2)) == CGPoint(x: 7, y: 8))
    #expect(move.concatenating(scale) == scale.translatedBy(x: 1, y: 0))
    #expect(scale.rotated(by: 0) == scale)
  }

  @Test func invertedUndoesATransformOrReturnsASingularOne() {
    let all = CGAffineTransform(rotationAngle: 1).scaledBy(x: 2, y: 3).translatedBy(x: 5, y: 7)
    let back = point.applying(all).applying(all.inverted())
    #expect(abs(back.x - 3) < 1e-9 && abs(back.y - 4) < 1e-9)
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func sizesIgnoreTranslationsAndRectanglesBecomeBoundingBoxes() {
    let move = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 2)
    #expect(CGSize(width: 1, height: 2).applying(move) == CGSize(width: 2, height: 4))
    let rect = CGRect(x: 1, y: 1, width: 2, height: 4)
    #expect(rect.applying(CGAffineTransform(scaleX: -1, y: 1)).origin == CGPoint(x: -3, y: 1))
    let turned = rect.applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.width - 4) < 1e-9 && abs(turned.height - 2) < 1e-9)
  }

  @Test func isIdentityIsTrueForTheIdentityOnly() {
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(!CGAffineTransform().isIdentity)
    #expect(CGAffineTransform(1, 0, 0, 1, 0, 0).isIdentity)
  }

  @Test func aTransformIsEncodedAsSixNumbers() throws {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let data = try JSONEncoder().encode([transform])
    #expect(String(bytes: data, encoding: .utf8) == "[[1,2,3,4,5,6]]")
    #expect(try JSONDecoder().decode([CGAffineTransform].self, from: data) == [transform])
  }
}
