import UIKit

/// A drawn map, whose parts are placed by autoresizing masks.
final class MapViewController: UIViewController {
  var place = ""
  private var placeLabel: UILabel!
  private(set) var lake: UIView!

  static func registerForNibs() {
    NibClass.register(MapViewController.self) {
      $0.outlet("placeLabel", \.placeLabel)
      $0.outlet("lake", \.lake)
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    placeLabel.text = place
  }
}
