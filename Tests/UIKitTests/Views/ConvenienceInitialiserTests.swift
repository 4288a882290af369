import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Convenience initialisers that apps add to UIKit classes: Swift skips property observers there.
@MainActor
struct ConvenienceInitialiserTests {
  private func shown(_ view: UIView) -> [Attribute] {
    let screen = UIViewController()
    screen.view.addSubview(view)
    let driver = SceneDriver(rootViewController: screen)
    driver.settle()
    return driver.display.tree.nodes.values.flatMap(\.attributes)
  }

  @Test func propertiesOfALabelSetInAConvenienceInitialiserAreShown() {
    let label = UILabel(centred: "Text")
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    let lines = shown(label).compactMap { attribute -> TextLinesValue? in
      if case .text(_, let lines) = attribute { lines } else { nil }
    }
    let start = (100 - Double(label.intrinsicContentSize.width)) / 2
    #expect(abs((lines.first?.lines.first?.x ?? 0) - start) < 0.5)
  }

  @Test func propertiesOfAFieldSetInAConvenienceInitialiserAreShown() {
    let fields = shown(UITextField(hint: "Name")).compactMap { attribute -> FieldValue? in
      if case .field(let field) = attribute { field } else { nil }
    }
    #expect(fields.first?.placeholder == "Name")
    #expect(fields.first?.border == .roundedRect)
  }

  @Test func propertiesOfAViewSetInAConvenienceInitialiserAreShown() {
    let attributes = shown(UIView(pale: .red))
    #expect(attributes.contains { if case .background(.some) = $0 { true } else { false } })
    #expect(attributes.contains(.alpha(0.5)))
    #expect(
      attributes.contains { attribute in
        if case .accessibility(let value) = attribute { value.hint == "Pale" } else { false }
      }
    )
  }

  @Test func titleAndImageSetInAConvenienceInitialiserAreShown() {
    let button = UIButton(titled: "Play")
    #expect(shown(button).contains { if case .text("Play", _) = $0 { true } else { false } })
    #expect(
      shown(UIImageView(symbol: "star")).contains {
        if case .image(.some) = $0 { true } else { false }
      }
    )
  }

  @Test func aTableMadeByAConvenienceInitialiserQueriesItsDataSource() {
    let source = OneRow()
    let table = UITableView(showing: source)
    let screen = UIViewController()
    screen.view = table
    let driver = SceneDriver(rootViewController: screen)
    driver.settle()
    #expect(table.visibleCells.count == 1)
    #expect(table.rowHeight == 60)
    table.setContentOffset(CGPoint(x: 0, y: 10), animated: false)
    #expect(source.steps == 1)
  }

  @Test func aTitleOfAnItemSetInAConvenienceInitialiserIsShown() {
    let screen = UIViewController()
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(named: "Save")
    let driver = SceneDriver(rootViewController: UINavigationController(rootViewController: screen))
    driver.settle()
    #expect(driver.display.tree.nodes.values.flatMap(\.attributes).contains(.text("Save")))
  }

  @Test func aStackMadeByAConvenienceInitialiserEqualsAnother() {
    let (made, set) = (UIStackView(column: [UIView(), UIView()]), UIStackView())
    for _ in 0..<2 { set.addArrangedSubview(UIView()) }
    (set.axis, set.spacing, set.distribution) = (.vertical, 8, .equalSpacing)
    #expect(made._arrangement == set._arrangement)
    #expect(made.arrangedSubviews.count == 2)
  }
}

@MainActor
private final class OneRow: NSObject, UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
  private(set) var steps = 0
  func scrollViewDidScroll(_ scrollView: UIScrollView) { steps += 1 }
}

extension UIView {
  fileprivate convenience init(pale color: UIColor) {
    self.init()
    backgroundColor = color
    alpha = 0.5
    accessibilityHint = "Pale"
  }
}

extension UIButton {
  fileprivate convenience init(titled title: String) {
    self.init(type: .system)
    configuration = .plain()
    configuration?.title = title
  }
}

extension UIImageView {
  fileprivate convenience init(symbol: String) {
    self.init()
    image = UIImage(systemName: symbol)
  }
}

extension UITableView {
  fileprivate convenience init(showing source: OneRow) {
    self.init(frame: .zero, style: .plain)
    dataSource = source
    delegate = source
    rowHeight = 60
  }
}

extension UIBarButtonItem {
  fileprivate convenience init(named title: String) {
    self.init()
    self.title = title
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
