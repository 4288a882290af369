import Testing
import UIKit
import UIKitHosting
import UIKitTesting
import VectorDrawing

/// Animations of layers that mask others.
@MainActor
struct MaskAnimationTests {
  private let scene = AnimatedScene()
  private let mask = CAShapeLayer()

  init() {
    mask.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    scene.run { scene.box.layer.mask = mask }
  }

  /// The bounds of the mask's path in each frame of the only motion.
  private var frames: [DrawingRect] {
    let tracks = scene.motions(of: scene.box).flatMap(\.tracks).filter { $0.property == .mask }
    return tracks.flatMap(\.frames).compactMap { frame in
      if case .mask(let mask) = frame.value { mask.path.bounds } else { nil }
    }
  }

  private func animate(_ keyPath: String, to value: Any) {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.toValue = value
    animation.duration = 1
    scene.run { mask.add(animation, forKey: "mask") }
  }

  @Test func thePathOfAMaskIsAnimated() throws {
    animate("path", to: CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10), transform: nil))
    let widths = frames.map(\.width)
    #expect(widths.first == 10 && widths.last == 30 && widths.count > 10)
    #expect(mask.presentation() != nil)
    scene.advance(1)
    #expect(frames.isEmpty && mask.animationKeys() == nil)
  }

  @Test func thePlaceAndTheScaleOfAMaskAreAnimated() {
    animate("position", to: CGPoint(x: 40, y: 5))
    #expect(frames.first?.x == 0 && frames.last?.x == 40 && frames.last?.y == 5)
    animate("transform.scale", to: 3)
    #expect(frames.last?.width == 30)
  }

  @Test func aMaskIsPlacedByItsTransform() throws {
    scene.run { mask.setAffineTransform(CGAffineTransform(scaleX: 2, y: 3)) }
    let id = try #require(scene.box._nodeID)
    let bounds = try #require(scene.driver.display.tree[id]?.mask?.path.bounds)
    #expect(bounds.width == 20 && bounds.height == 30)
  }

  @Test func anAnimationThatWasAddedBeforeTheMaskIsSetBeginsThen() {
    let other = CAShapeLayer()
    other.path = mask.path
    let animation = CABasicAnimation(keyPath: "position")
    animation.toValue = CGPoint(x: 40, y: 5)
    animation.duration = 1
    scene.run {
      other.add(animation, forKey: nil)
      scene.box.layer.mask = other
    }
    #expect(frames.last?.x == 40)
  }
}
