import Foundation

extension NibClasses {
  /// Registers the outlets and attributes of UIKit's own classes that files connect and set.
  static func registerSystemClasses() {
    registerControllers()
    registerViews()
    registerLists()
    registerLayers()
    NibClass<UIGestureRecognizer>.register(UIGestureRecognizer.self) {
      $0.outlet("delegate", \.delegate)
    }
    NibClass<UIBarButtonItem>.register(UIBarButtonItem.self) {
      $0.outlet("customView", \.customView)
      $0.attribute("accessibilityIdentifier", \.accessibilityIdentifier)
      $0.attribute("accessibilityLabel", \.accessibilityLabel)
      $0.attribute("title", \.title)
      $0.attribute("tintColor", \.tintColor)
    }
    NibClass<NSLayoutConstraint>.register(NSLayoutConstraint.self) {
      $0.attribute("constant", \.constant)
      $0.attribute("identifier", \.identifier)
    }
  }

  private static func registerControllers() {
    registerViewsOfControllers()
    NibClass<UIViewController>.register(UIViewController.self) {
      $0.outlet("transitioningDelegate", \.transitioningDelegate)
      $0.attribute("title", \.title)
    }
    NibClass<UINavigationController>.register(UINavigationController.self) {
      $0.outlet("delegate", \.delegate)
    }
    NibClass<UITabBarController>.register(UITabBarController.self) {
      $0.outlet("delegate", \.delegate)
      $0.attribute("selectedIndex", \.selectedIndex)
    }
    NibClass<UITableViewController>.register(UITableViewController.self) {
      $0.outlet("refreshControl", \.refreshControl)
    }
    NibClass<UIPageViewController>.register(UIPageViewController.self) {
      $0.outlet("dataSource", \.dataSource)
      $0.outlet("delegate", \.delegate)
    }
    NibClass<UISplitViewController>.register(UISplitViewController.self) {
      $0.outlet("delegate", \.delegate)
    }
    NibClass<UINavigationItem>.register(UINavigationItem.self) {
      $0.outlet("titleView", \.titleView)
      $0.outlet("leftBarButtonItem", \.leftBarButtonItem)
      $0.outlet("rightBarButtonItem", \.rightBarButtonItem)
      $0.outlet("backBarButtonItem", \.backBarButtonItem)
    }
  }

  /// Outlets whose getters load the view: writing through a key path calls the getter first, which
  /// would load the nib again.
  private static func registerViewsOfControllers() {
    members(adding: UIViewController.self, named: "UIViewController").outlets["view"] = {
      object,
      value in
      set(value) { (object as? UIViewController)?.view = $0 }
    }
    members(adding: UITableViewController.self, named: "UITableViewController")
      .outlets["tableView"] = { object, value in
        set(value) { (object as? UITableViewController)?.tableView = $0 }
      }
    members(adding: UICollectionViewController.self, named: "UICollectionViewController")
      .outlets["collectionView"] = { object, value in
        set(value) { (object as? UICollectionViewController)?.collectionView = $0 }
      }
  }

