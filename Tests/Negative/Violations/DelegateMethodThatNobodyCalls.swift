// plant: UI
// check: lint-delegates
// expect: swift:7: .*to do without searchBarBookmarkButtonClicked\(_:\), got a method that is not called on Linux
import UIKit

final class Bookmarks: NSObject, UISearchBarDelegate {
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
}
