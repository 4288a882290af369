import UIKitHosting

// The appearance of bars and of their items. Values that differ at the edge of the content are
// `var(--at, …) var(--off, …)`: the position of the content makes one of the two variables empty,
// which removes its value.

extension DOMRenderer {
  /// Sets the appearance of a bar; a bar whose appearance was reset gets a value that looks like
  /// the system's.
  func setBarAppearance(
    _ appearance: BarAppearanceValue,
    of target: Target,
    into operations: inout [DOMOperation]
  ) {
    let main = target.main
    let (edge, standard) = (appearance.edge, appearance.standard)
    operations.append(.toggle(main, className: "custom-appearance", true))
    operations.append(.style(main, "--ground", both(edge, standard, ground)))
    let isCapped = edge.image?.caps != nil || standard.image?.caps != nil
    let border = isCapped ? both(edge, standard, border) : nil
    operations.append(.style(main, "--ground-border", border))
    operations.append(.style(main, "--blur", both(edge, standard, blur)))
    operations.append(.style(main, "--line", both(edge, standard, line)))
    guard target.kind == .navigationBar else { return }
    setWords(
      (edge.title, standard.title),
      of: target.part(.text),
      otherwise: ["font-size": "min(1.0625rem,21px)", "font-weight": "600"],
      into: &operations
    )
    let isMoved = edge.titleShift != nil || standard.titleShift != nil
    let move = isMoved ? both(edge, standard) { self.move($0.titleShift) } : nil
    operations.append(.style(target.part(.text), "translate", move))
    setWords(
      (edge.largeTitle, standard.largeTitle),
      of: target.part(.secondaryText),
      otherwise: ["font-size": "min(2.125rem,60px)", "font-weight": "700"],
      into: &operations
    )
  }

  func setBarItemAppearance(
    _ appearance: BarItemAppearanceValue,
    of target: Target,
    into operations: inout [DOMOperation]
  ) {
    setWords(
      (appearance.edge.title, appearance.standard.title),
      of: target.part(.text),
      otherwise: [:],
      into: &operations
    )
    let (edge, standard) = (appearance.edge, appearance.standard)
    let isMoved = edge.titleShift != nil || standard.titleShift != nil
    let move = isMoved ? both(edge, standard) { self.move($0.titleShift) } : nil
    operations.append(.style(target.part(.text), "translate", move))
    let place = standard.iconPlace.map { place in
      "translate(\(CSS.length(place.shift.x)),\(CSS.length(place.shift.y))) "
        + "scale(\(CSS.number(place.scaleX)),\(CSS.number(place.scaleY)))"
    }
    operations.append(.style(target.part(.icon), "transform", place))
    let hasColor = appearance.edge.icon != nil || appearance.standard.icon != nil
    let color = both(appearance.edge, appearance.standard) { $0.icon.map(CSS.color) ?? "inherit" }
    operations.append(.style(target.part(.icon), "color", hasColor ? color : nil))
  }

  /// Sets the text attributes of an element.
  /// - Parameters:
  ///   - runs: The text attributes at the edge of the content, and elsewhere.
  ///   - element: The element of the text.
  ///   - defaults: The values for properties that only one of the two sets.
  ///   - operations: Receives the operations that set or remove properties.
  private func setWords(
    _ runs: (edge: TextRun?, standard: TextRun?),
    of element: ElementID,
    otherwise defaults: [String: String],
    into operations: inout [DOMOperation]
  ) {
    let edge = runs.edge.map(runStyles) ?? []
    let standard = runs.standard.map(runStyles) ?? []
    for name in Self.wordStyles {
      let atEdge = edge.first { $0.name == name }?.value
      let elsewhere = standard.first { $0.name == name }?.value
      guard atEdge != nil || elsewhere != nil else {
        operations.append(.style(element, name, nil))
        continue
      }
      let other = defaults[name] ?? Self.customDefaults[name] ?? "inherit"
      let value = both(atEdge, elsewhere) { $0 ?? other }
      operations.append(.style(element, name, value))
    }
  }

  private static let wordStyles = [
    "color", "background-color", "--kern", "font-size", "font-weight", "font-style",
    "font-family", "--tracking",
  ]

  private static let customDefaults = ["--kern": "0px", "--tracking": "var(--system-tracking)"]

  private func both<Look>(_ edge: Look, _ standard: Look, _ style: (Look) -> String) -> String {
    let (edge, standard) = (style(edge), style(standard))
    return edge == standard ? edge : "var(--at,\(edge)) var(--off,\(standard))"
  }

  private func move(_ shift: ShiftValue?) -> String {
    shift.map { "\(CSS.length($0.x)) \(CSS.length($0.y))" } ?? "none"
  }

  private func ground(_ look: BarAppearanceValue.Look) -> String {
    let color = look.color.map(CSS.background) ?? (look.isBlurred ? "var(--bar)" : "transparent")
    guard case .background(let url, let position, let size)? = look.image.flatMap(fill) else {
      return color
    }
    return "\(url) \(position)/\(size) \(color)"
  }

  /// Returns an image with cap insets.
  private func border(_ look: BarAppearanceValue.Look) -> String {
    if case .border(let border)? = look.image.flatMap(fill) { border } else { "none" }
  }

  private func blur(_ look: BarAppearanceValue.Look) -> String {
    look.isBlurred ? "saturate(180%) blur(20px)" : "none"
  }

  private func line(_ look: BarAppearanceValue.Look) -> String {
    look.line.map(CSS.color) ?? "transparent"
  }
}
