import Foundation
import UIKitHosting

extension SceneRequest {
  @MainActor
  static func test() -> SceneRequest {
    SceneRequest(
      id: "scene",
      device: Device(id: "device", container: URL(filePath: "/nowhere")),
      clock: ManualHostClock()
    )
  }
}
