import UIKit

/// A bank, as in tutorials: tabs behind a login, and root view controllers that replace each other.
final class BankSceneDelegate: ScreenSceneDelegate {
  override func makeRoot() -> UIViewController { tabs() }

  private func tabs() -> UIViewController {
    let accounts = AccountsViewController()
    accounts.onLogout = { [weak self] in self?.logOut() }
    accounts.tabBarItem = UITabBarItem(
      title: "Accounts",
      image: UIImage(systemName: "person.2"),
      tag: 0
    )
    let offers = OffersViewController()
    offers.tabBarItem = UITabBarItem(title: "Offers", image: UIImage(systemName: "star"), tag: 1)
    let first = UINavigationController(rootViewController: accounts)
    first.navigationBar.setBackgroundImage(UIImage(), for: .default)
    first.navigationBar.shadowImage = UIImage()
    first.navigationBar.isTranslucent = false
    let tabs = UITabBarController()
    tabs.viewControllers = [first, UINavigationController(rootViewController: offers)]
    tabs.tabBar.tintColor = .systemTeal
    tabs.tabBar.isTranslucent = false
    return tabs
  }

  private func logOut() {
    let screen = LoggedOutViewController()
    screen.onLogin = { [weak self] in
      guard let self else { return }
      show(tabs())
    }
    show(screen)
  }

  private func show(_ root: UIViewController) {
    guard let window else { return }
    window.rootViewController = root
    window.makeKeyAndVisible()
    UIView.transition(
      with: window,
      duration: 0.3,
      options: .transitionCrossDissolve,
      animations: nil
    )
  }
}

/// The screen after a logout.
private final class LoggedOutViewController: UIViewController {
  var onLogin: () -> Void = {}

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let login = UIAction(title: "Log in again") { [weak self] _ in self?.onLogin() }
    let button = UIButton(configuration: .filled(), primaryAction: login)
    button.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(button)
    NSLayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      button.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}
