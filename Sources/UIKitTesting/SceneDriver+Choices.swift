import UIKitHosting

extension SceneDriver {
  /// Taps a tab, which may be the selected one.
  public func selectTab(_ label: String) throws {
    try tap(element(label, .tab))
  }

  /// Selects a segment; `control` identifies the segmented control if several have such a segment.
  public func selectSegment(_ label: String, of control: String? = nil) throws {
    let found = find(control, .segmentedControl).flatMap(\.children).filter { $0.label == label }
    try tap(only(found, "a segment \"\(label)\""))
  }

  /// Taps the increment button of a stepper; without a label that of the only stepper.
  public func increment(_ label: String? = nil) throws {
    try tap(button(of: label, up: true))
  }

  /// Taps the decrement button of a stepper.
  public func decrement(_ label: String? = nil) throws {
    try tap(button(of: label, up: false))
  }

  /// Holds a stepper's button for a number of steps up, or down if negative, and lets go.
  public func holdStepper(_ label: String? = nil, for steps: Int) throws {
    let stepper = try stepper(label)
    let isContinuous = !(display.tree[stepper.id]?.attributes ?? []).contains {
      if case .stepping(_, isContinuous: false) = $0 { true } else { false }
    }
    let events = isContinuous ? Array(repeating: steps.signum(), count: abs(steps)) : [steps]
    for step in events {
      try perform(.step(stepper.id, step), "holding \(stepper) for \(steps) steps")
    }
  }

  /// Moves a slider's thumb to a fraction of its track, 0…1, passing through other positions; then
  /// lets go.
  public func slide(
    _ label: String? = nil,
    to position: Double,
    by way: [Double] = []
  ) throws {
    let slider = try only(find(label, .slider), label.map { "a slider \"\($0)\"" } ?? "a slider")
    try slide(slider, to: position, by: way)
  }

  /// Moves a slider to a position from 0 to 1, along the positions on its way.
  ///
  /// - Throws: `DriverError` when it cannot be moved.
  public func slide(_ slider: Element, to position: Double, by way: [Double] = []) throws {
    let stops = way + [position]
    for (index, stop) in stops.enumerated() {
      let revision = (display.tree[slider.id]?.track?.answers ?? 0) + 1
      let isDone = index == stops.count - 1
      let slide = SlideValue(revision: revision, position: stop, isDone: isDone)
      try perform(.slide(slider.id, slide), "moving \(slider) to \(stop)")
    }
  }

  private func stepper(_ label: String?) throws -> Element {
    try only(find(label, .stepper), label.map { "a stepper \"\($0)\"" } ?? "a stepper")
  }

  private func button(of label: String?, up: Bool) throws -> Element {
    let stepper = try stepper(label)
    guard let button = up ? stepper.children.last : stepper.children.first else {
      throw DriverError.notFound("buttons of \(stepper)", screen: screen)
    }
    return button
  }

  private func only(_ found: [Element], _ wanted: String) throws -> Element {
    if found.count > 1 {
      throw DriverError.ambiguous(wanted, count: found.count, screen: screen)
    }
    guard let element = found.first else { throw DriverError.notFound(wanted, screen: screen) }
    return element
  }
}
