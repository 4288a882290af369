import Synchronization

/// The scene context of the running code, inherited by its tasks on any thread.
enum CurrentScene {
  private struct Sole {
    weak var runtime: _SceneRuntime?
  }

  @TaskLocal static var task: _SceneRuntime?
  private static let sole = Mutex(Sole())

  /// The scene in which the code runs.
  ///
  /// In a process that is one device, code that has lost its scene, such as a block of a dispatch
  /// queue or a completion handler, runs in the newest one.
  static var runtime: _SceneRuntime? { task ?? sole.withLock(\.runtime) }

  /// Makes a scene the one of code that has lost its own.
  static func adopt(_ runtime: _SceneRuntime) {
    sole.withLock { $0.runtime = runtime }
  }

  /// The app that is launching or terminating, without a scene.
  @TaskLocal static var launching: UIApplication?
  /// The traits of the view that is laid out or notified of a change, where they differ from the
  /// scene's.
  @TaskLocal static var traits: UITraitCollection?
  /// The scope of the notification that UIKit is posting.
  @TaskLocal static var posting: PostingScope?
}
