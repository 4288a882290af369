import CairoDrawing
import Foundation
import ScenePictures
import Testing
import UIKit
import UIKitHosting
import UIKitTesting
import VectorDrawing

/// The pixels of scene pictures.
///
/// `test_pictures.py` compares pictures with those of a browser.
@MainActor
struct ScenePictureTests {
  private let screen = UIViewController()

  init() {
    screen.view.backgroundColor = .white
  }

  private func driver(_ environment: SceneEnvironment = SceneEnvironment()) -> SceneDriver {
    SceneDriver(rootViewController: screen, environment: environment)
  }

  private func add(_ view: UIView, _ frame: CGRect) {
    view.frame = frame
    screen.view.addSubview(view)
  }

  /// Red, green and blue of the pixel at a point, at one pixel for each point.
  private func color(_ x: Int, _ y: Int, in driver: SceneDriver) throws -> [UInt8] {
    let bitmap = try driver.picture(scale: 1).bitmap()
    let place = 4 * (y * bitmap.width + x)
    return Array(bitmap.pixels[place..<(place + 3)])
  }

  private func colored(_ color: UIColor) -> UIView {
    let view = UIView()
    view.backgroundColor = color
    return view
  }

  private let red: [UInt8] = [255, 0, 0]
  private let white: [UInt8] = [255, 255, 255]

  @Test func aPictureHasThePixelsOfItsWindow() throws {
    let bitmap = try driver(SceneEnvironment(width: 320, height: 480)).picture(scale: 3).bitmap()
    #expect(bitmap.width == 960)
    #expect(bitmap.height == 1_440)
  }

  @Test func aViewIsPaintedWhereLayoutHasPutIt() throws {
    add(colored(.red), CGRect(x: 20, y: 30, width: 10, height: 10))
    let driver = driver()
    #expect(try color(20, 30, in: driver) == red)
    #expect(try color(29, 39, in: driver) == red)
    #expect(try color(19, 30, in: driver) == white)
    #expect(try color(30, 39, in: driver) == white)
  }

