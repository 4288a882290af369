import UIKit
import UIKitHosting
import UIKitTesting

/// A screen of 60 views: 30 rows of an icon and a label that share a line.
@MainActor
private final class Screen {
  let controller = UIViewController()
  private(set) var labels: [UILabel] = []
  private let driver: SceneDriver
  private let display = CountingDisplay()
  private(set) lazy var optional = labels[3].widthAnchor.constraint(
    equalTo: labels[20].widthAnchor
  )

  init() {
    labels = fill(controller.view, rows: 30)
    driver = SceneDriver(rootViewController: controller)
    driver.scene.display = display
    driver.scene.commit()
    optional.priority = UILayoutPriority(999)
  }

  func commit() { driver.scene.commit() }

  func layOut() { controller.view.layoutIfNeeded() }

  /// Ends the turn, so that the next one starts in the same state.
  func toggle() { optional.isActive.toggle() }
}

/// Adds rows of an icon and a label.
///
/// - Returns: The labels.
@MainActor
private func fill(_ root: UIView, rows: Int) -> [UILabel] {
  var above: UIView?
  var constraints: [NSLayoutConstraint] = []
  let labels = (0..<rows).map { row in
    let icon = Icon()
    let label = UILabel()
    label.text = "Row number \(row)"
    for view in [icon, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    constraints += [
      icon.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      label.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
      label.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -16),
      icon.topAnchor.constraint(
        equalTo: above?.bottomAnchor ?? root.safeAreaLayoutGuide.topAnchor,
        constant: 8
      ),
      label.centerYAnchor.constraint(equalTo: icon.centerYAnchor),
    ]
    above = icon
    return label
  }
  NSLayoutConstraint.activate(constraints)
  return labels
}

private final class Icon: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 24, height: 24) }
}

/// A display that discards commits.
private final class CountingDisplay: Display {
  private(set) var commits = 0

  func show(_ commit: Commit) { commits += 1 }
}

@MainActor
func measureScreens() {
  let screen = Screen()
  let label = screen.labels[15]
  var round = 0
  func change(_ texts: [String]) {
    label.text = texts[round % texts.count]
    round += 1
  }
  let others = ["Row number 15", "Row number fifteen"]
  let alike = ["11:11", "11:1\u{2060}1"]
  for text in alike { screen.labels[16].text = text }
  report(
    "a text of 60 views changes, layout",
    measure { _ in
      change(others)
      screen.layOut()
    },
    aim: 15
  )
  report(
    "a text of 60 views changes, with commit",
    measure { _ in
      change(others)
      screen.commit()
    },
    aim: 40
  )
  report(
    "a text changes, but not its size, with commit",
    measure { _ in
      change(alike)
      screen.commit()
    },
    aim: 40
  )
  report(
    "a constraint of 60 views is activated, layout",
    measure { _ in
      screen.toggle()
      screen.layOut()
    },
    aim: 250
  )
  report(
    "a constant of 60 views changes, layout",
    measure { _ in
      round += 1
      if !screen.optional.isActive { screen.toggle() }
      screen.optional.constant = CGFloat(round % 5)
      screen.layOut()
    },
    aim: 15
  )
  var roots: [UIView] = []
  report(
    "60 views from nothing, layout",
    measure(
      prepare: { count in
        roots = (0..<count).map { number in
          let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
          _ = fill(root, rows: 30)
          return root
        }
      }
    ) { roots[$0].layoutIfNeeded() }
  )
}
