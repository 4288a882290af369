import UIKit

/// A list with a search.
final class SearchViewController: UITableViewController, UISearchResultsUpdating {
  private let all = ["Apple", "Apricot", "Banana", "Blackberry", "Cherry", "Date", "Elderberry"]
  private var shown: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    shown = all
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Search"
    search.searchBar.scopeButtonTitles = ["All", "Short"]
    navigationItem.searchController = search
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    let isShort = searchController.searchBar.selectedScopeButtonIndex == 1
    shown = all.filter { fruit in
      (text.isEmpty || fruit.localizedCaseInsensitiveContains(text))
        && (!isShort || fruit.count <= 5)
    }
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = shown[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }
}
