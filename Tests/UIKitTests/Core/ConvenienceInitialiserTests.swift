import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Initialisers that apps add to classes of UIKit: Swift leaves observers out there.
@MainActor
struct ConvenienceInitialiserTests {
  private func shown(_ view: UIView) -> [Attribute] {
    let screen = UIViewController()
    screen.view.addSubview(view)
    let driver = SceneDriver(rootViewController: screen)
    driver.settle()
    return driver.display.tree.nodes.values.flatMap(\.attributes)
  }

  @Test func whatALabelIsGivenThereIsShown() {
    let attributes = shown(UILabel(centred: "Text"))
    #expect(attributes.contains { if case .numberOfLines(0, _, _) = $0 { true } else { false } })
    #expect(attributes.contains(.textAlignment(.center)))
  }

  @Test func whatAFieldIsGivenThereIsShown() {
    let fields = shown(UITextField(hint: "Name")).compactMap { attribute -> FieldValue? in
      if case .field(let field) = attribute { field } else { nil }
    }
    #expect(fields.first?.placeholder == "Name")
    #expect(fields.first?.border == .roundedRect)
  }

  @Test func aStackThatIsMadeThereIsThatOfAnyOther() {
    let (made, set) = (UIStackView(column: [UIView(), UIView()]), UIStackView())
    for _ in 0..<2 { set.addArrangedSubview(UIView()) }
    (set.axis, set.spacing, set.distribution) = (.vertical, 8, .equalSpacing)
    let both = [shown(made), shown(set)].map { attributes in
      attributes.filter { if case .layout = $0 { true } else { false } }.map { "\($0)" }.sorted()
    }
    #expect(both[0] == both[1])
  }
}

extension UILabel {
  fileprivate convenience init(centred text: String) {
    self.init()
    numberOfLines = 0
    textAlignment = .center
    self.text = text
  }
}

extension UITextField {
  fileprivate convenience init(hint: String) {
    self.init()
    placeholder = hint
    borderStyle = .roundedRect
  }
}

extension UIStackView {
  fileprivate convenience init(column views: [UIView]) {
    self.init(arrangedSubviews: views)
    axis = .vertical
    spacing = 8
    distribution = .equalSpacing
  }
}
