import UIKit

/// A screen from before safe areas: top and bottom layout guides, and a view with a frame.
final class AboutViewController: UIViewController {
  private(set) var nameLabel: UILabel!
  private(set) var textLabel: UILabel!
  private(set) var line: UIView!

  static func registerForNibs() {
    NibClass.register(AboutViewController.self) {
      $0.outlet("nameLabel", \.nameLabel)
      $0.outlet("textLabel", \.textLabel)
      $0.outlet("line", \.line)
    }
  }
}
