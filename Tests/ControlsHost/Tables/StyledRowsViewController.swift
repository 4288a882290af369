import UIKit

/// Rows with backgrounds, and section headers that are configured when they are displayed.
final class StyledRowsViewController: UITableViewController {
  private let texts = ["Own colour", "No colour", "Picture behind", "Plain"]

  init() {
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    texts.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = texts[indexPath.row]
    cell.accessibilityIdentifier = "row\(indexPath.row)"
    cell.accessoryType = .disclosureIndicator
    switch indexPath.row {
    case 0:
      let selected = UIView()
      selected.backgroundColor = .systemOrange.withAlphaComponent(0.4)
      cell.selectedBackgroundView = selected
    case 1: cell.selectedBackgroundView = UIView()
    case 2:
      let gradient = GradientView()
      cell.backgroundView = gradient
    default: break
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    title = texts[indexPath.row]
  }

  override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? {
    "Styled"
  }

  override func tableView(
    _ tableView: UITableView,
    willDisplayHeaderView view: UIView,
    forSection section: Int
  ) {
    let header = view as? UITableViewHeaderFooterView
    header?.textLabel?.textColor = .systemRed
    header?.textLabel?.accessibilityIdentifier = "header"
  }

  override func tableView(
    _ tableView: UITableView,
    heightForFooterInSection section: Int
  ) -> CGFloat {
    60
  }

  override func tableView(
    _ tableView: UITableView,
    viewForFooterInSection section: Int
  ) -> UIView? {
    let footer = UILabel()
    footer.text = "As high as the app says"
    footer.textAlignment = .center
    footer.textColor = .secondaryLabel
    footer.accessibilityIdentifier = "footer"
    return footer
  }

  private final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    override init(frame: CGRect) {
      super.init(frame: frame)
      let gradient = layer as? CAGradientLayer
      gradient?.colors = [UIColor.systemTeal, UIColor.systemMint]
        .map { $0.withAlphaComponent(0.5).cgColor }
    }

    required init?(coder: NSCoder) {
      nil
    }
  }
}
