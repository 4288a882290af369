/// Options for ending a scene; there are none here.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {
  public override init() {
    super.init()
  }
}

/// An error for a scene that cannot be ended.
struct _SceneDestructionError: Error, CustomStringConvertible {
  var description: String {
    "Expected the session of a connected scene, got that of one which has ended."
  }
}
