// A whole app in one file, as tutorials have it.
import UIKit

struct Weather: Decodable {
  let city: String
  let degrees: Double
}

@MainActor
protocol WeatherView: AnyObject {
  func show(_ weather: Weather)
}

final class WeatherPresenter {
  weak var view: WeatherView?

  func load() {
    let address = URL(string: "https://weather.example/now.json")!
    URLSession.shared.dataTask(with: address) { data, _, _ in
      guard let data, let weather = try? JSONDecoder().decode(Weather.self, from: data) else {
        return
      }
      DispatchQueue.main.async { self.view?.show(weather) }
    }.resume()
  }
}

final class WeatherViewController: UIViewController, WeatherView {
  private let presenter = WeatherPresenter()
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter.view = self
    presenter.load()
  }

  func show(_ weather: Weather) {
    label.text = "\(weather.city): \(weather.degrees)°"
  }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = WeatherViewController()
    window?.makeKeyAndVisible()
    return true
  }
}
