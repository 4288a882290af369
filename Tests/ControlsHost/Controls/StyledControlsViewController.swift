import UIKit

/// Controls with custom content alignment and backgrounds.
final class StyledControlsViewController: UITableViewController {
  /// An image whose left half is opaque and whose right half is transparent.
  private static let half = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAABgAAAAYCAYAAADgdz34AAAAJElEQVR42mP4TzpgIAUzjFowasGoBaMWjFowasGoBaMWDA0LAGav2IqbYQGDAAAAAElFTkSuQmCC"
  )

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.separatorColor = .red
    let stack = UIStackView(arrangedSubviews: buttons() + [segments(), momentary()])
    stack.axis = .vertical
    stack.spacing = 10
    stack.frame = CGRect(x: 0, y: 0, width: 320, height: 420)
    tableView.tableHeaderView = stack
  }

  private func buttons() -> [UIView] {
    let sides: [(String, UIControl.ContentHorizontalAlignment)] = [
      ("Leading", .leading), ("Center", .center), ("Right", .right), ("Trailing", .trailing),
    ]
    var all = sides.map { title, side in
      let button = button(title)
      button.contentHorizontalAlignment = side
      return button
    }
    let shifted = button("Shifted")
    shifted.setImage(UIImage(systemName: "star"), for: .normal)
    shifted.contentHorizontalAlignment = .left
    shifted.contentEdgeInsets = UIEdgeInsets(top: 4, left: 20, bottom: 4, right: 20)
    shifted.titleEdgeInsets = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: -12)
    all.append(shifted)
    let backed = button("Backed")
    backed.setBackgroundImage(Self.half.flatMap { UIImage(data: $0) }, for: .normal)
    all.append(backed)
    return all
  }

  private func button(_ title: String) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.backgroundColor = .secondarySystemBackground
    return button
  }

  private func segments() -> UIView {
    let segments = UISegmentedControl(items: ["One", "Two"])
    segments.selectedSegmentIndex = 0
    segments.backgroundColor = .systemIndigo
    segments.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .normal)
    segments.setTitleTextAttributes(
      [.foregroundColor: UIColor.black, .font: UIFont.systemFont(ofSize: 15, weight: .black)],
      for: .selected
    )
    return segments
  }

  private func momentary() -> UIView {
    let segments = UISegmentedControl(items: ["Back", "Forward"])
    segments.isMomentary = true
    return segments
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    4
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row + 1)"
    return cell
  }
}
