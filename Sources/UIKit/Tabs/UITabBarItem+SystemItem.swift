extension UITabBarItem {
  /// A tab whose title and image the system provides.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed
  }

  /// Creates a system tab, whose title is in the language of the scene that shows it.
  public convenience init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int) {
    self.init(title: nil, image: nil, tag: tag)
    _become(systemItem)
  }

  /// Takes the title and the image of a system tab.
  final func _become(_ systemItem: SystemItem) {
    _systemItem = systemItem
    image = UIImage(systemName: systemItem._symbol)
  }
}

extension UITabBarItem.SystemItem {
  fileprivate var _symbol: String {
    switch self {
    case .more: "ellipsis"
    case .favorites, .featured, .topRated: "star.fill"
    case .recents, .history, .mostRecent: "clock.fill"
    case .contacts: "person.crop.circle.fill"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .downloads: "square.and.arrow.down"
    case .mostViewed: "list.bullet"
    }
  }
}
