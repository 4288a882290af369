import Foundation

// Views that arrange others: images, stacks, scroll views and bars.

extension InterfaceLoader {
  func configure(_ view: UIImageView, _ element: InterfaceElement) {
    if let image = image("image", of: element) { view.image = image }
    if let image = image("highlightedImage", of: element) { view.highlightedImage = image }
    if element.bool("highlighted") == true { view.isHighlighted = true }
    if let symbol = symbolConfiguration(element, key: "preferredSymbolConfiguration") {
      view.preferredSymbolConfiguration = symbol
    }
    _ = (element["adjustsImageSizeForAccessibilityContentSizeCategory"], element["catalog"])
  }

  func configure(_ stack: UIStackView, _ element: InterfaceElement) {
    let axis: NSLayoutConstraint.Axis? = element.choice(
      "axis",
      ["horizontal": .horizontal, "vertical": .vertical]
    )
    if let axis { stack.axis = axis }
    let distribution: UIStackView.Distribution? = element.choice(
      "distribution",
      [
        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
        "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
      ]
    )
    if let distribution { stack.distribution = distribution }
    let alignment: UIStackView.Alignment? = element.choice(
      "alignment",
      [
        "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline,
        "center": .center, "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
      ]
    )
    if let alignment { stack.alignment = alignment }
    if let spacing = element.number("spacing") { stack.spacing = spacing }
    if element["spacingType"] == "standard" { stack.spacing = UIStackView.spacingUseSystem }
    if let isRelative = element.bool("layoutMarginsRelativeArrangement") {
      stack.isLayoutMarginsRelativeArrangement = isRelative
    }
    if let isRelative = element.bool("baselineRelativeArrangement") {
      stack.isBaselineRelativeArrangement = isRelative
    }
    for view in stack.subviews { stack.addArrangedSubview(view) }
  }

