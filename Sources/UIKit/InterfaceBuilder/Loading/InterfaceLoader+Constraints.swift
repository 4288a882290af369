import Foundation

extension InterfaceLoader {
  /// Makes and activates the constraint of an element that a view holds.
  func makeConstraint(_ element: InterfaceElement, of view: UIView) {
    element.skip()
    // Interface Builder removes these when it builds the app.
    if element.bool("placeholder") == true { return }
    guard let constraint = constraint(element, of: view) else { return }
    adopt(constraint, as: element)
    if let identifier = element["identifier"] { constraint.identifier = identifier }
    if let priority = element.number("priority") {
      constraint.priority = UILayoutPriority(Float(priority))
    }
    view.addConstraint(constraint)
  }

  private func constraint(_ element: InterfaceElement, of view: UIView) -> NSLayoutConstraint? {
    guard let first = item(element["firstItem"], of: element, default: view),
      let firstAttribute = attribute("firstAttribute", of: element)
    else { return nil }
    let relation: NSLayoutConstraint.Relation =
      element.choice(
        "relation",
        ["equal": .equal, "lessThanOrEqual": .lessThanOrEqual, "greaterThanOrEqual": .greaterThanOrEqual]
      ) ?? .equal
    var second: NSObject?
    var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
    if let id = element["secondItem"] {
      guard let item = item(id, of: element, default: view),
        let attribute = attribute("secondAttribute", of: element)
      else { return nil }
      (second, secondAttribute) = (item, attribute)
    }
    guard isInside(first, view), second.map({ isInside($0, view) }) ?? true else {
      document.report(
        element,
        "expected a constraint between views inside of \(type(of: view)), got one that leads outside"
      )
      return nil
    }
    let isBetweenSiblings = second != nil && first !== view && second !== view
    let standard: CGFloat = isBetweenSiblings ? 8 : 20
    let isSymbolic = element.bool("symbolic") == true
    return NSLayoutConstraint(
      item: first,
      attribute: firstAttribute,
      relatedBy: relation,
      toItem: second,
      attribute: secondAttribute,
      multiplier: multiplier(element),
      constant: element.number("constant") ?? (isSymbolic ? standard : 0)
    )
  }

  private func isInside(_ item: NSObject, _ view: UIView) -> Bool {
    let itemView = (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
    return itemView?.isDescendant(of: view) ?? false
  }

  /// The multiplier, which Xcode writes as a number or as a ratio: "0.5", "16:9", "1:2".
  private func multiplier(_ element: InterfaceElement) -> CGFloat {
    guard let text = element["multiplier"] else { return 1 }
    let parts = text.split(separator: ":").compactMap { Double($0) }
    switch parts.count {
    case 1 where parts[0] != 0: return CGFloat(parts[0])
    case 2 where parts[0] != 0 && parts[1] != 0: return CGFloat(parts[0] / parts[1])
    default:
      document.report(element, "expected a multiplier such as 0.5 or 16:9, got \(text); used 1")
      return 1
    }
  }

  /// Returns the view or guide of a constraint.
  private func item(
    _ id: String?,
    of element: InterfaceElement,
    default view: UIView
  ) -> NSObject? {
    guard let id else { return view }
    if let object = object(id) ?? edgeGuide(id) { return object }
    // An item that was left out for its class has been reported already.
    document.report(element, "expected a constraint to an object of this view, got the id \(id)")
    return nil
  }

  /// Returns the top or bottom layout guide of the controller whose view is loaded.
  private func edgeGuide(_ id: String) -> NSObject? {
    guard let controller, let element = scene?.elements[id],
      element.name == "viewControllerLayoutGuide"
    else { return nil }
    let guide = controller._edgeLayoutGuide(isTop: element["type"] == "top")
    refer(to: guide, as: id)
    return guide
  }

  private func attribute(
    _ name: String,
    of element: InterfaceElement
  ) -> NSLayoutConstraint.Attribute? {
    let attribute: NSLayoutConstraint.Attribute? = element.choice(
      name,
      [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
        "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
        "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
        "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
        "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
        "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
        "centerYWithinMargins": .centerYWithinMargins,
      ]
    )
    if attribute == nil {
      let got = element.attributes.first { $0.name == name }?.value ?? "none"
      document.report(element, "expected an attribute as \(name) of a constraint, got \(got)")
    }
    return attribute
  }
}
