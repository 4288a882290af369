import UIKit

/// A header that follows the table's content offset, which is observed.
final class StretchyHeaderViewController: UIViewController, UITableViewDataSource {
  private let tableView = UITableView(frame: .zero, style: .plain)
  private let header = UIView()
  private let titleLabel = UILabel()
  private var observations: [NSKeyValueObservation] = []
  private let minimum: CGFloat = 100
  private let maximum: CGFloat = 220

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.dataSource = self
    tableView.contentInsetAdjustmentBehavior = .never
    tableView.contentInset = UIEdgeInsets(top: maximum, left: 0, bottom: 0, right: 0)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    view.addSubview(tableView)

    header.backgroundColor = .systemIndigo
    header.isAccessibilityElement = true
    header.accessibilityLabel = "Header"
    titleLabel.text = "Stretchy"
    titleLabel.textColor = .white
    titleLabel.font = .systemFont(ofSize: 34, weight: .bold)
    header.addSubview(titleLabel)
    view.addSubview(header)

    observations.append(
      tableView.observe(\.contentOffset, options: [.initial, .new]) { [weak self] _, change in
        guard let offset = change.newValue else { return }
        MainActor.assumeIsolated { self?.headerFollows(offset) }
      }
    )
    observations.append(
      header.observe(\.bounds, options: [.new]) { [weak self] header, _ in
        MainActor.assumeIsolated {
          self?.titleLabel.alpha = header.bounds.height > 140 ? 1 : 0.6
        }
      }
    )
  }

  private func headerFollows(_ offset: CGPoint) {
    let height = max(minimum, -offset.y)
    header.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: height)
    titleLabel.frame = CGRect(x: 20, y: height - 56, width: view.bounds.width - 40, height: 44)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row + 1)"
    return cell
  }
}
