import Foundation

/// The decomposition of a transform: scale, then rotations around x, y and z, then translation, as
/// in key paths of Core Animation.
struct TransformComponents: Equatable {
  var scale = [CGFloat](repeating: 1, count: 3)
  /// The rotations around x, y and z, in radians.
  var rotation = [CGFloat](repeating: 0, count: 3)
  var translation = [CGFloat](repeating: 0, count: 3)
  /// The last column of the matrix, which contains the perspective.
  var perspective: [CGFloat] = [0, 0, 0, 1]

  init() {}

  /// Creates the components of a transform, ignoring shear.
  init(_ map: CATransform3D) {
    translation = [map.m41, map.m42, map.m43]
    perspective = [map.m14, map.m24, map.m34, map.m44]
    let rows = [
      [map.m11, map.m12, map.m13], [map.m21, map.m22, map.m23], [map.m31, map.m32, map.m33],
    ]
    scale = rows.map { row in row.reduce(0) { $0 + $1 * $1 }.squareRoot() }
    let determinant =
      rows[0][0] * (rows[1][1] * rows[2][2] - rows[1][2] * rows[2][1])
      - rows[0][1] * (rows[1][0] * rows[2][2] - rows[1][2] * rows[2][0])
      + rows[0][2] * (rows[1][0] * rows[2][1] - rows[1][1] * rows[2][0])
    if determinant < 0 { scale[0] = -scale[0] }
    guard scale.allSatisfy({ $0 != 0 }) else { return }
    let unit = (0..<3).map { row in rows[row].map { $0 / scale[row] } }
    // Points are row vectors: the matrix is Rx · Ry · Rz.
    let sine = min(max(-unit[0][2], -1), 1)
    rotation[1] = asin(sine)
    if abs(sine) < 0.999_999 {
      rotation[0] = atan2(unit[1][2], unit[2][2])
      rotation[2] = atan2(unit[0][1], unit[0][0])
    } else {
      rotation[0] = 0
      rotation[2] = atan2(-unit[1][0], unit[1][1])
    }
  }

  var transform: CATransform3D {
    let axes: [(CGFloat, CGFloat, CGFloat)] = [(1, 0, 0), (0, 1, 0), (0, 0, 1)]
    var map = CATransform3DMakeScale(scale[0], scale[1], scale[2])
    for (angle, axis) in zip(rotation, axes) where angle != 0 {
      map = map.concatenating(CATransform3DMakeRotation(angle, axis.0, axis.1, axis.2))
    }
    map = map.concatenating(
      CATransform3DMakeTranslation(translation[0], translation[1], translation[2])
    )
    (map.m14, map.m24, map.m34, map.m44) = (
      perspective[0], perspective[1], perspective[2], perspective[3]
    )
    return map
  }

  // MARK: - By name

  private static let axes: [Substring: Int] = ["x": 0, "y": 1, "z": 2]

  /// Returns a number: `rotation` without axis is that around z, `scale` without axis the mean.
  func component(_ name: Substring, _ axis: Substring?) -> CGFloat? {
    switch (name, axis) {
    case ("rotation", nil): return rotation[2]
    case ("scale", nil): return (scale[0] + scale[1] + scale[2]) / 3
    case ("translation", nil): return nil
    case (_, let axis?):
      guard let index = Self.axes[axis] else { return nil }
      return numbers(name)?[index]
    default: return nil
    }
  }

  /// Returns the translation in the plane.
  func group(_ name: Substring) -> AnimatedValue? {
    name == "translation" ? .size(CGSize(width: translation[0], height: translation[1])) : nil
  }

  private func numbers(_ name: Substring) -> [CGFloat]? {
    switch name {
    case "rotation": rotation
    case "scale": scale
    case "translation": translation
    default: nil
    }
  }

  /// - Returns: False if there is no such component, or the value has another type.
  mutating func set(_ name: Substring, _ axis: Substring?, to value: AnimatedValue) -> Bool {
    if name == "translation", axis == nil {
      guard let shift = value.asSize ?? value.asPoint.map({ CGSize(width: $0.x, height: $0.y) })
      else { return false }
      (translation[0], translation[1]) = (shift.width, shift.height)
      return true
    }
    guard let number = value.asNumber else { return false }
    switch (name, axis) {
    case ("rotation", nil): rotation[2] = number
    case ("scale", nil): scale = [number, number, number]
    case (_, let axis?):
      guard let index = Self.axes[axis] else { return false }
      switch name {
      case "rotation": rotation[index] = number
      case "scale": scale[index] = number
      case "translation": translation[index] = number
      default: return false
      }
    default: return false
    }
    return true
  }

  // MARK: - Between two transforms

  /// Interpolates the components of transforms separately, and rotations by the smaller angle.
  static func mix(_ a: CATransform3D, _ b: CATransform3D, _ part: CGFloat) -> CATransform3D {
    let (start, end) = (TransformComponents(a), TransformComponents(b))
    // Transforms with shear are interpolated element by element.
    guard start.describes(a), end.describes(b) else {
      return CATransform3D(zip(a.numbers, b.numbers).map { $0 + ($1 - $0) * part })
    }
    func mix(_ path: KeyPath<TransformComponents, [CGFloat]>) -> [CGFloat] {
      zip(start[keyPath: path], end[keyPath: path]).map { $0 + ($1 - $0) * part }
    }
    var result = TransformComponents()
    result.scale = mix(\.scale)
    result.translation = mix(\.translation)
    result.perspective = mix(\.perspective)
    result.rotation = zip(start.rotation, end.rotation).map { first, last in
      first + (last - first).remainder(dividingBy: 2 * .pi) * part
    }
    return result.transform
  }

  private func describes(_ map: CATransform3D) -> Bool {
    zip(transform.numbers, map.numbers).allSatisfy { abs($0 - $1) < 1e-6 }
  }
}
