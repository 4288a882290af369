import UIKit

/// The cover of a journey on the whole screen.
final class CoverViewController: UIViewController {
  private var symbolView: UIImageView!
  private var cover: (symbol: String, color: UIColor)?

  static func registerForNibs() {
    NibClass.register(CoverViewController.self) { $0.outlet("symbolView", \.symbolView) }
  }

  func show(_ symbol: String, _ color: UIColor) {
    cover = (symbol, color)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let cover else { return }
    symbolView.image = UIImage(systemName: cover.symbol)
    view.backgroundColor = cover.color
  }
}
