public import LinuxPredicates
public import UIKit

// The keys by which formats of predicates read UIKit's objects, such as "text == 'Loaded' AND hidden == NO".
// On iOS Objective-C's runtime finds all properties; here the common ones are listed.

extension UIResponder: PredicateKeyReadable {
  public nonisolated func predicateValue(forKey key: String) -> PredicateValue? {
    UIKitPredicateKeys.value(of: self, key)
  }
}

extension UIBarItem: PredicateKeyReadable {
  public nonisolated func predicateValue(forKey key: String) -> PredicateValue? {
    UIKitPredicateKeys.value(of: self, key)
  }
}

extension UINavigationItem: PredicateKeyReadable {
  public nonisolated func predicateValue(forKey key: String) -> PredicateValue? {
    UIKitPredicateKeys.value(of: self, key)
  }
}

@MainActor
private struct UIKitPredicateKeys {
  private let read: (AnyObject) -> [String: () -> Any?]?

  /// The keys of a class, each with a function that reads the property.
  private init<Object: AnyObject>(
    _ type: Object.Type,
    _ keys: [String: @MainActor (Object) -> Any?]
  ) {
    read = { object in
      (object as? Object).map { object in keys.mapValues { read in { read(object) } } }
    }
  }

  /// Returns the value of a property; nil for a key that is not listed.
  nonisolated static func value(of object: AnyObject, _ key: String) -> PredicateValue? {
    // UIKit's objects are read where they are used, and the value stays there.
    nonisolated(unsafe) var value: PredicateValue?
    nonisolated(unsafe) let object = object
    MainActor.assumeIsolated {
      // A Boolean property has two keys, such as "hidden" and "isHidden".
      let names = [key, "is" + key.prefix(1).uppercased() + key.dropFirst()]
      for keys in all.lazy.compactMap({ $0.read(object) }) {
        for name in names where value == nil {
          if let read = keys[name] { value = PredicateValue(read()) }
        }
      }
    }
    return value
  }

  private static let all: [UIKitPredicateKeys] = views + controls + others

  private static let views = [
    UIKitPredicateKeys(
      UIView.self,
      [
        "tag": { $0.tag }, "alpha": { $0.alpha }, "frame": { $0.frame }, "bounds": { $0.bounds },
        "center": { $0.center }, "isHidden": { $0.isHidden }, "isOpaque": { $0.isOpaque },
        "isUserInteractionEnabled": { $0.isUserInteractionEnabled },
        "isFirstResponder": { $0.isFirstResponder }, "backgroundColor": { $0.backgroundColor },
        "tintColor": { $0.tintColor }, "subviews": { $0.subviews }, "superview": { $0.superview },
        "window": { $0.window }, "isAccessibilityElement": { $0.isAccessibilityElement },
        "accessibilityIdentifier": { $0.accessibilityIdentifier },
        "accessibilityLabel": { $0.accessibilityLabel },
        "accessibilityValue": { $0.accessibilityValue },
      ]
    ),
    UIKitPredicateKeys(
      UILabel.self,
      [
        "text": { $0.text }, "textColor": { $0.textColor }, "font": { $0.font },
        "numberOfLines": { $0.numberOfLines }, "isEnabled": { $0.isEnabled },
      ]
    ),
    UIKitPredicateKeys(UIImageView.self, ["image": { $0.image }]),
    UIKitPredicateKeys(
      UITextView.self,
      [
        "text": { $0.text }, "isEditable": { $0.isEditable }, "isSelectable": { $0.isSelectable },
      ]
    ),
    UIKitPredicateKeys(
      UISearchBar.self,
      ["text": { $0.text }, "placeholder": { $0.placeholder }, "prompt": { $0.prompt }]
    ),
    UIKitPredicateKeys(UIProgressView.self, ["progress": { $0.progress }]),
    UIKitPredicateKeys(UIActivityIndicatorView.self, ["isAnimating": { $0.isAnimating }]),
    UIKitPredicateKeys(
      UITableViewCell.self,
      [
        "reuseIdentifier": { $0.reuseIdentifier }, "textLabel": { $0.textLabel },
        "detailTextLabel": { $0.detailTextLabel }, "imageView": { $0.imageView },
        "isSelected": { $0.isSelected }, "isEditing": { $0.isEditing },
      ]
    ),
    UIKitPredicateKeys(
      UICollectionViewCell.self,
      ["reuseIdentifier": { $0.reuseIdentifier }, "isSelected": { $0.isSelected }]
    ),
  ]

  private static let controls = [
    UIKitPredicateKeys(
      UIControl.self,
      [
        "isEnabled": { $0.isEnabled }, "isSelected": { $0.isSelected },
        "isHighlighted": { $0.isHighlighted },
      ]
    ),
    UIKitPredicateKeys(
      UIButton.self,
      [
        "currentTitle": { $0.currentTitle }, "titleLabel": { $0.titleLabel },
        "currentImage": { $0.currentImage },
      ]
    ),
    UIKitPredicateKeys(
      UITextField.self,
      [
        "text": { $0.text }, "placeholder": { $0.placeholder },
        "isSecureTextEntry": { $0.isSecureTextEntry }, "isEditing": { $0.isEditing },
      ]
    ),
    UIKitPredicateKeys(UISwitch.self, ["isOn": { $0.isOn }]),
    UIKitPredicateKeys(UISlider.self, ["value": { $0.value }]),
    UIKitPredicateKeys(UIStepper.self, ["value": { $0.value }]),
    UIKitPredicateKeys(UIDatePicker.self, ["date": { $0.date }]),
    UIKitPredicateKeys(
      UISegmentedControl.self,
      [
        "selectedSegmentIndex": { $0.selectedSegmentIndex },
        "numberOfSegments": { $0.numberOfSegments },
      ]
    ),
    UIKitPredicateKeys(
      UIPageControl.self,
      ["currentPage": { $0.currentPage }, "numberOfPages": { $0.numberOfPages }]
    ),
  ]

  private static let others = [
    UIKitPredicateKeys(
      UIViewController.self,
      [
        "title": { $0.title }, "isViewLoaded": { $0.isViewLoaded }, "view": { $0.view },
        "isEditing": { $0.isEditing }, "navigationItem": { $0.navigationItem },
        "tabBarItem": { $0.tabBarItem },
      ]
    ),
    UIKitPredicateKeys(
      UIBarItem.self,
      [
        "title": { $0.title }, "tag": { $0.tag }, "isEnabled": { $0.isEnabled },
        "image": { $0.image },
      ]
    ),
    UIKitPredicateKeys(UITabBarItem.self, ["badgeValue": { $0.badgeValue }]),
    UIKitPredicateKeys(UINavigationItem.self, ["title": { $0.title }, "prompt": { $0.prompt }]),
  ]
}
