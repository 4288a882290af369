import UIKit

final class HelpViewController: UIViewController {}
