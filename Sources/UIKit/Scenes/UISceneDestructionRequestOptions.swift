/// How the system is to end a scene; there is nothing to choose here.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {
  public override init() {
    super.init()
  }
}

/// Why a scene is not ended.
struct _SceneDestructionError: Error, CustomStringConvertible {
  var description: String {
    "Expected the session of a connected scene, got that of one which has ended."
  }
}
