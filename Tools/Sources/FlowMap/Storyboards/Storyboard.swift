/// The scenes of a storyboard.
struct Storyboard: Sendable {
  /// The name of the file without its extension.
  var name: String
  var path: String
  /// The id of the initial controller.
  var initial: String?
  var isLaunchScreen = false
  var scenes: [StoryboardScene] = []
}

/// A controller in a storyboard.
struct StoryboardScene: Sendable {
  struct Segue: Sendable {
    var kind: String
    var destination: String
    var identifier: String?
    var relationship: String?
    var style: String?
    var line: Int
    var column: Int
  }

  var id: String
  /// The name of the element: `tableViewController`.
  var element: String
  var customClass: String?
  var identifier: String?
  var title: String?
  var tabTitle: String?
  var segues: [Segue] = []
  /// The target of a reference to another storyboard: its name, and the identifier in it.
  var reference: (storyboard: String?, identifier: String?)?
  var line: Int
  var column: Int
}
