extension StoryboardScene.Segue {
  /// The kind of opening that the segue performs.
  var opening: Opening.Kind {
    switch (kind, relationship) {
    case ("relationship", "rootViewController"?): .root
    case ("relationship", "viewControllers"?): .tab
    case ("relationship", _), ("showDetail", _), ("replace", _): .column
    case ("presentation", _), ("modal", _):
      style == "fullScreen" || style == "overFullScreen" ? .cover : .sheet
    case ("popoverPresentation", _), ("popover", _): .popover
    case ("embed", _): .embed
    case ("push", _): .push
    default: .show
    }
  }
}

extension StoryboardScene {
  /// The kind of screen that the scene is.
  var kind: Screen.Kind {
    switch element {
    case "tabBarController": .tabs
    case "splitViewController": .split
    case "navigationController": .navigation
    default: .screen
    }
  }
}
