import UIKitHosting

/// An app that opens fake scenes and records them.
@MainActor
final class FakeApplication: HostedApplication {
  private(set) var scenes: [FakeScene] = []
  /// Called with each new scene, once it shows its first screen.
  var onConnect: (FakeScene) -> Void = { _ in }
  private let build: (FakeScene) -> Void

  init(build: @escaping (FakeScene) -> Void = { FruitScreens($0).start() }) {
    self.build = build
  }

  func connect(_ request: SceneRequest) -> any HostedScene {
    let scene = FakeScene(request)
    scenes.append(scene)
    build(scene)
    onConnect(scene)
    return scene
  }
}