  private static func registerViews() {
    NibClass<UIView>.register(UIView.self) {
      $0.object("layer", \.layer)
      $0.attribute("alpha", \.alpha)
      $0.attribute("hidden", \.isHidden)
      $0.attribute("tag", \.tag)
      $0.attribute("clipsToBounds", \.clipsToBounds)
      $0.attribute("backgroundColor", \.backgroundColor)
      $0.attribute("tintColor", \.tintColor)
      $0.attribute("accessibilityIdentifier", \.accessibilityIdentifier)
      $0.attribute("accessibilityLabel", \.accessibilityLabel)
      $0.attribute("accessibilityHint", \.accessibilityHint)
      $0.attribute("accessibilityValue", \.accessibilityValue)
      $0.attribute("isAccessibilityElement", \.isAccessibilityElement)
      $0.attribute("userInteractionEnabled", \.isUserInteractionEnabled)
      $0.attribute(
        "translatesAutoresizingMaskIntoConstraints",
        \.translatesAutoresizingMaskIntoConstraints
      )
    }
    NibClass<UILabel>.register(UILabel.self) {
      $0.attribute("text", \.text)
      $0.attribute("textColor", \.textColor)
      $0.attribute("numberOfLines", \.numberOfLines)
      $0.attribute("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory)
    }
    NibClass<UIButton>.register(UIButton.self) {
      $0.object("titleLabel", \._titlePlaceholder)
      $0.object("imageView", \._imagePlaceholder)
    }
    NibClass<UIImageView>.register(UIImageView.self) { $0.attribute("image", \.image) }
    NibClass<UITextField>.register(UITextField.self) {
      $0.outlet("delegate", \.delegate)
      $0.outlet("inputView", \.inputView)
      $0.outlet("inputAccessoryView", \.inputAccessoryView)
      $0.outlet("leftView", \.leftView)
      $0.outlet("rightView", \.rightView)
      $0.attribute("placeholder", \.placeholder)
      $0.attribute("text", \.text)
      $0.attribute("textColor", \.textColor)
    }
    NibClass<UITextView>.register(UITextView.self) {
      $0.outlet("inputAccessoryView", \.inputAccessoryView)
      $0.attribute("text", \.text)
      $0.attribute("textColor", \.textColor)
    }
    NibClass<UISearchBar>.register(UISearchBar.self) {
      $0.outlet("delegate", \.delegate)
      $0.attribute("placeholder", \.placeholder)
    }
    NibClass<UIPickerView>.register(UIPickerView.self) {
      $0.outlet("dataSource", \.dataSource)
      $0.outlet("delegate", \.delegate)
    }
    NibClass<UITabBar>.register(UITabBar.self) { $0.outlet("delegate", \.delegate) }
    NibClass<UINavigationBar>.register(UINavigationBar.self) { $0.outlet("delegate", \.delegate) }
    NibClass<UIToolbar>.register(UIToolbar.self) { $0.outlet("delegate", \.delegate) }
  }

  private static func registerLists() {
    NibClass<UIScrollView>.register(UIScrollView.self) {
      $0.outlet("refreshControl", \.refreshControl)
    }
    members(adding: UIScrollView.self, named: "UIScrollView").outlets["delegate"] = setDelegate
    NibClass<UITableView>.register(UITableView.self) {
      $0.outlet("dataSource", \.dataSource)
      $0.outlet("prefetchDataSource", \.prefetchDataSource)
      $0.outlet("dragDelegate", \.dragDelegate)
      $0.outlet("dropDelegate", \.dropDelegate)
      $0.outlet("tableHeaderView", \.tableHeaderView)
      $0.outlet("tableFooterView", \.tableFooterView)
      $0.outlet("backgroundView", \.backgroundView)
    }
    NibClass<UICollectionView>.register(UICollectionView.self) {
      $0.outlet("dataSource", \.dataSource)
      $0.outlet("prefetchDataSource", \.prefetchDataSource)
      $0.outlet("dragDelegate", \.dragDelegate)
      $0.outlet("dropDelegate", \.dropDelegate)
      $0.outlet("backgroundView", \.backgroundView)
    }
    NibClass<UITableViewCell>.register(UITableViewCell.self) {
      $0.outlet("accessoryView", \.accessoryView)
      $0.outlet("backgroundView", \.backgroundView)
      $0.outlet("selectedBackgroundView", \.selectedBackgroundView)
    }
    NibClass<UICollectionViewCell>.register(UICollectionViewCell.self) {
      $0.outlet("backgroundView", \.backgroundView)
      $0.outlet("selectedBackgroundView", \.selectedBackgroundView)
    }
  }

  /// The delegate of a scroll view has a narrower type in each of its subclasses.
  private static func setDelegate(of object: NSObject, to value: Any) -> OutletMismatch? {
    switch object {
    case let table as UITableView: set(value) { table.delegate = $0 }
    case let view as UICollectionView: set(value) { view.delegate = $0 }
    case let view as UITextView: set(value) { view.delegate = $0 }
    case let view as UIScrollView: set(value) { view.delegate = $0 }
    default: OutletMismatch(UIScrollView.self)
    }
  }

  private static func set<Value>(_ value: Any, by setter: (Value?) -> Void) -> OutletMismatch? {
    guard let value = value as? Value else { return OutletMismatch(Value.self) }
    setter(value)
    return nil
  }

  private static func registerLayers() {
    NibClass<CALayer>.register(CALayer.self) {
      $0.attribute("cornerRadius", \.cornerRadius)
      $0.attribute("borderWidth", \.borderWidth)
      $0.attribute("borderColor", \.borderColor)
      $0.attribute("shadowColor", \.shadowColor)
      $0.attribute("shadowOpacity", \.shadowOpacity)
      $0.attribute("shadowOffset", \.shadowOffset)
      $0.attribute("shadowRadius", \.shadowRadius)
      $0.attribute("masksToBounds", \.masksToBounds)
      $0.attribute("backgroundColor", \.backgroundColor)
      $0.attribute("opacity", \.opacity)
      $0.attribute("zPosition", \.zPosition)
    }
  }
}
