import Foundation

// View controllers. Their views are made later, when they are needed.

extension InterfaceLoader {
  func configure(_ controller: UIViewController, _ element: InterfaceElement) {
    adopt(controller, as: element)
    self.controller = controller
    controller._nib = _ControllerNib(self, element)
    // Read when the view is loaded.
    element.children.first { $0["key"] == "view" }?.skip()
    _ = element.all("layoutGuides")
    if let title = text("title", of: element) { controller.title = title }
    if let item = element.child(key: "tabBarItem", "tabBarItem"),
      let tabBarItem = make(item) as? UITabBarItem
    {
      controller.tabBarItem = tabBarItem
    }
    if let item = element.child(key: "navigationItem", "navigationItem") {
      configure(controller.navigationItem, item)
    }
    let tools = element.list("toolbarItems").compactMap { make($0) as? UIBarButtonItem }
    if !tools.isEmpty { controller.toolbarItems = tools }
    if let style = element.modalPresentationStyle { controller.modalPresentationStyle = style }
    if let style = element.modalTransitionStyle { controller.modalTransitionStyle = style }
    if let isModal = element.bool("modalInPresentation") {
      controller.isModalInPresentation = isModal
    }
    if let defines = element.bool("definesPresentationContext") {
      controller.definesPresentationContext = defines
    }
    if let provides = element.bool("providesPresentationContextTransitionStyle") {
      controller.providesPresentationContextTransitionStyle = provides
    }
    if let hides = element.bool("hidesBottomBarWhenPushed") {
      controller.hidesBottomBarWhenPushed = hides
    }
    if let extends = element.bool("extendedLayoutIncludesOpaqueBars") {
      controller.extendedLayoutIncludesOpaqueBars = extends
    }
    if let edges = element.child(key: "edgesForExtendedLayout", "extendedEdge") {
      controller.edgesForExtendedLayout = rectEdges(edges)
    }
    // Xcode writes a size as an element `value` with a type here.
    for key in ["contentSizeForViewInPopover", "preferredContentSize"] {
      if let size = element.child(key: key, "size", "value"), let width = size.number("width"),
        let height = size.number("height")
      {
        controller.preferredContentSize = CGSize(width: width, height: height)
      }
    }
    // The size on Interface Builder's canvas.
    _ = element.size(key: "freeformSize")
    for name in ["nibName", "initialViewController"] { _ = element[name] }
  }

  func configure(_ controller: UINavigationController, _ element: InterfaceElement) {
    if let bar = element.child(key: "navigationBar", "navigationBar") {
      configureExisting(controller.navigationBar, bar)
      adopt(controller.navigationBar, as: bar)
      configure(controller.navigationBar, bar)
    }
    // The toolbar is made for each screen, with the screen's items.
    _ = element.child(key: "toolbar", "toolbar")
    if let isHidden = element.bool("navigationBarHidden") {
      controller.isNavigationBarHidden = isHidden
    }
    if let isHidden = element.bool("toolbarHidden") { controller.isToolbarHidden = isHidden }
    if let hides = element.bool("hidesBarsOnSwipe") { controller.hidesBarsOnSwipe = hides }
    if let hides = element.bool("hidesBarsOnTap") { controller.hidesBarsOnTap = hides }
    for value in element.list("viewControllers") { value.skip() }
  }

  func configure(_ controller: UITabBarController, _ element: InterfaceElement) {
    if let bar = element.child(key: "tabBar", "tabBar") {
      configureExisting(controller.tabBar, bar)
      adopt(controller.tabBar, as: bar)
      configure(controller.tabBar, bar)
    }
  }

  func configure(_ controller: UITableViewController, _ element: InterfaceElement) {
    if let clears = element.bool("clearsSelectionOnViewWillAppear") {
      controller.clearsSelectionOnViewWillAppear = clears
    }
    if let control = element.child(key: "refreshControl", "refreshControl") {
      control.skip()
      let refresh = UIRefreshControl()
      if let color = color("tintColor", of: control) { refresh.tintColor = color }
      adopt(refresh, as: control)
      controller._nibRefreshControl = refresh
    }
  }

  func configure(_ controller: UICollectionViewController, _ element: InterfaceElement) {
    if let clears = element.bool("clearsSelectionOnViewWillAppear") {
      controller.clearsSelectionOnViewWillAppear = clears
    }
  }

  static func splitStyle(_ coder: NSCoder) -> UISplitViewController.Style {
    // Files of Xcode before columns were named have no style.
    (coder as? InterfaceCoder)?.element["style"] == nil ? .unspecified : .doubleColumn
  }

  func configure(_ controller: UISplitViewController, _ element: InterfaceElement) {
    let mode: UISplitViewController.DisplayMode? = element.choice(
      "preferredDisplayMode",
      [
        "automatic": .automatic, "secondaryOnly": .secondaryOnly,
        "oneBesideSecondary": .oneBesideSecondary, "oneOverSecondary": .oneOverSecondary,
        "allVisible": .oneBesideSecondary, "primaryHidden": .secondaryOnly,
        "primaryOverlay": .oneOverSecondary,
      ]
    )
    if let mode { controller.preferredDisplayMode = mode }
    for name in ["displayModeButtonItem", "presentsWithGesture", "behavior"] { _ = element[name] }
  }

  static func pageStyle(
    _ coder: NSCoder
  ) -> (UIPageViewController.TransitionStyle, UIPageViewController.NavigationOrientation) {
    let element = (coder as? InterfaceCoder)?.element
    for name in ["spineLocation", "autoresizesArchivedViewToFullSize"] { _ = element?[name] }
    return (
      element?.choice("transitionStyle", ["pageCurl": .pageCurl, "scroll": .scroll]) ?? .pageCurl,
      element?.choice(
        "navigationOrientation",
        ["horizontal": .horizontal, "vertical": .vertical]
      ) ?? .horizontal
    )
  }
}
