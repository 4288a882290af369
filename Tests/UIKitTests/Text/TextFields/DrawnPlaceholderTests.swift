import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Apple: `drawPlaceholder(in:)`.
@MainActor
struct DrawnPlaceholderTests {
  private final class HidingField: UITextField {
    private(set) var rectangles: [CGRect] = []

    override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
      bounds.insetBy(dx: 3, dy: 4)
    }

    override func drawPlaceholder(in rect: CGRect) { rectangles.append(rect) }
  }

  private final class ShowingField: UITextField {
    override func drawPlaceholder(in rect: CGRect) {
      if tag == 0 { super.drawPlaceholder(in: rect) }
    }
  }

  private final class DrawingField: UITextField {
    override func drawPlaceholder(in rect: CGRect) {
      UIColor.red.setFill()
      UIRectFill(rect)
    }
  }

  private func show(_ field: UITextField) {
    field.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    field.placeholder = "Name"
    let screen = UIViewController()
    screen.view.addSubview(field)
    SceneDriver(rootViewController: screen).settle()
  }

  private func isVisible(_ field: UITextField) -> Bool {
    guard case .field(let value) = field._attribute(.field) else {
      Issue.record("Expected the look of a field.")
      return false
    }
    // Screen readers read it in any case.
    #expect(value.placeholder == "Name")
    return value.placeholderColor != UIColor.clear._value
  }

  @Test func anOverrideThatDrawsNothingHidesThePlaceholder() {
    let field = HidingField()
    show(field)
    #expect(!isVisible(field))
    #expect(field.rectangles.last == CGRect(x: 3, y: 4, width: 194, height: 32))
  }

  @Test func anOverrideThatCallsSuperOrDrawsShowsThePlaceholder() {
    let (plain, drawing, showing) = (UITextField(), DrawingField(), ShowingField())
    for field in [plain, drawing, showing] {
      show(field)
      #expect(isVisible(field))
    }
    showing.tag = 1
    #expect(!isVisible(showing))
  }
}
