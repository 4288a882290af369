import Foundation
import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// A scene with a view of 100 × 50 points at (0, 0), and a log of its animations.
@MainActor
final class AnimatedScene: NSObject, CAAnimationDelegate {
  let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
  let screen = UIViewController()
  let driver: SceneDriver
  let log = CallLog()

  override init() {
    screen.view.addSubview(box)
    driver = SceneDriver(rootViewController: screen)
    super.init()
  }

  func animationDidStart(_ anim: CAAnimation) {
    log("started \(anim.value(forKey: "name") as? String ?? "")")
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    log("\(flag ? "finished" : "stopped") \(anim.value(forKey: "name") as? String ?? "")")
  }

  func advance(_ seconds: Double) {
    driver.clock.advance(by: .seconds(seconds))
    driver.scene.commit()
  }

  /// Runs code in a turn of the scene, as a tap would.
  func run(_ body: () -> Void) {
    (driver.scene as? _SceneRuntime)?.turn(body)
    driver.scene.commit()
  }

  /// The animations of all layers on the display.
  var motions: [MotionValue] {
    driver.scene.commit()
    let all = driver.display.tree.nodes.values.flatMap(\.attributes)
    return all.flatMap { attribute -> [MotionValue] in
      if case .motions(let motions) = attribute { motions } else { [] }
    }
  }

  /// The animations of a view's layer on the display.
  func motions(of view: UIView) -> [MotionValue] {
    driver.scene.commit()
    guard let id = view._nodeID, let node = driver.display.tree[id] else { return [] }
    return node.attributes.lazy.compactMap {
      if case .motions(let motions) = $0 { motions } else { nil }
    }.first ?? []
  }
}

extension MotionValue {
  /// The numbers of a track's frames.
  func numbers(of property: Property) -> [[Double]] {
    let track = tracks.first { $0.property == property }
    return (track?.frames ?? []).compactMap { frame in
      switch frame.value {
      case .number(let number): [number]
      case .numbers(let numbers): numbers
      default: nil
      }
    }
  }
}
