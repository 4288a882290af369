import UIKit

// café
class LatinViewController: UIViewController {}