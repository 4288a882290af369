import Testing
import UIKit
import UIKitHosting
import UIKitTesting

// Appearances of instances in containers and of traits:
// https://developer.apple.com/documentation/uikit/uiappearance,
// https://developer.apple.com/documentation/uikit/uiappearance/appearance(whencontainedininstancesof:).

@MainActor
struct ContainedAppearanceTests {
  private final class Box: UIView {}
  private final class Panel: UIView {}
  private final class Screen: UIViewController {
    var configure: () -> Void = {}

    override func viewDidLoad() {
      super.viewDidLoad()
      configure()
    }
  }

  private let screen = Screen()
  private let plain = UILabel()
  private let boxed = UILabel()
  private let own = UILabel()
  private let panel = Panel()
  private let box = Box()

  /// Shows the labels, one of them in a box in a panel, after proxies were set.
  private func show(_ configure: @escaping () -> Void) -> SceneDriver {
    screen.configure = { [screen, plain, boxed, own, panel, box] in
      configure()
      for label in [plain, boxed, own] { label.text = "Text" }
      screen.view.addSubview(plain)
      screen.view.addSubview(panel)
      panel.addSubview(box)
      box.addSubview(boxed)
      box.addSubview(own)
    }
    let driver = SceneDriver(rootViewController: screen)
    driver.settle()
    return driver
  }

  @Test func onlyInstancesInTheContainerTakeItsAppearance() {
    own.textColor = .blue
    let driver = show {
      UILabel.appearance(whenContainedInInstancesOf: [Box.self]).textColor = .red
      UILabel.appearance(whenContainedInInstancesOf: [Box.self]).font = .systemFont(ofSize: 30)
      UIView.appearance(whenContainedInInstancesOf: [Panel.self]).tintColor = .green
    }
    #expect(plain.textColor == .label)
    #expect(boxed.textColor == .red)
    #expect(boxed.font == .systemFont(ofSize: 30))
    #expect(own.textColor == .blue)
    #expect(boxed.tintColor == .green)
    #expect(plain.tintColor != .green)
    driver.settle()
  }

  @Test func containersAreNamedInnermostFirst() {
    _ = show {
      UILabel.appearance(whenContainedInInstancesOf: [Panel.self, Box.self]).textColor = .red
      UILabel.appearance(whenContainedInInstancesOf: [Box.self, Panel.self]).font =
        .systemFont(ofSize: 30)
    }
    #expect(boxed.textColor == .label)
    #expect(boxed.font == .systemFont(ofSize: 30))
  }

  @Test func theOutermostContainerTakesPrecedence() {
    _ = show {
      UILabel.appearance().textColor = .gray
      UILabel.appearance(whenContainedInInstancesOf: [Box.self]).textColor = .red
      UILabel.appearance(whenContainedInInstancesOf: [Panel.self]).textColor = .green
    }
    #expect(plain.textColor == .gray)
    #expect(boxed.textColor == .green)
  }

  @Test func ofTheSameOutermostContainerTheLongerChainTakesPrecedence() {
    _ = show {
      UILabel.appearance(whenContainedInInstancesOf: [Panel.self]).textColor = .green
      UILabel.appearance(whenContainedInInstancesOf: [Box.self, Panel.self]).textColor = .red
    }
    #expect(boxed.textColor == .red)
  }

  @Test func controllersAreContainers() {
    _ = show {
      UILabel.appearance(whenContainedInInstancesOf: [Screen.self]).textColor = .green
      UILabel.appearance(whenContainedInInstancesOf: [UINavigationController.self]).textColor = .red
    }
    #expect(plain.textColor == .green)
  }

  @Test func aViewThatMovesTakesTheAppearanceOfItsNewContainer() {
    let driver = show {
      UILabel.appearance(whenContainedInInstancesOf: [Box.self]).textColor = .red
    }
    #expect(boxed.textColor == .red)
    screen.view.addSubview(boxed)
    driver.settle()
    #expect(boxed.textColor == .label)
    boxed.textColor = .orange
    box.addSubview(boxed)
    driver.settle()
    #expect(boxed.textColor == .orange)
  }

  @Test func aViewOnScreenKeepsItsAppearance() {
    let driver = show {}
    driver.settle()
    #expect(boxed.textColor == .label)
    screen.view._runtime?.turn {
      UILabel.appearance(whenContainedInInstancesOf: [Box.self]).textColor = .red
    }
    #expect(boxed.textColor == .label)
    let new = UILabel()
    box.addSubview(new)
    #expect(new.textColor == .red)
  }

  @Test func appearancesForTraitsFollowThem() {
    let driver = show {
      UILabel.appearance().textColor = .gray
      UILabel.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).textColor = .red
      UILabel.appearance(
        for: UITraitCollection(userInterfaceStyle: .dark),
        whenContainedInInstancesOf: [Box.self]
      ).textColor = .green
    }
    #expect([plain, boxed].map(\.textColor) == [.gray, .gray])
    driver.setStyle(.dark)
    #expect([plain, boxed].map(\.textColor) == [.red, .green])
    driver.setStyle(.light)
    #expect([plain, boxed].map(\.textColor) == [.gray, .gray])
  }

  @Test func barsAndTheirItemsTakeTheAppearanceOfTheirContainers() throws {
    final class Special: UINavigationController {}
    let root = Screen()
    let item = UIBarButtonItem(title: "Edit", primaryAction: nil)
    let tool = UIBarButtonItem(title: "Tool", primaryAction: nil)
    root.navigationItem.rightBarButtonItem = item
    root.toolbarItems = [tool]
    root.configure = {
      UINavigationBar.appearance(whenContainedInInstancesOf: [Special.self]).barTintColor = .red
      UIBarButtonItem.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).tintColor =
        .green
      UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self]).tintColor = .orange
    }
    let navigation = Special(rootViewController: root)
    navigation.isToolbarHidden = false
    let driver = SceneDriver(rootViewController: navigation)
    driver.settle()
    #expect(navigation.navigationBar.barTintColor == .red)
    #expect(item.tintColor == .green)
    #expect(tool.tintColor == .orange)
  }

  @Test func fieldsInSearchBarsTakeTheirAppearance() {
    let (search, field) = (UISearchBar(), UITextField())
    screen.configure = { [screen] in
      UITextField.appearance(whenContainedInInstancesOf: [UISearchBar.self]).textColor = .red
      UISlider.appearance(whenContainedInInstancesOf: [Box.self]).thumbTintColor = .red
      screen.view.addSubview(search)
      screen.view.addSubview(field)
    }
    let driver = SceneDriver(rootViewController: screen)
    driver.settle()
    #expect(search.searchTextField.textColor == .red)
    #expect(field.textColor == nil)
  }

  @Test func theProxyOfTheSameContainersIsTheSame() {
    _ = show {
      let first = UILabel.appearance(whenContainedInInstancesOf: [Box.self])
      #expect(first === UILabel.appearance(whenContainedInInstancesOf: [Box.self]))
      #expect(first !== UILabel.appearance(whenContainedInInstancesOf: [Panel.self]))
      #expect(first !== UILabel.appearance())
    }
  }
}
