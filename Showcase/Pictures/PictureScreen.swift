import UIKitTesting

/// A screen of an app, and the steps to it.
struct PictureScreen {
  /// The name of the screen's route or class, in lower-case words.
  var name: String
  /// The path of the screen; nil for the app's first one.
  var path: String?
  var steps: @MainActor (SceneDriver) async throws -> Void = { _ in }
}
