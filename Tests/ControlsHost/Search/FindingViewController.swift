import UIKit

/// More rows than are visible, below a search bar that hides on scrolling until this is disabled.
final class FindingViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.placeholder = "Find"
    navigationItem.searchController = search
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Keep",
      primaryAction: UIAction { [weak self] _ in
        self?.navigationItem.hidesSearchBarWhenScrolling = false
      }
    )
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    60
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = "Row \(indexPath.row + 1)"
    cell.contentConfiguration = content
    return cell
  }
}
