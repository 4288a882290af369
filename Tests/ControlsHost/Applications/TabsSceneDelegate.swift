import UIKit

/// An app of tabs, each with its own navigation stack.
final class TabsSceneDelegate: ScreenSceneDelegate {
  override func makeRoot() -> UIViewController {
    let tabs = UITabBarController()
    let choices = stack(ChoicesViewController(), "Choices", "square.grid.2x2")
    choices.isToolbarHidden = false
    let players = stack(PlayersViewController(), "Players", "person.2")
    players.navigationBar.prefersLargeTitles = true
    players.tabBarItem.badgeValue = "3"
    let history = stack(HistoryViewController(), "History", "clock")
    history.tabBarItem.badgeValue = "New"
    let closed = stack(UIViewController(), "Closed", "lock")
    closed.tabBarItem.isEnabled = false
    tabs.viewControllers = [players, choices, history, closed]
    return tabs
  }

  private func stack(
    _ screen: UIViewController,
    _ title: String,
    _ symbol: String
  ) -> UINavigationController {
    screen.title = title
    if !(screen is UITableViewController) { screen.view.backgroundColor = .systemBackground }
    screen.tabBarItem = UITabBarItem(
      title: title,
      image: UIImage(systemName: symbol),
      selectedImage: UIImage(systemName: symbol + ".fill")
    )
    return UINavigationController(rootViewController: screen)
  }
}
