import UIKit

extension ArticleMVP {
  /// Does nothing but tie the presenter to a screen.
  final class CardViewController: UIViewController {
    var presenter: CardPresenter?

    override func viewDidLoad() {
      super.viewDidLoad()
      presenter?.show()
    }
  }
}
