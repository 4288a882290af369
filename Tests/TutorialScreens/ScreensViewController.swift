public import UIKit

/// The list of all screens.
public final class ScreensViewController: UITableViewController {
  private let screens: [(String, () -> UIViewController)] = [
    ("Profile", { ProfileViewController() }),
    ("Chat", { ChatViewController() }),
    ("Calendar", { MonthViewController() }),
    ("Player", { PlayerViewController() }),
    ("Settings", { SettingsViewController(style: .insetGrouped) }),
    ("Onboarding", { OnboardingViewController() }),
    ("Feed", { FeedViewController() }),
    ("Login", { LoginViewController() }),
    ("Login Scroll", { ScrollingLoginViewController() }),
  ]

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Screens"
    navigationController?.navigationBar.prefersLargeTitles = true
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
  }

  public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int)
    -> Int
  {
    screens.count
  }

  public override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    cell.textLabel?.text = screens[indexPath.row].0
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let screen = screens[indexPath.row].1()
    screen.title = screens[indexPath.row].0
    screen.navigationItem.largeTitleDisplayMode = .never
    navigationController?.pushViewController(screen, animated: true)
  }
}
