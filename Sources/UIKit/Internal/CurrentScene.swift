/// What code runs for: known to it and to the tasks that it starts, on whatever thread.
enum CurrentScene {
  @TaskLocal static var runtime: _SceneRuntime?
  /// The app that is launched or ends, without a scene.
  @TaskLocal static var launching: UIApplication?
  /// The traits of the view that is told of a change or lays out, where they are not the scene's.
  @TaskLocal static var traits: UITraitCollection?
  /// The scope of the notification that UIKit is posting.
  @TaskLocal static var posting: PostingScope?
}
