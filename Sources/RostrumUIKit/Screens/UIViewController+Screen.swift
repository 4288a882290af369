public import Rostrum
public import UIKit

extension UIViewController: Screen {}
