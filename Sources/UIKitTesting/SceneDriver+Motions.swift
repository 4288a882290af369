import UIKit
public import UIKitHosting

extension SceneDriver {
  /// A Boolean value indicating whether displays report shakes, because a responder receives
  /// motions.
  public var reportsShakes: Bool {
    scene.commit()
    guard let window = display.tree.root else { return false }
    for case .shakes(let isReported)? in display.tree[window]?.attributes ?? [] {
      return isReported
    }
    return false
  }

  /// Shakes the device, from `motionBegan(_:with:)` to `motionEnded(_:with:)`.
  ///
  /// - Throws: `DriverError` when no responder receives motions.
  public func shake() throws {
    guard reportsShakes else {
      throw DriverError.notFound("a responder that receives a shake", screen: screen)
    }
    try sendShake(.began)
    try sendShake(.ended)
  }

  /// Sends a step of a shake.
  ///
  /// - Throws: `DriverError` when no responder receives motions.
  public func sendShake(_ phase: ShakePhase) throws {
    scene.commit()
    guard let window = display.tree.root else {
      throw DriverError.notFound("a window", screen: screen)
    }
    try perform(.shake(window, phase), "shaking the device")
  }
}
