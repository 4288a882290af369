// plant: ../../Sources/UIKit
// check: lint-state
// expect: swift:6: .*an app's convenience initialiser
class UIThing {
  public var title = "" {
    didSet { print("shown") }
  }
}
