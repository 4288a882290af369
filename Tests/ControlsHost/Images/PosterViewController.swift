import UIKit

/// A screen whose view is an image view.
final class PosterViewController: UIViewController {
  override func loadView() {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100))
    let image = renderer.image { context in
      UIColor.systemTeal.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
    }
    let poster = UIImageView(image: image)
    poster.contentMode = .scaleAspectFit
    poster.backgroundColor = .systemBackground
    poster.accessibilityIdentifier = "poster"
    view = poster
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Poster"
  }
}
