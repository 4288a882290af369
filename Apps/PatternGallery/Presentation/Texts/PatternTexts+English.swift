import PatternGalleryModel

extension PatternTexts {
  static func english(_ pattern: Pattern) -> PatternTexts {
    switch pattern {
    case .mvc:
      PatternTexts(
        name: "MVC",
        summary: "The controller reads the model and fills the view",
        use: "For small screens. View and model stay reusable; the controller takes everything "
          + "else, and is tested with UIKit only. Leave it when it no longer fits on a page."
      )
    case .mvcVariant:
      PatternTexts(
        name: "MVC, Knowing View",
        summary: "The view shows its model by itself",
        use: "For a view that shows one kind of model everywhere. The controller slims; the view "
          + "can show nothing else any more."
      )
    case .articleMVP:
      PatternTexts(
        name: "MVP, Historical",
        summary: "The presenter makes views and holds the controller",
        use: "For reading, not for new code. The controller is empty, but the presenter is a "
          + "controller by another name: it needs UIKit, and so do its tests."
      )
    case .mvp:
      PatternTexts(
        name: "MVP",
        summary: "A presenter without UIKit tells a contract what to show",
        use: "For screens with logic worth testing. Tests need no screen: a spy takes the view's "
          + "place. The price is a contract and a state per screen."
      )
    case .mvvm:
      PatternTexts(
        name: "MVVM",
        summary: "The view observes its view model",
        use: "For many values that change by themselves. Nobody pushes, so nobody can forget to; "
          + "but when a change arrives is harder to see, and to test."
      )
    case .viper:
      PatternTexts(
        name: "VIPER",
        summary: "Five parts, each behind a protocol",
        use: "For large teams that want every screen cut alike. Each part is tested alone; a "
          + "change of one value passes through most of them."
      )
    case .vip:
      PatternTexts(
        name: "VIP (Clean Swift)",
        summary: "View, interactor and presenter in a circle",
        use: "For screens with many use cases. Data goes one way only, which is easy to follow; "
          + "every use case has three types of its own."
      )
    case .mvpc:
      PatternTexts(
        name: "MVP-C",
        summary: "MVP, and a coordinator that decides where to go",
        use: "For apps of several screens. Screens do not know each other, flows are tested "
          + "without UIKit, and links come for free. For one screen it is too much."
      )
    }
  }
}
