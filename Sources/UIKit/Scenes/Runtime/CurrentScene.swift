/// The scene context of the running code, inherited by its tasks on any thread.
enum CurrentScene {
  @TaskLocal static var runtime: _SceneRuntime?
  /// The app that is launching or terminating, without a scene.
  @TaskLocal static var launching: UIApplication?
  /// The traits of the view that is laid out or notified of a change, where they differ from the
  /// scene's.
  @TaskLocal static var traits: UITraitCollection?
  /// The scope of the notification that UIKit is posting.
  @TaskLocal static var posting: PostingScope?
}
