// The title, and the items that represent a controller in the bars of its containers.

extension UIViewController {
  final func _titleChanged(to title: String?) {
    navigationItem.title = title
    _madeTabBarItem?.title = title
    _runtime?.addressChanged()
  }

  /// The visible title: the navigation item's if there is one.
  package final var _shownTitle: String? {
    _madeNavigationItem?.title ?? title
  }

  final func _makeNavigationItem() -> UINavigationItem {
    let item = UINavigationItem(title: title ?? "")
    if title == nil { item.title = nil }
    _madeNavigationItem = item
    return item
  }

  final func _makeTabBarItem() -> UITabBarItem {
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    _madeTabBarItem = item
    return item
  }

  final func _makeEditButton() -> UIBarButtonItem {
    let item = UIBarButtonItem(
      systemItem: .edit,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      }
    )
    item._showsDone = _isEditing
    _madeEditButton = item
    return item
  }
}