  func configure(_ view: UIVisualEffectView, _ element: InterfaceElement) {
    if let content = element.child(key: "contentView", "view") {
      configure(view.contentView, content)
    }
    if let blur = element.child("blurEffect") {
      let effect = UIBlurEffect(style: blurStyle(blur))
      view.effect = effect
    } else if let vibrancy = element.child("vibrancyEffect") {
      let blur = vibrancy.child("blurEffect").map(blurStyle) ?? .regular
      view.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: blur))
    }
  }

  private func blurStyle(_ element: InterfaceElement) -> UIBlurEffect.Style {
    element.choice(
      "style",
      [
        "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular,
        "prominent": .prominent, "systemUltraThinMaterial": .systemUltraThinMaterial,
        "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
        "systemThickMaterial": .systemThickMaterial,
        "systemChromeMaterial": .systemChromeMaterial,
        "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
        "systemThinMaterialLight": .systemThinMaterialLight,
        "systemMaterialLight": .systemMaterialLight,
        "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
        "systemThinMaterialDark": .systemThinMaterialDark,
        "systemMaterialDark": .systemMaterialDark,
      ]
    ) ?? .regular
  }

  func configure(_ view: UIScrollView, _ element: InterfaceElement) {
    if let isOn = element.bool("scrollEnabled") { view.isScrollEnabled = isOn }
    if let isOn = element.bool("pagingEnabled") { view.isPagingEnabled = isOn }
    if let isOn = element.bool("bounces") { view.bounces = isOn }
    if let isOn = element.bool("alwaysBounceVertical") { view.alwaysBounceVertical = isOn }
    if let isOn = element.bool("alwaysBounceHorizontal") { view.alwaysBounceHorizontal = isOn }
    if let shows = element.bool("showsHorizontalScrollIndicator") {
      view.showsHorizontalScrollIndicator = shows
    }
    if let shows = element.bool("showsVerticalScrollIndicator") {
      view.showsVerticalScrollIndicator = shows
    }
    if let isOn = element.bool("directionalLockEnabled") { view.isDirectionalLockEnabled = isOn }
    if let isOn = element.bool("delaysContentTouches") { view.delaysContentTouches = isOn }
    if let isOn = element.bool("canCancelContentTouches") { view.canCancelContentTouches = isOn }
    if let isOn = element.bool("scrollsToTop") { view.scrollsToTop = isOn }
    if let isOn = element.bool("bouncesZoom") { view.bouncesZoom = isOn }
    if let scale = element.number("minimumZoomScale") { view.minimumZoomScale = scale }
    if let scale = element.number("maximumZoomScale") { view.maximumZoomScale = scale }
    let keyboard: UIScrollView.KeyboardDismissMode? = element.choice(
      "keyboardDismissMode",
      ["none": .none, "onDrag": .onDrag, "interactive": .interactive]
    )
    if let keyboard { view.keyboardDismissMode = keyboard }
    let adjustment: UIScrollView.ContentInsetAdjustmentBehavior? = element.choice(
      "contentInsetAdjustmentBehavior",
      [
        "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never,
        "always": .always,
      ]
    )
    if let adjustment { view.contentInsetAdjustmentBehavior = adjustment }
    let indicators: UIScrollView.IndicatorStyle? = element.choice(
      "indicatorStyle",
      ["default": .default, "black": .black, "white": .white]
    )
    if let indicators { view.indicatorStyle = indicators }
    if let insets = element.insets(key: "contentInset") { view.contentInset = insets }
    if let insets = element.insets(key: "scrollIndicatorInsets") {
      view.verticalScrollIndicatorInsets = insets
      view.horizontalScrollIndicatorInsets = insets
    }
    if let size = element.size(key: "contentSize") { view.contentSize = size }
  }

  // MARK: Bars

  func configure(_ bar: UINavigationBar, _ element: InterfaceElement) {
    let items = element.list("items").compactMap { make($0) as? UINavigationItem }
    if !items.isEmpty { bar.items = items }
    if let isLarge = element.bool("largeTitles") { bar.prefersLargeTitles = isLarge }
    if let isTranslucent = element.bool("translucent") { bar.isTranslucent = isTranslucent }
    if let style = element.barStyle { bar.barStyle = style }
    if let color = color("barTintColor", of: element) { bar.barTintColor = color }
    if let attributes = element.child(key: "titleTextAttributes", "textAttributes") {
      bar.titleTextAttributes = textAttributes(attributes)
    }
    if let attributes = element.child(key: "largeTitleTextAttributes", "textAttributes") {
      bar.largeTitleTextAttributes = textAttributes(attributes)
    }
    configureAppearances(element, "navigationBarAppearance") { key, appearance in
      let value = UINavigationBarAppearance()
      take(appearance, into: value)
      if let attributes = appearance.child(key: "titleTextAttributes", "textAttributes") {
        value.titleTextAttributes = textAttributes(attributes)
      }
      if let attributes = appearance.child(key: "largeTitleTextAttributes", "textAttributes") {
        value.largeTitleTextAttributes = textAttributes(attributes)
      }
      switch key {
      case "standardAppearance": bar.standardAppearance = value
      case "compactAppearance": bar.compactAppearance = value
      case "scrollEdgeAppearance": bar.scrollEdgeAppearance = value
      default: break
      }
    }
    _ = element["shadowImage"]
  }

  private func configureAppearances(
    _ element: InterfaceElement,
    _ name: String,
    _ body: (String, InterfaceElement) -> Void
  ) {
    for appearance in element.all(name) { body(appearance["key"] ?? "", appearance) }
  }

  private func take(_ element: InterfaceElement, into appearance: UIBarAppearance) {
    if let color = color("backgroundColor", of: element) { appearance.backgroundColor = color }
    if let color = color("shadowColor", of: element) { appearance.shadowColor = color }
    if let blur = element.child("blurEffect") {
      appearance.backgroundEffect = UIBlurEffect(style: blurStyle(blur))
    }
  }

  func textAttributes(_ element: InterfaceElement) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let font = font("fontDescription", of: element) { attributes[.font] = font }
    if let color = color("textColor", of: element) { attributes[.foregroundColor] = color }
    return attributes
  }

  func configure(_ bar: UIToolbar, _ element: InterfaceElement) {
    let items = element.list("items").compactMap { make($0) as? UIBarButtonItem }
    if !items.isEmpty { bar.items = items }
    if let isTranslucent = element.bool("translucent") { bar.isTranslucent = isTranslucent }
    if let style = element.barStyle { bar.barStyle = style }
    if let color = color("barTintColor", of: element) { bar.barTintColor = color }
    configureAppearances(element, "toolbarAppearance") { key, appearance in
      let value = UIToolbarAppearance()
      take(appearance, into: value)
      switch key {
      case "standardAppearance": bar.standardAppearance = value
      case "scrollEdgeAppearance": bar.scrollEdgeAppearance = value
      default: break
      }
    }
  }

  func configure(_ bar: UITabBar, _ element: InterfaceElement) {
    let items = element.list("items").compactMap { make($0) as? UITabBarItem }
    if !items.isEmpty { bar.items = items }
    if let isTranslucent = element.bool("translucent") { bar.isTranslucent = isTranslucent }
    if let style = element.barStyle { bar.barStyle = style }
    if let color = color("barTintColor", of: element) { bar.barTintColor = color }
    if let color = color("selectedImageTintColor", of: element) { bar.tintColor = color }
    if let color = color("unselectedItemTintColor", of: element) {
      bar.unselectedItemTintColor = color
    }
    _ = (element["itemPositioning"], element["selectionIndicatorImage"])
  }

  func configure(_ window: UIWindow, _ element: InterfaceElement) {
    _ = (element["visibleAtLaunch"], element["resizesToFullScreen"])
  }

  // MARK: Items

  func configure(_ item: UIBarItem, _ element: InterfaceElement) {
    adopt(item, as: element)
    if let title = text("title", of: element) { item.title = title }
    if let image = image("image", of: element) { item.image = image }
    if let image = image("landscapeImage", of: element) { item.landscapeImagePhone = image }
    if let insets = element.insets(key: "imageInsets") { item.imageInsets = insets }
    if element.bool("enabled") == false { item.isEnabled = false }
    if let tag = element.int("tag") { item.tag = tag }
    if let accessibility = element.child(key: "accessibilityConfiguration", "accessibility") {
      if let label = text("accessibilityLabel", of: element) ?? accessibility.string("label") {
        item.accessibilityLabel = label
      }
      if let identifier = accessibility.string("identifier") {
        item.accessibilityIdentifier = identifier
      }
    }
  }

  func configure(_ item: UIBarButtonItem, _ element: InterfaceElement) {
    if let name = element["systemItem"] {
      if let systemItem = Self.systemItems[name] {
        item._become(systemItem)
      } else {
        document.report(element, "UIKit does not know the bar button item \(name)")
      }
    }
    let style: UIBarButtonItem.Style? = element.choice(
      "style",
      ["plain": .plain, "done": .done, "bordered": .plain]
    )
    if let style { item.style = style }
    if let width = element.number("width") { item.width = width }
    if let color = color("tintColor", of: element) { item.tintColor = color }
    let custom = element.children.first { $0["key"] == "customView" }
    if let custom, let view = makeView(custom) { item.customView = view }
    _ = element["springLoaded"]
  }

  private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
    "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose,
    "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks,
    "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash,
    "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo,
    "redo": .redo, "pageCurl": .pageCurl, "close": .close,
  ]

  func configure(_ item: UITabBarItem, _ element: InterfaceElement) {
    if let name = element["systemItem"] {
      if let systemItem = Self.systemTabs[name] {
        item._become(systemItem)
      } else {
        document.report(element, "UIKit does not know the tab bar item \(name)")
      }
    }
    if let image = image("selectedImage", of: element) { item.selectedImage = image }
    if let badge = text("badgeValue", of: element) { item.badgeValue = badge }
    if let offset = element.offset(key: "titlePositionAdjustment") {
      item.titlePositionAdjustment = offset
    }
  }

  private static let systemTabs: [String: UITabBarItem.SystemItem] = [
    "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated,
    "recents": .recents, "contacts": .contacts, "history": .history, "bookmarks": .bookmarks,
    "search": .search, "downloads": .downloads, "mostRecent": .mostRecent,
    "mostViewed": .mostViewed,
  ]

  func configure(_ item: UINavigationItem, _ element: InterfaceElement) {
    adopt(item, as: element)
    if let title = text("title", of: element) { item.title = title }
    if let prompt = text("prompt", of: element) { item.prompt = prompt }
    if let title = text("backButtonTitle", of: element) { item.backButtonTitle = title }
    let large: UINavigationItem.LargeTitleDisplayMode? = element.choice(
      "largeTitleDisplayMode",
      ["automatic": .automatic, "always": .always, "never": .never]
    )
    if let large { item.largeTitleDisplayMode = large }
    if let hides = element.bool("hidesBackButton") { item.hidesBackButton = hides }
    if let left = barButton("leftBarButtonItem", of: element) { item.leftBarButtonItem = left }
    if let right = barButton("rightBarButtonItem", of: element) { item.rightBarButtonItem = right }
    if let back = barButton("backBarButtonItem", of: element) { item.backBarButtonItem = back }
    let lefts = element.list("leftBarButtonItems").compactMap { make($0) as? UIBarButtonItem }
    if !lefts.isEmpty { item.leftBarButtonItems = lefts }
    let rights = element.list("rightBarButtonItems").compactMap { make($0) as? UIBarButtonItem }
    if !rights.isEmpty { item.rightBarButtonItems = rights }
    if let supplements = element.bool("leftItemsSupplementBackButton") {
      item.leftItemsSupplementBackButton = supplements
    }
    let title = element.children.first { $0["key"] == "titleView" }
    if let title, let view = makeView(title) { item.titleView = view }
  }

  private func barButton(_ key: String, of element: InterfaceElement) -> UIBarButtonItem? {
    element.child(key: key, "barButtonItem").flatMap(make) as? UIBarButtonItem
  }

  // MARK: Gestures

  func configure(_ recognizer: UIGestureRecognizer, _ element: InterfaceElement) {
    if element.bool("enabled") == false { recognizer.isEnabled = false }
    if let cancels = element.bool("cancelsTouchesInView") {
      recognizer.cancelsTouchesInView = cancels
    }
    if let delays = element.bool("delaysTouchesBegan") { recognizer.delaysTouchesBegan = delays }
    if let delays = element.bool("delaysTouchesEnded") { recognizer.delaysTouchesEnded = delays }
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      if let count = element.int("numberOfTapsRequired") { tap.numberOfTapsRequired = count }
      if let count = element.int("numberOfTouchesRequired") { tap.numberOfTouchesRequired = count }
    case let press as UILongPressGestureRecognizer:
      if let count = element.int("numberOfTapsRequired") { press.numberOfTapsRequired = count }
      if let count = element.int("numberOfTouchesRequired") {
        press.numberOfTouchesRequired = count
      }
      if let duration = element.number("minimumPressDuration") {
        press.minimumPressDuration = Double(duration)
      }
      if let movement = element.number("allowableMovement") { press.allowableMovement = movement }
    case let swipe as UISwipeGestureRecognizer:
      let direction: UISwipeGestureRecognizer.Direction? = element.choice(
        "direction",
        ["right": .right, "left": .left, "up": .up, "down": .down]
      )
      if let direction { swipe.direction = direction }
      if let count = element.int("numberOfTouchesRequired") {
        swipe.numberOfTouchesRequired = count
      }
    case let edge as UIScreenEdgePanGestureRecognizer:
      if let edges = element.child(key: "edges", "rectEdge") { edge.edges = rectEdges(edges) }
    case let pan as UIPanGestureRecognizer:
      if let count = element.int("minimumNumberOfTouches") { pan.minimumNumberOfTouches = count }
      if let count = element.int("maximumNumberOfTouches") { pan.maximumNumberOfTouches = count }
    default: break
    }
  }

  func rectEdges(_ element: InterfaceElement) -> UIRectEdge {
    let edges: [(String, UIRectEdge)] = [
      ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
    ]
    return edges.reduce(into: []) { if element.bool($1.0) == true { $0.insert($1.1) } }
  }
}
