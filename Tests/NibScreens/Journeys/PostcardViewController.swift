import UIKit

/// A confirmation that a postcard was sent.
final class PostcardViewController: UIViewController {
  var text = ""
  private var textLabel: UILabel!

  static func registerForNibs() {
    NibClass.register(PostcardViewController.self) { $0.outlet("textLabel", \.textLabel) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    textLabel.text = text
  }
}
