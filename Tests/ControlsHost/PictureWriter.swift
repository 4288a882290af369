import Foundation
import ScenePictures
import UIKit
import UIKitHosting
import UIKitTesting

/// Writes pictures of screens, for comparison with the same screens in a browser.
@MainActor
struct PictureWriter {
  let folder: URL
  let scale: Double

  /// Writes a screen in light and dark mode, as `NAME-light.png` and `NAME-dark.png`.
  func write(_ delegateClass: any UIApplicationDelegate.Type, path: String?, named name: String)
    throws
  {
    for style in InterfaceStyle.allCases {
      let driver = SceneDriver(
        delegateClass: delegateClass,
        environment: SceneEnvironment(style: style),
        path: path
      )
      let start = ContinuousClock.now
      let png = try driver.picture(scale: scale).png()
      let took = ContinuousClock.now - start
      let file = folder.appending(path: "\(name)-\(style).png")
      try Data(png).write(to: file)
      print("\(file.lastPathComponent) \(took)")
      driver.scene.disconnect()
    }
  }
}
