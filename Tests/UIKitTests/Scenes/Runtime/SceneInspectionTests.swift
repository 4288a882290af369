import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// The descriptions of a scene's views for developers.
@MainActor
struct SceneInspectionTests {
  private final class Controller: UIViewController {
    let label = UILabel()

    override func viewDidLoad() {
      super.viewDidLoad()
      label.text = "Hello"
      label.alpha = 0.5
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
        label.widthAnchor.constraint(equalToConstant: 80),
        label.heightAnchor.constraint(equalToConstant: 30),
      ])
    }
  }

  private func all(_ node: InspectedNode) -> [InspectedNode] {
    [node] + node.children.flatMap(all)
  }

  private func inspect(_ controller: UIViewController) throws -> SceneInspection {
    let driver = SceneDriver(rootViewController: controller)
    return try #require(driver.scene.inspection())
  }

  @Test func everyViewHasItsPlaceItsPropertiesAndItsConstraints() throws {
    let inspection = try inspect(Controller())
    let window = try #require(inspection.views)
    #expect(window.name == "UIWindow")
    let label = try #require(all(window).first { $0.name == "UILabel" })
    #expect(label.frame == RectValue(x: 20, y: 100, width: 80, height: 30))
    #expect(label.node != nil)
    #expect(
      label.details == [
        "text = \"Hello\"", "alpha = 0.5", "isUserInteractionEnabled = false",
      ]
    )
    #expect(
      label.constraints == [
        "UILabel.width == 80", "UILabel.height == 30", "UILabel.top == UIView.top + 100",
        "UILabel.leading == UIView.leading + 20",
      ]
    )
    #expect(all(window).contains { $0.details.contains("controller = Controller") })
    #expect(inspection.conflicts == [])
    #expect(inspection.flows == [])
  }

  @Test func constraintsThatContradictEachOtherAreReported() throws {
    let controller = Controller()
    controller.loadViewIfNeeded()
    controller.label.widthAnchor.constraint(equalToConstant: 90).isActive = true
    let conflicts = try inspect(controller).conflicts
    #expect(conflicts.count == 1)
    #expect(conflicts.first?.contains("UILabel.width == 90") == true)
  }

  @Test func passwordsAreLeftOut() throws {
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    field.text = "swordfish"
    controller.view.addSubview(field)
    func details() throws -> [String] {
      all(try #require(try inspect(controller).views)).flatMap(\.details)
    }
    #expect(try details().contains("text = \"swordfish\""))
    field.isSecureTextEntry = true
    #expect(try !details().contains { $0.contains("swordfish") })
  }
}
