import PatternGalleryModel

extension PatternTexts {
  static func english(_ pattern: Pattern) -> PatternTexts {
    switch pattern {
    case .mvc:
      PatternTexts(
        name: "MVC",
        summary: "The controller reads the model and updates the view",
        use: "For small screens. The view and the model stay reusable; the controller does all "
          + "the rest and can only be tested with UIKit. Move on when the controller gets too long."
      )
    case .mvcVariant:
      PatternTexts(
        name: "MVC, Model-Aware View",
        summary: "The view displays its model directly",
        use: "For a view that always displays the same kind of model. The controller gets smaller, "
          + "but the view can no longer display anything else."
      )
    case .articleMVP:
      PatternTexts(
        name: "MVP, Historical",
        summary: "The presenter creates views and holds the controller",
        use: "For reference, not for new code. The controller is empty, but the presenter is a "
          + "controller by another name: it needs UIKit, and so do its tests."
      )
    case .mvp:
      PatternTexts(
        name: "MVP",
        summary: "A presenter without UIKit drives the view through a protocol",
        use: "For screens with logic worth testing. Tests need no screen: a spy stands in for the "
          + "view. The cost is one protocol and one state per screen."
      )
    case .mvvm:
      PatternTexts(
        name: "MVVM",
        summary: "The view observes its view model",
        use: "For many values that change on their own. No code pushes updates, so none can be "
          + "forgotten, but it’s harder to see and test when a change arrives."
      )
    case .viper:
      PatternTexts(
        name: "VIPER",
        summary: "Five parts, each behind a protocol",
        use: "For large teams that want every screen structured the same way. Each part is tested "
          + "alone, but changing one value involves most of them."
      )
    case .vip:
      PatternTexts(
        name: "VIP (Clean Swift)",
        summary: "View, interactor, and presenter in a one-way cycle",
        use: "For screens with many use cases. Data flows in one direction, which is easy to "
          + "follow, but every use case needs three types of its own."
      )
    case .mvpc:
      PatternTexts(
        name: "MVP-C",
        summary: "MVP with a coordinator that handles navigation",
        use: "For apps with several screens. Screens don’t know about each other, flows are tested "
          + "without UIKit, and links come for free. For a single screen, it’s too much."
      )
    }
  }
}
