import Foundation
import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Apple: `UIAccessibilityElement`, `UIAccessibilityContainer`, and the informal protocols of `NSObject`.
@MainActor
struct UIAccessibilityElementTests {
  private final class Chart: UIView {
    var values = ["One", "Two"]

    private lazy var bars = values.enumerated().map { place, label in
      let element = UIAccessibilityElement(accessibilityContainer: self)
      element.accessibilityLabel = label
      element.accessibilityTraits = .button
      element.accessibilityFrameInContainerSpace =
        CGRect(x: 10 * CGFloat(place), y: 0, width: 10, height: 50)
      return element
    }

    override func accessibilityElementCount() -> Int { bars.count }
    override func accessibilityElement(at index: Int) -> Any? { bars[index] }
  }

  private let screen = UIViewController()

  private func driver(with view: UIView) -> SceneDriver {
    view.frame = CGRect(x: 20, y: 100, width: 100, height: 50)
    screen.view.addSubview(view)
    let driver = SceneDriver(rootViewController: screen)
    driver.settle()
    return driver
  }

  @Test func elementsOfAViewAreFound() throws {
    let view = UIView()
    let element = UIAccessibilityElement(accessibilityContainer: view)
    element.accessibilityLabel = "Bar"
    element.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 5, width: 10, height: 20)
    view.accessibilityElements = [element]
    let driver = driver(with: view)
    #expect(driver.find("Bar").count == 1)
    #expect(element.accessibilityFrame == CGRect(x: 25, y: 105, width: 10, height: 20))
    #expect(view.subviews.isEmpty)
    element.accessibilityLabel = "Taller bar"
    driver.settle()
    #expect(driver.find("Taller bar").count == 1)
    view.accessibilityElements = nil
    driver.settle()
    #expect(driver.find("Taller bar").isEmpty)
  }

  @Test func elementsFollowAScrolledContainer() {
    let view = UIScrollView()
    view.contentSize = CGSize(width: 100, height: 500)
    let element = UIAccessibilityElement(accessibilityContainer: view)
    element.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 60, width: 10, height: 20)
    let inner = UIAccessibilityElement(accessibilityContainer: element)
    inner.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
    view.accessibilityElements = [element, inner]
    let driver = driver(with: view)
    view.contentOffset.y = 50
    driver.settle()
    #expect(element.accessibilityFrame == CGRect(x: 20, y: 110, width: 10, height: 20))
    #expect(inner.accessibilityFrame == CGRect(x: 21, y: 112, width: 3, height: 4))
    inner.accessibilityFrame = CGRect(x: 30, y: 120, width: 3, height: 4)
    #expect(inner.accessibilityFrameInContainerSpace.origin == CGPoint(x: 10, y: 10))
    #expect(view.layer.sublayers == nil)
  }

  @Test func methodsOfAContainerNameItsElements() throws {
    let driver = driver(with: Chart())
    #expect(driver.find("One").count == 1)
    #expect(driver.find("Two").count == 1)
  }

  @Test func aViewCountsTheElementsThatItHas() {
    let view = UIView()
    #expect(view.accessibilityElementCount() == NSNotFound)
    let inner = UIView()
    view.accessibilityElements = [inner]
    #expect(view.accessibilityElementCount() == 1)
    #expect(view.accessibilityElement(at: 0) as? UIView === inner)
    #expect(view.accessibilityElement(at: 1) == nil)
    #expect(view.index(ofAccessibilityElement: inner) == 0)
    #expect(view.index(ofAccessibilityElement: view) == NSNotFound)
  }

  @Test func anyObjectHasALabel() {
    let object = NSObject()
    #expect(object.accessibilityLabel == nil)
    object.accessibilityLabel = "Note"
    object.accessibilityTraits = .header
    #expect(object.accessibilityLabel == "Note")
    #expect(object.accessibilityTraits == .header)
    #expect(NSObject().accessibilityLabel == nil)
  }
}
