public import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
// Apple's names, in this file.

/// A three-dimensional projective transform.
///
/// A point is the row vector (x, y, z, 1), which is multiplied by the matrix and divided by its
/// last component. In Apple's SDK the type is part of Core Animation, which UIKit exports.
public struct CATransform3D: Hashable, Sendable {
  public var m11: CGFloat
  public var m12: CGFloat
  public var m13: CGFloat
  public var m14: CGFloat
  public var m21: CGFloat
  public var m22: CGFloat
  public var m23: CGFloat
  public var m24: CGFloat
  public var m31: CGFloat
  public var m32: CGFloat
  public var m33: CGFloat
  public var m34: CGFloat
  public var m41: CGFloat
  public var m42: CGFloat
  public var m43: CGFloat
  public var m44: CGFloat

  /// Creates a matrix of zeros, which is not the identity.
  public init() {
    self.init([CGFloat](repeating: 0, count: 16))
  }

  public init(
    m11: CGFloat,
    m12: CGFloat,
    m13: CGFloat,
    m14: CGFloat,
    m21: CGFloat,
    m22: CGFloat,
    m23: CGFloat,
    m24: CGFloat,
    m31: CGFloat,
    m32: CGFloat,
    m33: CGFloat,
    m34: CGFloat,
    m41: CGFloat,
    m42: CGFloat,
    m43: CGFloat,
    m44: CGFloat
  ) {
    self.init([m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44])
  }

  /// Creates a matrix from its elements, row by row.
  init(_ m: [CGFloat]) {
    (m11, m12, m13, m14) = (m[0], m[1], m[2], m[3])
    (m21, m22, m23, m24) = (m[4], m[5], m[6], m[7])
    (m31, m32, m33, m34) = (m[8], m[9], m[10], m[11])
    (m41, m42, m43, m44) = (m[12], m[13], m[14], m[15])
  }

  init(_ map: CGAffineTransform) {
    (m11, m12, m13, m14) = (map.a, map.b, 0, 0)
    (m21, m22, m23, m24) = (map.c, map.d, 0, 0)
    (m31, m32, m33, m34) = (0, 0, 1, 0)
    (m41, m42, m43, m44) = (map.tx, map.ty, 0, 1)
  }

  /// The elements, row by row.
  var numbers: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  /// A Boolean value that indicates whether the transform is two-dimensional without perspective.
  var isAffine: Bool {
    (m13, m14, m23, m24) == (0, 0, 0, 0) && (m31, m32, m33, m34) == (0, 0, 1, 0)
      && (m43, m44) == (0, 1)
  }

  var affine: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }

  static let identity = CATransform3D(CGAffineTransform.identity)

  /// Returns the product of this transform and another one, which is applied second.
  func concatenating(_ other: CATransform3D) -> CATransform3D {
    let (a, b) = (numbers, other.numbers)
    var product = [CGFloat](repeating: 0, count: 16)
    for row in 0..<4 {
      for column in 0..<4 {
        for step in 0..<4 { product[row * 4 + column] += a[row * 4 + step] * b[step * 4 + column] }
      }
    }
    return CATransform3D(product)
  }

  /// The inverse; nil for a singular matrix.
  var inverse: CATransform3D? {
    // Gauss–Jordan elimination with partial pivoting.
    var rows = (0..<4).map { row in
      Array(numbers[row * 4..<row * 4 + 4]) + (0..<4).map { $0 == row ? 1 : 0 }
    }
    for column in 0..<4 {
      guard let pivot = (column..<4).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
        abs(rows[pivot][column]) > 1e-12
      else { return nil }
      rows.swapAt(column, pivot)
      let scale = rows[column][column]
      rows[column] = rows[column].map { $0 / scale }
      for row in 0..<4 where row != column {
        let factor = rows[row][column]
        guard factor != 0 else { continue }
        for index in 0..<8 { rows[row][index] -= factor * rows[column][index] }
      }
    }
    return CATransform3D(rows.flatMap { $0[4...] })
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The identity transform.
public let CATransform3DIdentity = CATransform3D.identity

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == .identity }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat)
  -> CATransform3D
{
  var map = CATransform3D.identity
  (map.m41, map.m42, map.m43) = (tx, ty, tz)
  return map
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var map = CATransform3D.identity
  (map.m11, map.m22, map.m33) = (sx, sy, sz)
  return map
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a rotation by radians around the axis (x, y, z); the identity for an axis of zero
/// length.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat)
  -> CATransform3D
{
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return .identity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (sine, cosine) = (sin(angle), cos(angle))
  let rest = 1 - cosine
  var map = CATransform3D.identity
  (map.m11, map.m12, map.m13) = (
    cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine
  )
  (map.m21, map.m22, map.m23) = (
    x * y * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine
  )
  (map.m31, map.m32, map.m33) = (
    x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest
  )
  return map
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a transform that is preceded by a translation.
public func CATransform3DTranslate(
  _ t: CATransform3D,
  _ tx: CGFloat,
  _ ty: CGFloat,
  _ tz: CGFloat
) -> CATransform3D {
  CATransform3DMakeTranslation(tx, ty, tz).concatenating(t)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a transform that is preceded by scaling.
public func CATransform3DScale(
  _ t: CATransform3D,
  _ sx: CGFloat,
  _ sy: CGFloat,
  _ sz: CGFloat
) -> CATransform3D {
  CATransform3DMakeScale(sx, sy, sz).concatenating(t)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a transform that is preceded by a rotation.
public func CATransform3DRotate(
  _ t: CATransform3D,
  _ angle: CGFloat,
  _ x: CGFloat,
  _ y: CGFloat,
  _ z: CGFloat
) -> CATransform3D {
  CATransform3DMakeRotation(angle, x, y, z).concatenating(t)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the product of two transforms, of which the first is applied first.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  a.concatenating(b)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the inverse; the transform itself if it is singular.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.inverse ?? t }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(m)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns whether the transform is affine.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { t.isAffine }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the affine part of a transform.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.affine }
