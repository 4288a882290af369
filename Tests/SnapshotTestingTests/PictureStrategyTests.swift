import CairoDrawing
import Foundation
import SnapshotTesting
import TestHosting
import Testing
import UIKit
import VectorDrawing

/// The pictures of views and screens.
@MainActor
struct PictureStrategyTests {
  private final class Screen: UIViewController {
    var insets = UIEdgeInsets.zero
    var appearances: [String] = []
    let label = UILabel()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      label.text = "Text"
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    }

    override func viewDidLayoutSubviews() { insets = view.safeAreaInsets }
    override func viewWillAppear(_ animated: Bool) { appearances.append("will appear") }
    override func viewDidDisappear(_ animated: Bool) { appearances.append("did disappear") }
  }

  private func image<Value>(_ value: Value, _ strategy: Snapshotting<Value, UIImage>) throws
    -> UIImage
  {
    var result: UIImage?
    strategy.snapshot(value).run { result = $0 }
    return try #require(result)
  }

  private func bitmap(_ image: UIImage) throws -> DrawingBitmap {
    let data = try #require(image.pngData())
    return try #require(DrawingBitmap(png: [UInt8](data)))
  }

  @Test func aViewHasItsSizeAndKeepsItsPlace() throws {
    let view = UIView(frame: CGRect(x: 5, y: 6, width: 10, height: 20))
    view.backgroundColor = .red
    let traits = UITraitCollection(displayScale: 2)
    let own = try bitmap(image(view, .image(traits: traits)))
    #expect(own.width == 20)
    #expect(own.height == 40)
    #expect(own.pixels.prefix(4) == [255, 0, 0, 255])
    let other = try image(view, .image(size: CGSize(width: 30, height: 4)))
    #expect(other.size == CGSize(width: 30, height: 4))
    #expect(view.frame == CGRect(x: 5, y: 6, width: 10, height: 20))
    #expect(view.window == nil)
  }

  @Test func aScreenHasTheSizeAndTheSafeAreaOfItsDevice() throws {
    let screen = Screen()
    let picture = try image(screen, .image(on: .iPhone13))
    #expect(picture.size == CGSize(width: 390, height: 844))
    #expect(screen.insets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(screen.label.frame.minY == 47)
    #expect(screen.appearances == ["will appear", "did disappear"])
    #expect(screen.parent == nil)
    let wide = try image(screen, .image(on: .iPhone13(.landscape)))
    #expect(wide.size == CGSize(width: 844, height: 390))
    #expect(screen.insets == UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    let small = try image(screen, .image(on: .iPhoneSe, size: CGSize(width: 100, height: 50)))
    #expect(small.size == CGSize(width: 100, height: 50))
  }

  private final class BareScreen: UIViewController {
    override func loadView() { view = UIView() }
  }

  @Test func whatHasNoSizeGetsThatOfIOS() throws {
    #expect(try image(BareScreen(), .image).size == UIScreen.main.bounds.size)
    #expect(try image(UITableViewCell(), .image).size == CGSize(width: 320, height: 44))
    let label = UILabel()
    label.text = "Text"
    #expect(try image(label, .image).size.width > 10)
  }

  @Test func traitsReachTheScreen() throws {
    let screen = Screen()
    let light = try bitmap(image(screen, .image(on: .iPhoneSe)))
    let dark = try bitmap(
      image(screen, .image(on: .iPhoneSe, traits: UITraitCollection(userInterfaceStyle: .dark)))
    )
    #expect(light.pixels.suffix(4) == [255, 255, 255, 255])
    #expect(dark.pixels.suffix(4) == [0, 0, 0, 255])
    let height = screen.label.frame.height
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    _ = try image(screen, .image(on: .iPhoneSe, traits: large))
    #expect(screen.label.frame.height > height)
    _ = try image(screen, .image(on: .iPadMini))
    #expect(screen.insets.top == 20)
  }

  @Test func aNavigationBarIsPartOfThePicture() throws {
    let screen = Screen()
    screen.title = "Title"
    let bare = try bitmap(image(screen, .image(on: .iPhone8)))
    let navigation = UINavigationController(rootViewController: screen)
    let picture = try image(navigation, .image(on: .iPhone8))
    #expect(picture.size == CGSize(width: 375, height: 667))
    #expect(try bitmap(picture).pixels != bare.pixels)
    #expect(screen.insets.top == 64)
  }

  @Test func layersAndPathsAreDrawn() throws {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(try bitmap(image(path, .image)).width == 4)
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    layer.backgroundColor = UIColor.blue.cgColor
    let picture = try bitmap(
      image(layer, .image(traits: UITraitCollection(displayScale: 1)))
    )
    #expect(picture.pixels.prefix(4) == [0, 0, 255, 255])
  }

  // MARK: - Comparing

  private func square(_ color: UIColor, dot: UIColor? = nil) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    return UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
      color.setFill()
      context.fill(bounds)
      dot?.setFill()
      if dot != nil { context.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
    }
  }

  @Test func picturesAreComparedWithPrecision() throws {
    let (old, new) = (square(.white), square(.white, dot: .black))
    let exact = try #require(Diffing.image.diff(old, new))
    #expect(exact.0 == "Newly-taken snapshot does not match reference.")
    #expect(exact.1.map(\.name) == ["reference", "failure", "difference"])
    #expect(Diffing.image(precision: 0.99).diff(old, new) == nil)
    let failure = try #require(Diffing.image(precision: 0.995).diff(old, new))
    #expect(failure.0.hasPrefix("Actual image precision 0.99"))
    #expect(failure.0.hasSuffix("is less than required 0.995"))
    #expect(Diffing.image.diff(old, square(.white)) == nil)
    // Colors that files round are equal too.
    let clear = square(UIColor(red: 0.3, green: 0.7, blue: 0.1, alpha: 0.37))
    let file = try #require(clear.pngData().flatMap { UIImage(data: $0, scale: 1) })
    #expect(Diffing.image.diff(file, clear) == nil)
  }

  @Test func smallDifferencesOfColorsAreNotPerceived() throws {
    let old = square(UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
    let similar = square(UIColor(red: 0.51, green: 0.5, blue: 0.5, alpha: 1))
    #expect(Diffing.image.diff(old, similar) != nil)
    #expect(Diffing.image(perceptualPrecision: 0.98).diff(old, similar) == nil)
    let failure = try #require(Diffing.image(perceptualPrecision: 0.98).diff(old, square(.red)))
    #expect(failure.0.contains("The percentage of pixels that match 0.0 is less than required 1.0"))
    // White and black differ by 100.
    let most = try #require(
      Diffing.image(perceptualPrecision: 0.5).diff(square(.white), square(.black))
    )
    #expect(most.0.contains("perceptual color precision 0.0"))
  }

  @Test func picturesOfOtherSizesDiffer() throws {
    let other = try image(UIView(frame: CGRect(x: 0, y: 0, width: 3, height: 3)), .image)
    let failure = try #require(Diffing.image.diff(square(.white), other))
    #expect(failure.0.contains("does not match reference@"))
    #expect(failure.1.map(\.name) == ["reference", "failure"])
  }

  @Test func aViewWithoutASizeSaysSo() throws {
    let folder = SnapshotFolder()
    #expect(folder.failure(of: UIView(), as: .image)?.contains("Automatically recorded") == true)
    let file = folder.url.appending(path: "Linux/test.a.png")
    #expect(DrawingBitmap(png: [UInt8](try Data(contentsOf: file)))?.width ?? 0 > 400)
  }

  // MARK: - Texts

  @Test func hierarchiesAreTexts() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let label = UILabel(frame: CGRect(x: 1.5, y: 2, width: 30, height: 20))
    label.text = "Hello"
    label.isHidden = true
    view.addSubview(label)
    let folder = SnapshotFolder()
    _ = folder.failure(of: view, as: .recursiveDescription)
    let text = try folder.text("Linux/test.a.txt")
    #expect(
      text == """
        <UIView; frame = (0 0; 100 50)>
           | <UILabel; frame = (1.5 2; 30 20); text = 'Hello'; hidden = YES; userInteractionEnabled = NO>
        """
    )
    let navigation = UINavigationController(rootViewController: Screen())
    _ = folder.failure(of: navigation, as: .hierarchy, named: "b")
    let lines = try folder.text("Linux/test.b.txt").split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("<UINavigationController>, state: appeared, view: <") == true)
    #expect(lines.last?.hasPrefix("   | <Screen>, state: appeared, view: <") == true)
  }

  @Test(arguments: [
    (ViewImageConfig.iPhoneX, 375, 812, 44), (.iPhone12ProMax, 428, 926, 47),
    (.iPadMini, 1024, 768, 20),
    (.iPadPro11(.portrait), 834, 1194, 24),
    (.iPadPro12_9(.landscape(splitView: .oneHalf)), 678, 1024, 20),
    (.iPad10_2(.portrait(splitView: .twoThirds)), 480, 1080, 20),
    (.iPhone8Plus(.landscape), 736, 414, 0),
  ])
  func devicesHaveTheirMeasures(config: ViewImageConfig, width: Double, height: Double, top: Double)
  {
    #expect(config.size == CGSize(width: width, height: height))
    #expect(Double(config.safeArea.top) == top)
  }
}
