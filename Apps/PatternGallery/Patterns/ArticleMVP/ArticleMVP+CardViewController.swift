import UIKit

extension ArticleMVP {
  /// A controller that only connects the presenter to a screen.
  final class CardViewController: UIViewController {
    var presenter: CardPresenter?

    override func viewDidLoad() {
      super.viewDidLoad()
      presenter?.show()
    }
  }
}
