import Foundation

extension InterfaceLoader {
  /// Reads what all views have, and makes the subviews.
  func configure(_ view: UIView, _ element: InterfaceElement) {
    adopt(view, as: element)
    configureFrame(view, element)
    configureLook(view, element)
    configureLayout(view, element)
    for child in element.list("subviews") {
      if let subview = makeView(child) { view.addSubview(subview) }
    }
    for child in element.list("gestureRecognizers") {
      if let recognizer = make(child) as? UIGestureRecognizer {
        view.addGestureRecognizer(recognizer)
      }
    }
    add(guidesOf: element, of: view)
    add(constraintsOf: element, to: view)
    configureAccessibility(view, element)
  }

  /// Reads an element into a view that its owner has made and places, such as a navigation bar.
  func configureExisting(_ view: UIView, _ element: InterfaceElement) {
    _ = (element.rect(key: "frame"), element.autoresizing)
    configureLook(view, element)
    configureLayout(view, element)
  }

  private func configureFrame(_ view: UIView, _ element: InterfaceElement) {
    if let frame = element.rect(key: "frame") { view.frame = frame }
    // The mask stands in the file beside constraints as well, where it has no meaning. A view
    // without constraints has a fixed frame, which follows the mask.
    let usesConstraints =
      element.bool("translatesAutoresizingMaskIntoConstraints") == false
      && element.bool("fixedFrame") != true
    if usesConstraints { view.translatesAutoresizingMaskIntoConstraints = false }
    if let mask = element.autoresizing, !usesConstraints { view.autoresizingMask = mask }
    if element.bool("autoresizesSubviews") == false { view.autoresizesSubviews = false }
    if let transform = element.child(key: "transform", "affineTransform") {
      view.transform = CGAffineTransform(
        a: transform.number("a") ?? 1,
        b: transform.number("b") ?? 0,
        c: transform.number("c") ?? 0,
        d: transform.number("d") ?? 1,
        tx: transform.number("tx") ?? 0,
        ty: transform.number("ty") ?? 0
      )
    }
  }

  private func configureLook(_ view: UIView, _ element: InterfaceElement) {
    if let mode = element.contentMode { view.contentMode = mode }
    if let alpha = element.number("alpha") { view.alpha = alpha }
    if element.bool("hidden") == true { view.isHidden = true }
    if let isOpaque = element.bool("opaque") { view.isOpaque = isOpaque }
    if let clips = element.bool("clipsSubviews") ?? element.bool("clipsToBounds") {
      view.clipsToBounds = clips
    }
    if let tag = element.int("tag") { view.tag = tag }
    if let receives = element.bool("userInteractionEnabled") {
      view.isUserInteractionEnabled = receives
    }
    if let several = element.bool("multipleTouchEnabled") { view.isMultipleTouchEnabled = several }
    if let color = color("backgroundColor", of: element) { view.backgroundColor = color }
    if let color = color("tintColor", of: element) { view.tintColor = color }
    let content: UISemanticContentAttribute? = element.choice(
      "semanticContentAttribute",
      [
        "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
        "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
      ]
    )
    if let content { view.semanticContentAttribute = content }
    let style: UIUserInterfaceStyle? = element.choice(
      "overrideUserInterfaceStyle",
      ["unspecified": .unspecified, "light": .light, "dark": .dark]
    )
    if let style { view.overrideUserInterfaceStyle = style }
  }

  private func configureLayout(_ view: UIView, _ element: InterfaceElement) {
    let axes: [(String, NSLayoutConstraint.Axis)] = [
      ("horizontal", .horizontal), ("vertical", .vertical),
    ]
    for (name, axis) in axes {
      if let value = element.number("\(name)HuggingPriority") {
        view.setContentHuggingPriority(UILayoutPriority(Float(value)), for: axis)
      }
      if let value = element.number("\(name)CompressionResistancePriority") {
        view.setContentCompressionResistancePriority(UILayoutPriority(Float(value)), for: axis)
      }
    }
    if let preserves = element.bool("preservesSuperviewLayoutMargins") {
      view.preservesSuperviewLayoutMargins = preserves
    }
    if let insets = element.bool("insetsLayoutMarginsFromSafeArea") {
      view.insetsLayoutMarginsFromSafeArea = insets
    }
    if let margins = element.insets(key: "layoutMargins") { view.layoutMargins = margins }
    if let margins = element.directionalInsets(key: "directionalLayoutMargins") {
      view.directionalLayoutMargins = margins
    }
  }

  func configureAccessibility(_ object: UIView, _ element: InterfaceElement) {
    guard let accessibility = element.child(key: "accessibilityConfiguration", "accessibility")
    else { return }
    if let label = text("accessibilityLabel", of: element) ?? accessibility.string("label") {
      object.accessibilityLabel = label
    }
    if let hint = accessibility.string("hint") { object.accessibilityHint = hint }
    if let identifier = accessibility.string("identifier") {
      object.accessibilityIdentifier = identifier
    }
    if let isElement = accessibility.child(key: "isElement", "bool") ?? accessibility.child("bool")
    {
      object.isAccessibilityElement = isElement.bool("value") ?? true
    }
    if let traits = accessibility.child(key: "traits", "accessibilityTraits") {
      object.accessibilityTraits = accessibilityTraits(traits)
    }
  }

  private func accessibilityTraits(_ element: InterfaceElement) -> UIAccessibilityTraits {
    let traits: [(String, UIAccessibilityTraits)] = [
      ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
      ("staticText", .staticText), ("searchField", .searchField),
      ("updatesFrequently", .updatesFrequently), ("notEnabled", .notEnabled),
      ("adjustable", .adjustable), ("header", .header),
    ]
    return traits.reduce(into: []) { if element.bool($1.0) == true { $0.insert($1.1) } }
  }

  /// Returns the text of a property in the language of the app.
  func text(_ property: String, of element: InterfaceElement) -> String? {
    document.text(property, of: element)
  }
}