  @Test func contentScrolledAwayIsNotPainted() throws {
    let scroll = UIScrollView()
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 100, height: 500)
    let inner = colored(.red)
    inner.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    scroll.addSubview(inner)
    add(scroll, CGRect(x: 0, y: 100, width: 100, height: 100))
    let driver = driver()
    #expect(try color(50, 140, in: driver) == red)
    scroll.contentOffset.y = 30
    #expect(try color(50, 115, in: driver) == red)
    #expect(try color(50, 140, in: driver) == white)
    #expect(try color(50, 90, in: driver) == white, "nothing is seen beyond its edges")
  }

  @Test func roundCornersClipAndHiddenViewsAreNotPainted() throws {
    let box = UIView()
    box.layer.cornerRadius = 20
    box.clipsToBounds = true
    let inner = colored(.red)
    inner.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    box.addSubview(inner)
    add(box, CGRect(x: 10, y: 10, width: 60, height: 60))
    let driver = driver()
    #expect(try color(40, 40, in: driver) == red)
    #expect(try color(11, 11, in: driver) == white)
    inner.isHidden = true
    #expect(try color(40, 40, in: driver) == white)
  }

  @Test func transformsAndAlphaArePainted() throws {
    let view = colored(.red)
    view.alpha = 0.5
    add(view, CGRect(x: 0, y: 0, width: 20, height: 20))
    view.transform = CGAffineTransform(translationX: 100, y: 0)
    let driver = driver()
    #expect(try color(10, 10, in: driver) == white)
    let pale = try color(110, 10, in: driver)
    #expect(pale[0] == 255)
    #expect((126...129).contains(pale[1]))
  }

  @Test func dynamicColorsFollowTheStyle() throws {
    screen.view.backgroundColor = .systemBackground
    #expect(try color(5, 5, in: driver(SceneEnvironment(style: .dark))) == [0, 0, 0])
    #expect(try color(5, 5, in: driver(SceneEnvironment(style: .light))) == white)
  }

  @Test func textIsPaintedInItsColorWithinItsLabel() throws {
    let label = UILabel()
    label.text = "Hamburg"
    label.textColor = .red
    label.font = .boldSystemFont(ofSize: 40)
    add(label, CGRect(x: 0, y: 0, width: 300, height: 50))
    let bitmap = try driver().picture(scale: 1).bitmap()
    let width = Int(label.intrinsicContentSize.width.rounded(.up))
    var count = 0
    for place in 0..<(bitmap.width * bitmap.height)
    where Array(bitmap.pixels[(4 * place)..<(4 * place + 3)]) == red {
      count += 1
      #expect(place % bitmap.width < width)
      #expect((5..<50).contains(place / bitmap.width))
    }
    #expect(count > 500)
  }

  @Test func theSameSceneGivesTheSameBytes() throws {
    add(UISwitch(), CGRect(x: 10, y: 10, width: 51, height: 31))
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.placeholder = "Name"
    add(field, CGRect(x: 10, y: 60, width: 200, height: 34))
    let driver = driver()
    let first = try driver.picture().png()
    #expect(try driver.picture().png() == first)
  }

  /// A list below a bar: its title, the rows, their separators, and the content under the bar.
  @Test func scrolledContentIsVisibleThroughABar() throws {
    let list = RowsController(style: .plain)
    list.title = "Rows"
    let stack = UINavigationController(rootViewController: list)
    let driver = SceneDriver(rootViewController: stack)
    #expect(try color(5, 43, in: driver) == white, "no line while nothing lies below the bar")
    list.tableView.contentOffset.y = 200
    #expect(try color(5, 43, in: driver) != white)
  }

  @Test func tooManyPixelsAreRefused() {
    let driver = driver(SceneEnvironment(width: 10_000, height: 10_000))
    #expect(throws: DrawingRasterizer.Failure.tooLarge(width: 30_000, height: 30_000)) {
      try driver.picture(scale: 3).png()
    }
  }

  // MARK: The system's parts

  @Test func thePresenterOfALargeSheetStepsBackOnPhonesAlone() throws {
    screen.view.backgroundColor = .red
    let sheet = UIViewController()
    sheet.view.backgroundColor = .white
    func corner(_ environment: SceneEnvironment) throws -> [UInt8] {
      let driver = driver(environment)
      screen.present(sheet, animated: false)
      driver.settle()
      defer { screen.dismiss(animated: false) }
      return try color(3, 3, in: driver)
    }
    #expect(try corner(SceneEnvironment()) == [0, 0, 0])
    // Dimmed by a fifth.
    let pad = SceneEnvironment(width: 1_000, height: 800, idiom: .pad)
    #expect(try corner(pad) == [204, 0, 0])
  }

  /// Two titles that differ at their ends look equal if both are truncated.
  @Test(arguments: [("Pattern Gallery", true), ("A Title That Is Far Too Long", false)])
  func aLargeTitleShrinksToItsUsualSizeBeforeItIsTruncated(title: String, fits: Bool) throws {
    func picture(_ title: String) throws -> [UInt8] {
      screen.title = title
      let stack = UINavigationController(rootViewController: screen)
      stack.navigationBar.prefersLargeTitles = true
      let environment = SceneEnvironment(textSize: .accessibilityLarge)
      let driver = SceneDriver(rootViewController: stack, environment: environment)
      return try driver.picture(scale: 1).bitmap().pixels
    }
    let (one, other) = (try picture(title + "a"), try picture(title + "e"))
    #expect((one != other) == fits)
  }

  /// Two titles that differ at their ends look equal if both are truncated.
  @Test(arguments: [SceneEnvironment.TextSize.large, .accessibilityLarge])
  func theTitleOfABackButtonIsNotTruncatedWhereItFits(textSize: SceneEnvironment.TextSize) throws {
    func picture(_ title: String) throws -> [UInt8] {
      let root = UIViewController()
      root.title = title
      let stack = UINavigationController(rootViewController: root)
      stack.pushViewController(screen, animated: false)
      let environment = SceneEnvironment(textSize: textSize)
      let driver = SceneDriver(rootViewController: stack, environment: environment)
      defer { stack.popViewController(animated: false) }
      return try driver.picture(scale: 1).bitmap().pixels
    }
    #expect(try picture("Contacta") != picture("Contacte"))
  }

  @Test func theTextOfAFieldIsTruncatedUnlessItIsEdited() throws {
    let field = UITextField()
    field.text = String(repeating: "W", count: 20)
    field.textColor = .black
    add(field, CGRect(x: 20, y: 30, width: 100, height: 30))
    let driver = driver()
    // An ellipsis is at the foot of the line.
    func hasInkAbove() throws -> Bool {
      try (112..<120).contains { x in
        try (38..<44).contains { y in try color(x, y, in: driver) != white }
      }
    }
    #expect(try !hasInkAbove())
    #expect(field.becomeFirstResponder())
    driver.settle()
    #expect(try hasInkAbove())
  }

  @Test func aPartIsPaintedInItsState() throws {
    let control = UISwitch()
    control.onTintColor = .red
    add(control, CGRect(x: 10, y: 10, width: 51, height: 31))
    let driver = driver()
    let off = try color(50, 25, in: driver)
    #expect(off != red && off != white)
    control.isOn = true
    #expect(try color(20, 25, in: driver) == red)
    #expect(try color(46, 25, in: driver) == white, "the thumb is at the end")
    control.isEnabled = false
    #expect(try (126...129).contains(color(20, 25, in: driver)[1]), "half transparent")
  }
}

private final class RowsController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    40
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    var content = cell.defaultContentConfiguration()
    content.text = "Row \(indexPath.row)"
    cell.contentConfiguration = content
    return cell
  }
}
