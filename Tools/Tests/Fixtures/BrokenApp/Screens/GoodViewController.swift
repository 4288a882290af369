import UIKit

class GoodViewController: UIViewController {
  func more() {
    show(OtherViewController(), sender: self)
  }
}

class OtherViewController: UIViewController {}
