extension Item {
  /// The items of a device that has none of its own.
  public static let samples = [
    Item(
      id: "presenter",
      title: "Presenter",
      text: "Holds the state of a screen and changes it. It imports no UIKit."
    ),
    Item(
      id: "view",
      title: "View",
      text: "Renders the state and reports every tap. It makes no decisions."
    ),
    Item(
      id: "coordinator",
      title: "Coordinator",
      text: "Creates the screens of a flow and navigates between them."
    ),
  ]
}
