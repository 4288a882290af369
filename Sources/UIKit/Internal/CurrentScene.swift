/// What code runs for: known to it and to the tasks that it starts, on whatever thread.
enum CurrentScene {
  @TaskLocal static var runtime: _SceneRuntime?
  /// The app that is being launched, which has no scene yet.
  @TaskLocal static var launching: UIApplication?
  /// The traits of the view that is told of a change or lays out, where they are not the scene's.
  @TaskLocal static var traits: UITraitCollection?
}
