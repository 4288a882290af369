import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Apple: `animationImages`, `startAnimating()`, `animatedImage(with:duration:)`.
@MainActor
struct ImageAnimationTests {
  private let view = UIImageView(image: UIImage(systemName: "star"))
  private let screen = UIViewController()
  private let driver: SceneDriver
  private let pictures = ["circle", "square", "heart"].compactMap { UIImage(systemName: $0) }

  init() {
    screen.view.addSubview(view)
    driver = SceneDriver(rootViewController: screen)
  }

  private var picture: String? {
    let attributes = view._nodeID.flatMap { driver.display.tree[$0] }?.attributes ?? []
    for case .image(let value?) in attributes {
      if case .symbol(let name, _, _) = value.source { return name }
    }
    return nil
  }

  private func start(repeating count: Int = 0) {
    view.animationImages = pictures
    view.animationDuration = 0.6
    view.animationRepeatCount = count
    view.startAnimating()
    driver.scene.commit()
  }

  @Test func animationImagesAreShownInTurnUntilStopped() {
    start()
    #expect(view.isAnimating)
    #expect(picture == "circle")
    driver.wait(.milliseconds(200))
    #expect(picture == "square")
    driver.wait(.milliseconds(200))
    #expect(picture == "heart")
    driver.wait(.milliseconds(200))
    #expect(picture == "circle")
    view.stopAnimating()
    driver.scene.commit()
    #expect(picture == "star")
    #expect(!view.isAnimating)
  }

  @Test func anAnimationEndsAfterItsRepeatCount() {
    start(repeating: 1)
    driver.wait(.milliseconds(600))
    #expect(!view.isAnimating)
    #expect(picture == "star")
  }

  @Test func settingAnimationImagesStopsTheAnimation() {
    start()
    view.animationImages = nil
    #expect(!view.isAnimating)
    view.startAnimating()
    #expect(!view.isAnimating)
  }

  @Test func highlightedViewsHaveTheirOwnPictures() {
    view.highlightedAnimationImages = [pictures[2]]
    start()
    view.isHighlighted = true
    driver.scene.commit()
    #expect(picture == "heart")
  }

  @Test func anAnimatedImageIsShownWithoutBeingStarted() throws {
    let image = try #require(UIImage.animatedImage(with: pictures, duration: 0.3))
    #expect(image.images?.count == 3 && image.duration == 0.3)
    #expect(image != pictures[0] && pictures[0] != image)
    view.image = image
    driver.scene.commit()
    #expect(picture == "circle")
    driver.wait(.milliseconds(100))
    #expect(picture == "square")
    view.image = pictures[2]
    driver.scene.commit()
    #expect(picture == "heart")
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
  }

  @Test func aSymbolTakesAConfiguration() {
    let large = UIImage.SymbolConfiguration(pointSize: 40)
    let symbol = pictures[0].applyingSymbolConfiguration(large)
    #expect(symbol?.size == UIImage(systemName: "circle", withConfiguration: large)?.size)
    #expect(UIImage().applyingSymbolConfiguration(large) == nil)
  }
}
