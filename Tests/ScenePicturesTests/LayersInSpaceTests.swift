import ScenePictures
import Testing
import UIKit
import UIKitHosting
import UIKitTesting
import VectorDrawing

/// Apple: `CATransformLayer`.
@MainActor
struct LayersInSpaceTests {
  private let screen = UIViewController()
  private let box = CATransformLayer()
  private let face = CALayer()
  private let driver: SceneDriver

  init() {
    screen.view.backgroundColor = .white
    driver = SceneDriver(rootViewController: screen)
    box.frame = CGRect(x: 20, y: 20, width: 100, height: 100)
    box.backgroundColor = UIColor.green.cgColor
    box.borderWidth = 5
    face.frame = box.bounds
    face.backgroundColor = UIColor.red.cgColor
    box.addSublayer(face)
    screen.view.layer.addSublayer(box)
  }

  /// Red, green and blue of the pixel in the middle of the box.
  private var middle: [UInt8] {
    get throws {
      let bitmap = try driver.picture(scale: 1).bitmap()
      let place = 4 * (70 * bitmap.width + 70)
      return Array(bitmap.pixels[place..<(place + 3)])
    }
  }

  @Test func aSingleSidedLayerIsHiddenFromBehind() throws {
    face.isDoubleSided = false
    #expect(try middle == red)
    face.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(try middle == white)
    box.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(try middle == red)
  }

  @Test func aMirroredLayerFacesTheViewer() throws {
    face.isDoubleSided = false
    face.transform = CATransform3DMakeScale(-1, 1, 1)
    #expect(try middle == red)
  }

  @Test func aSingleSidedViewIsHiddenFromBehind() throws {
    let card = UIView(frame: box.frame)
    card.backgroundColor = .blue
    card.layer.isDoubleSided = false
    screen.view.addSubview(card)
    #expect(try middle == blue)
    card.transform3D = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(try middle == red)
  }

  private let white: [UInt8] = [255, 255, 255]
  private let red: [UInt8] = [255, 0, 0]
  private let blue: [UInt8] = [0, 0, 255]

  /// A face that is turned by a right angle, in a box that is turned back, faces the viewer.
  @Test func rotationsOfLayerAndSuperlayerAreCombined() throws {
    #expect(try middle == red)
    face.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    #expect(try middle == white)
    box.transform = CATransform3DMakeRotation(-.pi / 2, 0, 1, 0)
    #expect(try middle == red)
  }

  @Test func nestedTransformLayersCombineTheirTransforms() throws {
    let outer = CATransformLayer()
    outer.frame = screen.view.bounds
    screen.view.layer.addSublayer(outer)
    outer.addSublayer(box)
    face.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    #expect(try middle == white)
    box.transform = CATransform3DMakeRotation(-.pi / 2, 0, 1, 0)
    #expect(try middle == red)
  }

  @Test func theNearerLayerIsInFront() throws {
    let back = CALayer()
    back.frame = box.bounds
    back.backgroundColor = UIColor.blue.cgColor
    box.addSublayer(back)
    #expect(try middle == blue)
    face.transform = CATransform3DMakeTranslation(0, 0, 10)
    #expect(try middle == red)
    // Seen from behind.
    box.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(try middle == blue)
  }
}
