import ScenePictures
import Testing
import UIKit
import UIKitTesting
import VectorDrawing

/// Apple: `CALayer.mask`, `UIView.mask`.
@MainActor
struct MaskPictureTests {
  private let screen = UIViewController()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let driver: SceneDriver

  init() {
    screen.view.backgroundColor = .white
    view.backgroundColor = .black
    screen.view.addSubview(view)
    driver = SceneDriver(rootViewController: screen)
  }

  /// The red of a pixel.
  private func red(_ x: Int, _ y: Int) throws -> UInt8 {
    let bitmap = try driver.picture(scale: 1).bitmap()
    return bitmap.pixels[4 * (y * bitmap.width + x)]
  }

  @Test func aGradientFadesAView() throws {
    let gradient = CAGradientLayer()
    gradient.frame = view.bounds
    gradient.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    view.layer.mask = gradient
    #expect(try red(2, 50) < 20)
    #expect(try (100...155).contains(red(50, 50)))
    #expect(try red(97, 50) > 235)
  }

  @Test func aGradientMasksItsOwnPartAlone() throws {
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 0, y: 0, width: 50, height: 100)
    gradient.colors = [UIColor.black.cgColor, UIColor.black.cgColor]
    view.layer.mask = gradient
    #expect(try red(25, 50) == 0)
    #expect(try red(75, 50) == 255)
  }

  @Test func aViewMasksAnother() throws {
    let mask = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 100))
    mask.backgroundColor = .white
    view.mask = mask
    #expect(view.mask === mask && view.layer.mask === mask.layer)
    #expect(try red(25, 50) == 0)
    #expect(try red(75, 50) == 255)
    view.mask = nil
    #expect(try red(75, 50) == 0)
  }
}
