import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = UINavigationController(rootViewController: CounterViewController())
    window?.makeKeyAndVisible()
    return true
  }
}

class CounterViewController: UIViewController {
  private var count = 0

  /* A comment
     of two lines. */
  @objc func infoTapped() {
    let info = InfoViewController()
    info.modalPresentationStyle = .fullScreen
    present(info, animated: true)
  }
}

class InfoViewController: UIViewController {
  @objc func counterTapped() {
    show(CounterViewController(), sender: self)
  }
}

UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, "AppDelegate")
