public import Rostrum
public import UIKit

extension Announcing where Self: UIViewController {
  public func announce(_ text: String) {
    UIAccessibility.post(notification: .announcement, argument: text)
  }
}
