import UIKitHosting

/// What differs by size class: subviews and constraints that are left out, and attributes with other
/// values.
///
/// A file writes a `variation` for all size classes ("default") and one for each that differs
/// ("heightClass=compact-widthClass=regular"). The more classes one names, the later it counts.
@MainActor
final class InterfaceVariations {
  private struct Varied {
    let element: InterfaceElement
    weak var object: NSObject?
    /// The subviews and constraints by identifier, in the order of the file, kept while they are
    /// left out.
    var subviews: [(id: String, view: UIView)] = []
    var constraints: [(id: String, constraint: NSLayoutConstraint)] = []
  }

  private let loader: InterfaceLoader
  private var varied: [Varied]

  /// - Parameters:
  ///   - objects: The objects whose elements have variations.
  ///   - loader: The loader that has made them.
  init(_ objects: [(element: InterfaceElement, object: NSObject)], of loader: InterfaceLoader) {
    self.loader = loader
    varied = objects.map { element, object in
      var varied = Varied(element: element, object: object)
      let masks = element.all("variation").flatMap { $0.all("mask") }
      if masks.contains(where: { $0["key"] == "subviews" }) {
        varied.subviews = element.list("subviews").compactMap { child in
          (loader.object(child.id) as? UIView).map { (child.id, $0) }
        }
      }
      if masks.contains(where: { $0["key"] == "constraints" }) || !varied.subviews.isEmpty {
        varied.constraints = element.list("constraints").compactMap { child in
          (loader.object(child.id) as? NSLayoutConstraint).map { (child.id, $0) }
        }
      }
      return varied
    }
  }

  /// Follows the traits of a view, and applies the variations for its present ones.
  func follow(_ view: UIView) {
    apply(view.traitCollection)
    let traits: [any UITraitDefinition.Type] = [
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitUserInterfaceIdiom.self,
    ]
    view.registerForTraitChanges(traits) { [self] (view: UIView, _) in
      apply(view.traitCollection)
    }
  }

  private func apply(_ traits: UITraitCollection) {
    for varied in varied {
      guard let object = varied.object else { continue }
      let matching = varied.element.all("variation")
        .filter { matches($0["key"] ?? "", traits) }
        .sorted { parts($0["key"] ?? "").count < parts($1["key"] ?? "").count }
      if let view = object as? UIView, !varied.subviews.isEmpty || !varied.constraints.isEmpty {
        install(varied, in: view, matching)
      }
      applyValues(of: varied.element, to: object, matching)
    }
  }

  // MARK: Size classes

  private func parts(_ key: String) -> [Substring] {
    key == "default" ? [] : key.split(separator: "-")
  }

  private func matches(_ key: String, _ traits: UITraitCollection) -> Bool {
    parts(key).allSatisfy { part in
      switch part {
      case "widthClass=compact": traits.horizontalSizeClass == .compact
      case "widthClass=regular": traits.horizontalSizeClass == .regular
      case "heightClass=compact": traits.verticalSizeClass == .compact
      case "heightClass=regular": traits.verticalSizeClass == .regular
      case "idiom=pad": traits.userInterfaceIdiom == .pad
      case "idiom=phone": traits.userInterfaceIdiom == .phone
      default: false
      }
    }
  }

  // MARK: Subviews and constraints

  private func install(_ varied: Varied, in view: UIView, _ variations: [InterfaceElement]) {
    let hidden = excluded("subviews", variations)
    var index = 0
    for (id, subview) in varied.subviews {
      if hidden.contains(id) {
        subview.removeFromSuperview()
        continue
      }
      if subview.superview !== view {
        if let stack = view as? UIStackView {
          stack.insertArrangedSubview(subview, at: min(index, stack.arrangedSubviews.count))
        } else {
          view.insertSubview(subview, at: min(index, view.subviews.count))
        }
      }
      index += 1
    }
    let left = excluded("constraints", variations)
    for (id, constraint) in varied.constraints {
      let isInstalled = !left.contains(id) && isInside(constraint, view)
      if isInstalled != constraint.isActive {
        if isInstalled { view.addConstraint(constraint) } else { constraint.isActive = false }
      }
    }
  }

  private func excluded(_ key: String, _ variations: [InterfaceElement]) -> Set<String> {
    var excluded: Set<String> = []
    for change in variations.flatMap({ $0.list("mask", key: key) }) {
      let id = change["reference"] ?? ""
      if change.name == "exclude" { excluded.insert(id) } else { excluded.remove(id) }
    }
    return excluded
  }

  private func isInside(_ constraint: NSLayoutConstraint, _ view: UIView) -> Bool {
    [constraint._firstView, constraint._secondView].allSatisfy {
      $0?.isDescendant(of: view) ?? true
    }
  }

  // MARK: Values

  /// What an attribute means if the file leaves it out.
  private static let defaults = [
    "hidden": "NO", "axis": "horizontal", "spacing": "0", "alignment": "fill",
    "distribution": "fill", "constant": "0", "alpha": "1", "numberOfLines": "1",
    "textAlignment": "natural",
  ]

  /// Sets the attributes and children that any variation changes to their present values.
  private func applyValues(
    of element: InterfaceElement,
    to object: NSObject,
    _ matching: [InterfaceElement]
  ) {
    let all = element.all("variation")
    let names = Set(all.flatMap(\.attributes).map(\.name)).subtracting(["key", "id"])
    let children = all.flatMap(\.children).filter { $0.name != "mask" }
    guard !names.isEmpty || !children.isEmpty else { return }
    let attributes = names.sorted().compactMap { name -> InterfaceElement.Attribute? in
      let value = matching.last { $0[name] != nil }?[name] ?? element[name] ?? Self.defaults[name]
      return value.map { InterfaceElement.Attribute(name: name, value: $0) }
    }
    let present = InterfaceElement(element.name, attributes, line: element.line)
    for key in Set(children.compactMap { $0["key"] }).sorted() {
      let child = matching.last { $0.child(key: key) != nil }?.child(key: key)
      if let child = child ?? element.child(key: key) { present.add(child) }
    }
    loader.apply(present, to: object)
  }
}

extension InterfaceLoader {
  /// Sets the values that an element has, and no others.
  func apply(_ element: InterfaceElement, to object: NSObject) {
    if let constraint = object as? NSLayoutConstraint {
      if let constant = element.number("constant") { constraint.constant = constant }
      if let priority = element.number("priority") {
        constraint.priority = UILayoutPriority(Float(priority))
      }
    }
    guard let view = object as? UIView else { return }
    configureExisting(view, element)
    switch view {
    case let view as UILabel: configure(view, element)
    case let view as UIButton:
      configure(view as UIControl, element)
      configure(view, element)
    case let view as UITextField: configure(view, element)
    case let view as UITextView: configure(view, element)
    case let view as UIStackView: configure(view, element)
    case let view as UIImageView: configure(view, element)
    default: break
    }
  }
}
