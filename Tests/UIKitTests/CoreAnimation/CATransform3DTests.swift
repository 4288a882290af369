import Foundation
import Testing
import UIKit

@MainActor
struct CATransform3DTests {
  private func expectNear(
    _ a: CATransform3D,
    _ b: CATransform3D,
    _ location: SourceLocation = #_sourceLocation
  ) {
    let pairs: [(CGFloat, CGFloat)] = [
      (a.m11, b.m11), (a.m12, b.m12), (a.m13, b.m13), (a.m14, b.m14),
      (a.m21, b.m21), (a.m22, b.m22), (a.m23, b.m23), (a.m24, b.m24),
      (a.m31, b.m31), (a.m32, b.m32), (a.m33, b.m33), (a.m34, b.m34),
      (a.m41, b.m41), (a.m42, b.m42), (a.m43, b.m43), (a.m44, b.m44),
    ]
    #expect(pairs.allSatisfy { abs($0 - $1) < 1e-9 }, "\(a) is not \(b)", sourceLocation: location)
  }

  @Test func aTranslationIsAppliedBeforeTheExistingTransform() {
    let map = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 4), 1, 1, 1)
    #expect((map.m41, map.m42, map.m43) == (2, 3, 4))
  }

  @Test func rotationsAboutZAreThoseOfThePlane() {
    let map = CATransform3DMakeRotation(0.3, 0, 0, 2)
    expectNear(map, CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: 0.3)))
    #expect(CATransform3DIsAffine(map))
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(0.3, 1, 0, 0)))
    #expect(CATransform3DMakeRotation(1, 0, 0, 0) == CATransform3DIdentity)
  }

  @Test func theInverseUndoes() {
    var map = CATransform3DRotate(CATransform3DMakeTranslation(5, 6, 7), 0.7, 1, 2, 3)
    map.m34 = -1 / 500
    expectNear(CATransform3DConcat(map, CATransform3DInvert(map)), CATransform3DIdentity)
    let flat = CATransform3DMakeScale(0, 1, 1)
    #expect(CATransform3DInvert(flat) == flat)
  }

  @Test func anNSValueHoldsATransform() {
    let map = CATransform3DMakeScale(1, 2, 3)
    #expect(NSValue(caTransform3D: map).caTransform3DValue == map)
  }

  @Test func keyPathsNameItsParts() throws {
    let layer = CALayer()
    layer.setValue(CGFloat.pi / 3, forKeyPath: "transform.rotation.z")
    layer.setValue(2, forKeyPath: "transform.scale.x")
    layer.setValue(10, forKeyPath: "transform.translation.y")
    let angle = try #require(layer.value(forKeyPath: "transform.rotation") as? CGFloat)
    #expect(abs(angle - .pi / 3) < 1e-9)
    let scale = try #require(layer.value(forKeyPath: "transform.scale.x") as? CGFloat)
    #expect(abs(scale - 2) < 1e-9)
    #expect(layer.value(forKeyPath: "transform.translation.y") as? CGFloat == 10)
    let expected = CGAffineTransform(scaleX: 2, y: 1)
      .concatenating(CGAffineTransform(rotationAngle: .pi / 3))
      .concatenating(CGAffineTransform(translationX: 0, y: 10))
    expectNear(layer.transform, CATransform3DMakeAffineTransform(expected))
  }

  @Test(arguments: [(0.2, 0.4, 0.6), (-1.2, 1.1, 3), (0, -1.4, 0)])
  func keyPathsReturnTheRotationsAboutAllAxes(x: Double, y: Double, z: Double) throws {
    let layer = CALayer()
    let turns = ["x": x, "y": y, "z": z]
    for axis in ["x", "y", "z"] {
      layer.setValue(turns[axis], forKeyPath: "transform.rotation.\(axis)")
    }
    for axis in ["x", "y", "z"] {
      let angle = try #require(layer.value(forKeyPath: "transform.rotation.\(axis)") as? CGFloat)
      #expect(abs(Double(angle) - (turns[axis] ?? 0)) < 1e-6)
    }
  }

  @Test func anUndefinedKeyStoresItsValue() {
    let layer = CALayer()
    layer.setValue("shake", forKey: "kind")
    #expect(layer.value(forKey: "kind") as? String == "shake")
  }
}
