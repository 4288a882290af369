import Testing
import UIKit
import UIKitHosting
import UIKitTesting

@MainActor
struct CommitTests {
  private let root = UIViewController()
  private let driver: SceneDriver

  init() {
    driver = SceneDriver(rootViewController: root)
    driver.display.forgetCommits()
  }

  /// Returns the changes since the last call.
  private func changes() -> [Change] {
    driver.settle()
    defer { driver.display.forgetCommits() }
    return driver.display.commits.flatMap(\.changes)
  }

  @Test func aChangedTextIsOneChange() {
    let label = UILabel()
    label.text = "一"
    root.view.addSubview(label)
    _ = changes()
    // Han characters have equal widths, so that no frame changes.
    label.text = "二"
    label.text = "三"
    #expect(changes().map(\.summary) == ["set label text"])
    label.text = "三"
    #expect(changes().isEmpty)
  }

  @Test func aSubtreeEntersParentsFirst() {
    let outer = UIView()
    let inner = UILabel()
    inner.text = "x"
    outer.addSubview(inner)
    root.view.addSubview(outer)
    #expect(
      changes().map(\.summary).filter { $0.hasPrefix("insert") } == [
        "insert view at 0", "insert label at 0",
      ]
    )
  }

  @Test func aRemovedSubtreeIsOneRemoval() {
    let outer = UIView()
    outer.addSubview(UILabel())
    root.view.addSubview(outer)
    _ = changes()
    outer.removeFromSuperview()
    #expect(changes().map(\.summary).filter { !$0.contains("layout") } == ["remove"])
  }

  @Test func reorderingSendsAMove() {
    let first = UILabel()
    root.view.addSubview(first)
    root.view.addSubview(UILabel())
    _ = changes()
    root.view.bringSubviewToFront(first)
    #expect(changes().map(\.summary).filter { !$0.contains("layout") } == ["move to 1"])
  }

  /// Apple: `exchangeSubview(at:withSubviewAt:)`.
  @Test func twoSubviewsChangePlaces() {
    let views = (0..<4).map { _ in UIView() }
    for view in views { root.view.addSubview(view) }
    root.view.exchangeSubview(at: 3, withSubviewAt: 1)
    #expect(root.view.subviews == [views[0], views[3], views[2], views[1]])
    root.view.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(root.view.subviews == [views[3], views[0], views[2], views[1]])
    root.view.exchangeSubview(at: 2, withSubviewAt: 2)
    #expect(root.view.subviews == [views[3], views[0], views[2], views[1]])
  }

  @Test func theTreeOfCommitsEqualsASnapshot() {
    let stack = UIView()
    for index in 0..<5 {
      let label = UILabel()
      label.text = "\(index)"
      stack.addSubview(label)
    }
    root.view.addSubview(stack)
    driver.settle()
    stack.insertSubview(stack.subviews[4], at: 0)
    stack.subviews[2].removeFromSuperview()
    stack.subviews[1].isHidden = true
    driver.settle()
    var whole = RenderTree()
    whole.apply(driver.scene.snapshot())
    #expect(whole.text == driver.display.tree.text)
  }

  @Test func commitsAreNumberedWithoutGaps() {
    driver.settle()
    for _ in 0..<3 {
      root.view.addSubview(UIView())
      driver.settle()
    }
    let numbers = driver.display.commits.map(\.number)
    #expect(numbers.count >= 3)
    #expect(zip(numbers, numbers.dropFirst()).allSatisfy { $1 == $0 + 1 })
  }

  @Test func changesOutsideOfEventsAreCommitted() async throws {
    let label = UILabel()
    root.view.addSubview(label)
    driver.settle()
    driver.display.forgetCommits()
    label.text = "later"
    try await driver.eventually("a commit comes by itself") {
      !driver.display.commits.isEmpty
    }
  }

  @Test func aDisconnectedSceneKeepsNothingAlive() {
    weak var controller: UIViewController?
    weak var window: UIWindow?
    do {
      let root = UIViewController()
      let driver = SceneDriver(rootViewController: root)
      controller = root
      window = root.view.window
      #expect(window != nil)
      driver.scene.disconnect()
    }
    #expect(controller == nil)
    #expect(window == nil)
  }
}

extension Change {
  var summary: String {
    switch self {
    case .insert(_, let kind, _, let index): "insert \(kind) at \(index)"
    case .remove: "remove"
    case .move(_, _, let index): "move to \(index)"
    case .set(_, let kind, let attribute): "set \(kind) \(attribute.key)"
    }
  }
}

extension RenderTree {
  /// A textual form of the tree with sorted attributes.
  var text: String {
    func lines(_ id: NodeID, _ indent: String) -> [String] {
      guard let node = self[id] else { return [] }
      let attributes = node.attributes.map { "\($0)" }.sorted().joined(separator: " ")
      return ["\(indent)\(node.kind) \(attributes)"]
        + node.children.flatMap { lines($0, indent + "  ") }
    }
    return root.map { lines($0, "").joined(separator: "\n") } ?? ""
  }
}
