import UIKit

/// Segmented controls, steppers and a toolbar, which log the selection.
final class ChoicesViewController: UIViewController {
  private let span = UISegmentedControl(items: ["Day", "Week", "Month"])
  private let look = UISegmentedControl()
  private let frozen = UISegmentedControl(items: ["On", "Off"])
  private let leafing = UISegmentedControl(items: ["Previous", "Next"])
  private let players = UIStepper()
  private let wrapping = UIStepper()
  private let quiet = UIStepper()
  private let single = UIStepper()
  private let log = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    log.accessibilityIdentifier = "log"
    log.text = "nothing"
    prepareSegments()
    prepareSteppers()
    layOut()
    toolbarItems = [
      UIBarButtonItem(systemItem: .trash, primaryAction: action("trash")),
      .flexibleSpace(),
      UIBarButtonItem(title: "Select", primaryAction: action("select")),
      UIBarButtonItem(
        title: "Alone",
        primaryAction: UIAction(title: "Alone") { [weak self] _ in
          self?.tabBarController?.tabBar.isHidden.toggle()
        }
      ),
      .fixedSpace(20),
      UIBarButtonItem(systemItem: .action, primaryAction: action("share")),
    ]
  }

  private func prepareSegments() {
    name(span, "Span") { "span \($0.selectedSegmentIndex)" }
    span.selectedSegmentIndex = 0
    for (title, symbol) in [("List", "list.bullet"), ("Best", "star"), ("Places", "globe")] {
      let action = UIAction(title: title, image: UIImage(systemName: symbol)) { _ in }
      look.insertSegment(action: action, at: look.numberOfSegments, animated: false)
    }
    look.setEnabled(false, forSegmentAt: 1)
    name(look, "Look") { "look \($0.selectedSegmentIndex)" }
    frozen.selectedSegmentIndex = 1
    frozen.isEnabled = false
    name(frozen, "Frozen") { "frozen \($0.selectedSegmentIndex)" }
    leafing.isMomentary = true
    name(leafing, "Leafing") { "leafing \($0.selectedSegmentIndex)" }
  }

  private func prepareSteppers() {
    name(players, "Players") { "players \(Int($0.value))" }
    players.maximumValue = 12
    name(wrapping, "Hour") { "hour \(Int($0.value))" }
    wrapping.maximumValue = 23
    wrapping.wraps = true
    name(quiet, "Quiet") { "quiet \(Int($0.value))" }
    quiet.isContinuous = false
    name(single, "Single") { "single \(Int($0.value))" }
    single.autorepeat = false
  }

  private func name<Control: UIControl>(
    _ control: Control,
    _ name: String,
    _ text: @escaping (Control) -> String
  ) {
    control.accessibilityLabel = name
    control.addAction(
      UIAction { [weak self, weak control] _ in
        if let control { self?.log.text = text(control) }
      },
      for: .valueChanged
    )
  }

  private func action(_ text: String) -> UIAction {
    let title = text == "select" ? "Select" : ""
    return UIAction(title: title) { [weak self] _ in self?.log.text = text }
  }

  private func layOut() {
    let rows = [("Players", players), ("Hour", wrapping), ("Quiet", quiet), ("Single", single)]
    let stack = UIStackView(
      arrangedSubviews: [span, look, frozen, leafing] + rows.map(row) + [log]
    )
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
    ])
  }

  private func row(_ title: String, _ stepper: UIStepper) -> UIView {
    let label = UILabel()
    label.text = title
    let row = UIStackView(arrangedSubviews: [label, stepper])
    row.alignment = .center
    return row
  }
}
