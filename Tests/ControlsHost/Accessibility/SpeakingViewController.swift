import UIKit

/// Rows for screen readers: buttons and others, with labels and controls.
final class SpeakingViewController: UITableViewController {
  private enum Row: Int, CaseIterable {
    case texts, detail, disclosure, labelled, plain, sentence, control, field, flipped, named, whole
  }

  private let log = UILabel()
  private var goals = 3

  override func viewDidLoad() {
    super.viewDidLoad()
    log.text = "Nothing yet"
    log.textAlignment = .center
    tableView.tableHeaderView = log
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Score",
      primaryAction: UIAction { [weak self] _ in self?.score() }
    )
  }

  /// Changes only a text in a row.
  private func score() {
    goals += 1
    let cell = tableView.cellForRow(at: IndexPath(row: Row.texts.rawValue, section: 0))
    guard var content = cell?.contentConfiguration as? UIListContentConfiguration else { return }
    content.secondaryText = "\(goals) goals"
    cell?.contentConfiguration = content
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Row.allCases.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    let row = Row.allCases[indexPath.row]
    switch row {
    case .texts: fill(cell, "Ana", "\(goals) goals")
    case .detail:
      fill(cell, "Ben")
      cell.accessoryType = .detailButton
    case .disclosure:
      fill(cell, "Cleo")
      cell.accessoryType = .detailDisclosureButton
    case .labelled:
      fill(cell, "Dora", "W D")
      cell.accessibilityLabel = "Dora, one won, one drawn"
    case .plain: fill(cell, "Emil", "Reserve")
    case .sentence: fill(cell, "Is “Gus” here?”", "Hal")
    case .control: addButton(to: cell)
    case .field: addField(to: cell)
    case .flipped, .named:
      fill(cell, row == .flipped ? "Captain" : "Guest")
      let toggle = UISwitch()
      if row == .named { toggle.accessibilityLabel = "Guest" }
      cell.accessoryView = toggle
    case .whole: addWhole(to: cell)
    }
    cell.selectionStyle = row.rawValue < Row.labelled.rawValue ? .default : .none
    return cell
  }

  override func tableView(
    _ tableView: UITableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    log.text = "Detail \(indexPath.row)"
  }

  private func fill(_ cell: UITableViewCell, _ text: String, _ detail: String? = nil) {
    var content = cell.defaultContentConfiguration()
    content.text = text
    content.secondaryText = detail
    cell.contentConfiguration = content
  }

  /// Adds a label, and a button that stays accessible.
  private func addButton(to cell: UITableViewCell) {
    let name = UILabel()
    name.text = "Fay"
    let button = UIButton(type: .system)
    button.setTitle("Follow", for: .normal)
    cell.accessibilityLabel = "Fay, striker"
    add([name, button], to: cell)
  }

  /// Adds a field whose accessibility label is its title.
  private func addField(to cell: UITableViewCell) {
    let title = UILabel()
    title.text = "Nickname"
    title.isAccessibilityElement = false
    let field = UITextField()
    field.accessibilityLabel = "Nickname"
    add([title, field], to: cell)
  }

  /// Adds two views that are a single accessibility element each.
  private func addWhole(to cell: UITableViewCell) {
    let labels = ["MVP", "7"].map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    let figures = UIStackView(arrangedSubviews: labels)
    figures.spacing = 8
    figures.isAccessibilityElement = true
    figures.accessibilityLabel = "MVP: 7 files"
    let heading = UILabel()
    heading.text = "TEAM A"
    heading.accessibilityLabel = "Team A"
    let button = UIButton(type: .contactAdd)
    button.accessibilityLabel = "Add"
    add([figures, heading, button], to: cell)
  }

  private func add(_ views: [UIView], to cell: UITableViewCell) {
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(stack)
    let margins = cell.contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: margins.topAnchor),
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }
}
