/// The classes of the elements that are objects.
@MainActor
enum InterfaceClasses {
  static func isController(_ name: String) -> Bool {
    // One that UIKit does not know is a controller as well.
    name.hasSuffix("Controller") || name == "viewControllerPlaceholder"
  }

  static func isView(_ name: String) -> Bool { views[name] != nil || frameworkViews[name] != nil }

  /// Returns the class of an element; nil if UIKit does not know it.
  static func type(of name: String) -> NSObject.Type? {
    views[name] ?? controllers[name] ?? others[name]
      ?? frameworkViews[name].flatMap { _typeByName($0) as? NSObject.Type }
  }

  /// The classes of modules that UIKit does not import, by their mangled names.
  private static let frameworkViews = ["wkWebView": "6WebKit9WKWebViewC"]

  private static let controllers: [String: UIViewController.Type] = [
    "viewController": UIViewController.self, "tableViewController": UITableViewController.self,
    "collectionViewController": UICollectionViewController.self,
    "navigationController": UINavigationController.self,
    "tabBarController": UITabBarController.self,
    "splitViewController": UISplitViewController.self,
    "pageViewController": UIPageViewController.self,
  ]

  private static let views: [String: UIView.Type] = [
    "view": UIView.self, "containerView": UIView.self, "label": UILabel.self,
    "button": UIButton.self, "imageView": UIImageView.self, "stackView": UIStackView.self,
    "textField": UITextField.self, "textView": UITextView.self, "switch": UISwitch.self,
    "slider": UISlider.self, "stepper": UIStepper.self, "progressView": UIProgressView.self,
    "activityIndicatorView": UIActivityIndicatorView.self,
    "segmentedControl": UISegmentedControl.self, "pageControl": UIPageControl.self,
    "datePicker": UIDatePicker.self, "pickerView": UIPickerView.self,
    "scrollView": UIScrollView.self, "tableView": UITableView.self,
    "tableViewCell": UITableViewCell.self, "tableViewCellContentView": UIView.self,
    "tableViewHeaderFooterView": UITableViewHeaderFooterView.self,
    "collectionView": UICollectionView.self, "collectionViewCell": UICollectionViewCell.self,
    "collectionViewCellContentView": UIView.self,
    "collectionReusableView": UICollectionReusableView.self, "searchBar": UISearchBar.self,
    "navigationBar": UINavigationBar.self, "toolbar": UIToolbar.self, "tabBar": UITabBar.self,
    "visualEffectView": UIVisualEffectView.self, "control": UIControl.self,
    "window": UIWindow.self, "inputView": UIInputView.self,
  ]

  private static let others: [String: NSObject.Type] = [
    "customObject": NSObject.self, "barButtonItem": UIBarButtonItem.self,
    "tabBarItem": UITabBarItem.self, "navigationItem": UINavigationItem.self,
    "tapGestureRecognizer": UITapGestureRecognizer.self,
    "panGestureRecognizer": UIPanGestureRecognizer.self,
    "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
    "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
    "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
    "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
    "longPressGestureRecognizer": UILongPressGestureRecognizer.self,
    "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
    "hoverGestureRecognizer": UIHoverGestureRecognizer.self,
    "collectionViewFlowLayout": UICollectionViewFlowLayout.self,
    "collectionViewLayout": UICollectionViewLayout.self,
  ]
}
