import Badges
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let screen = UIViewController()
        screen.view.backgroundColor = .systemBackground
        let badge = Badge()
        badge.frame = CGRect(x: 20, y: 100, width: 300, height: 40)
        screen.view.addSubview(badge)
        window = UIWindow()
        window?.rootViewController = screen
        window?.makeKeyAndVisible()
        return true
    }
}
