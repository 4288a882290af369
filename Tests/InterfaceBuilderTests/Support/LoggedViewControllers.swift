import UIKit

/// The calls of controllers, in order.
@MainActor
enum Calls {
  static var all: [String] = []

  /// Returns the calls since the last time.
  static func take() -> [String] {
    defer { all = [] }
    return all
  }
}

/// A controller that notes what storyboards call.
class LoggedViewController: UIViewController {
  var permits = true
  var label: UILabel!
  var name: String { title ?? "untitled" }

  static func registerForNibs() {
    NibClass.register(LoggedViewController.self) {
      $0.outlet("label", \.label)
      $0.action("back:", Selector(LoggedViewController.back))
      $0.action("tapped:", Selector(LoggedViewController.tapped))
    }
    NibClass.register(SilentViewController.self)
    NibClass.register(LoggedSegue.self)
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    Calls.all.append("\(name) awakes")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    Calls.all.append("\(name) loads")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    Calls.all.append("\(name) should \(identifier)")
    return permits
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let isLoaded = segue.destination.isViewLoaded ? ", loaded" : ""
    let hasOutlets = label == nil ? ", no outlets" : ""
    let isPopover = segue.destination.modalPresentationStyle == .popover ? ", popover" : ""
    let notes = isLoaded + hasOutlets + isPopover
    Calls.all.append("\(name) prepares \(segue.identifier ?? "")\(notes)")
  }

  func back(_ segue: UIStoryboardSegue) {
    let isPresenting = presentedViewController != nil
    let depth = navigationController?.viewControllers.count ?? 0
    Calls.all.append("\(name) back of \(segue.source.title ?? ""), \(isPresenting), \(depth)")
  }

  func tapped(_ sender: NSObject) {
    Calls.all.append("\(name) tapped by \(type(of: sender))")
  }
}

/// A controller without the outlets and actions of its storyboard.
final class SilentViewController: UIViewController {}

final class LoggedSegue: UIStoryboardSegue {
  override func perform() {
    Calls.all.append("performs \(identifier ?? "")")
    source.navigationController?.pushViewController(destination, animated: false)
  }
}
