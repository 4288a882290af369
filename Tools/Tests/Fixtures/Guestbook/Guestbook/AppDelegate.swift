import Guests
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let storyboard = UIStoryboard(name: "Guests", bundle: Bundle(for: GuestsViewController.self))
        let stamp: UIImage = #imageLiteral(resourceName: "Stamp")
        print("a stamp of \(stamp.size.width) by \(stamp.size.height)")
        window = UIWindow()
        window?.rootViewController = storyboard.instantiateInitialViewController()
        window?.makeKeyAndVisible()
        return true
    }
}
