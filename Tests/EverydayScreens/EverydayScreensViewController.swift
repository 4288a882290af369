public import UIKit

/// A list of screens written as public apps write them.
///
/// They have targets and actions, gestures, touches, transitions, key-value observing and notifications.
/// `#selector(x)` is spelled `Selector(Type.x)`.
public final class EverydayScreensViewController: UITableViewController {
  private let screens: [(title: String, make: @MainActor () -> UIViewController)] = [
    ("Sign In", SignInViewController.init),
    ("Stickers", StickersViewController.init),
    ("Cards", CardStackViewController.init),
    ("Photo", PhotoZoomViewController.init),
    ("Drawer", DrawerHostViewController.init),
    ("Colors", ColorListViewController.init),
    ("Stretchy", StretchyHeaderViewController.init),
    ("Stopwatch", StopwatchViewController.init),
    ("Knob", KnobViewController.init),
    ("Browser", BrowserViewController.init),
    ("Note", NoteViewController.init),
    ("Tags", TagsViewController.init),
  ]

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Everyday"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
  }

  public override func tableView(
    _ tableView: UITableView,
    numberOfRowsInSection section: Int
  ) -> Int {
    screens.count
  }

  public override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    cell.textLabel?.text = screens[indexPath.row].title
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(screens[indexPath.row].make(), animated: true)
  }
}
