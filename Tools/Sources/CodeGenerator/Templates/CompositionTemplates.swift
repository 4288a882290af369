/// The composition root, and the file that starts it on an iPhone.
struct CompositionTemplates: AppTemplates {
  let name: GeneratedName

  var files: [GeneratedFile] {
    [
      GeneratedFile("App/\(app)AppDelegate.swift", appDelegate),
      GeneratedFile("App/\(app)SceneDelegate.swift", sceneDelegate),
      GeneratedFile("iOS/AppDelegate.swift", iPhone),
    ]
  }

  private var appDelegate: String {
    """
    import \(app)Model
    import Foundation
    public import UIKit

    /// The app's composition root: one on a device, shared by its scenes.
    open class \(app)AppDelegate: UIResponder, UIApplicationDelegate {
      open func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
      ) -> UISceneConfiguration {
        let scene = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        scene.delegateClass = \(app)SceneDelegate.self
        return scene
      }

      /// The items of this device.
      func repository(in documents: URL) -> any ItemRepository {
        FileItemRepository(
          file: documents.appendingPathComponent("items.json"),
          defaults: Item.samples
        )
      }
    }
    """
  }

  private var sceneDelegate: String {
    """
    import \(app)Presentation
    import \(app)UI
    public import Rostrum
    public import RostrumUIKit
    public import UIKit

    /// Starts the flow of \(name.title) in a scene.
    public final class \(app)SceneDelegate: RootSceneDelegate {
      public override func start(
        on navigator: Navigator,
        in environment: AppEnvironment,
        scene: UIWindowScene
      ) {
        guard let app = UIApplication.shared.delegate as? \(app)AppDelegate else {
          preconditionFailure(
            "\(app)SceneDelegate needs another delegate of the app: "
              + "\(app)AppDelegate."
          )
        }
        navigator.start(
          \(app)Coordinator(
            screens: \(app)ScreensFactory(),
            repository: app.repository(in: environment.documents),
            environment: environment
          )
        )
      }

      public override func route(for path: RoutePath) -> (any Route)? {
        \(app)Route(path: path)
      }
    }
    """
  }

  private var iPhone: String {
    """
    import \(app)App

    @main final class AppDelegate: \(app)AppDelegate {}
    """
  }
}
