internal import UIKit
internal import UIKitHosting
internal import UIKitTesting

/// A tap on a button of a real screen, until the display receives the commit with the label's new
/// text.
@MainActor
var tapToCommit: Row {
  Row(
    name: "tap to commit, headless",
    aim: .microseconds(20),
    ours: .uiKitTap,
    baselines: [.commitByHand]
  )
}

extension Subject {
  static var uiKitTap: Subject {
    let screen = CounterViewController()
    let driver = SceneDriver(rootViewController: screen)
    let display = CountingDisplay()
    driver.scene.display = display
    driver.scene.commit()
    guard let button = driver.find("Plus", .button).first?.id else {
      preconditionFailure("Expected a button on the screen, got \(driver.screen).")
    }
    driver.scene.display = display
    driver.scene.commit()
    return Subject(name: "our UIKit: event, action, label, commit") { times in
      let before = display.commits
      for _ in 0..<times {
        driver.scene.receive(InputEvent(seen: display.number, action: .tap(button)))
      }
      check(display.commits == before + times && driver.scene.droppedEvents == 0)
    }
  }

  /// The minimal work of a tap.
  static var commitByHand: Subject {
    let display = CountingDisplay()
    let label = NodeID(rawValue: 1)
    var count = 0
    let action: @MainActor () -> Commit = {
      count += 1
      return Commit(
        number: UInt64(count),
        changes: [.set(label, .label, .text("\(count)"))]
      )
    }
    return Subject(name: "by hand: closure, text, commit") { times in
      let before = display.commits
      for _ in 0..<times { display.show(action()) }
      check(display.commits == before + times)
    }
  }
}

// MARK: - The subjects

private final class CounterViewController: UIViewController {
  private let label = UILabel()
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Plus") { [weak self] _ in self?.plusTapped() }
    )
    let stack = UIStackView(arrangedSubviews: [label, button])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  private func plusTapped() {
    count += 1
    label.text = "\(count)"
  }
}

/// A display that only counts commits.
private final class CountingDisplay: Display {
  private(set) var commits = 0
  private(set) var number: UInt64 = 0

  func show(_ commit: Commit) {
    commits += 1
    number = commit.number
  }
}
