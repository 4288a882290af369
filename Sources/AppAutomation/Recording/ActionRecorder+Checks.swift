import UIKitHosting

/// A place at which a user has pointed, to assert something about an element.
struct PointedPlace {
  /// The nodes at the place, the innermost first.
  var nodes: [NodeID]
  /// The text that is shown there; parts of one node differ by it.
  var text: String
}

extension ActionRecorder {
  /// Notes an assertion about what a user points at.
  ///
  /// - Parameters:
  ///   - place: The place.
  ///   - screen: The screen.
  /// - Returns: The assertion and the node; nil if there is nothing to assert.
  func check(_ place: PointedPlace, on screen: RecordedScreen) -> (RecordedStep, NodeID)? {
    end()
    guard let record = screen.record(at: place) else { return nil }
    var fact = CheckedElement(record).fact
    guard let element = screen.element(record.id, preferringText: fact == .exists) else {
      return nil
    }
    if fact == .exists, element.path.isByPlace, !record.label.isEmpty {
      fact = .label(record.label)
    }
    let step = RecordedStep.check(
      RecordedCheck(fact: fact, isLate: isLate(fact, element, record.id)),
      element
    )
    write(step)
    return (step, NodeID(rawValue: record.id.node))
  }

  /// Returns whether a fact did not hold right after the action before.
  private func isLate(
    _ fact: RecordedCheck.Fact,
    _ element: RecordedElement,
    _ id: ElementRecord.ID
  ) -> Bool {
    guard let afterStep else { return false }
    guard let old = afterStep.record(id),
      afterStep.element(id, preferringText: fact == .exists)?.path == element.path
    else { return true }
    if case .label(let label) = fact { return old.label != label }
    return CheckedElement(old).fact != fact
  }
}

/// An element about which a test asserts something.
private struct CheckedElement {
  private let record: ElementRecord

  init(_ record: ElementRecord) { self.record = record }

  /// The kinds whose empty value is a fact too.
  private static let editedKinds: Set<ElementKind> = [.textField, .searchField, .textView]

  /// The fact that is asserted.
  var fact: RecordedCheck.Fact {
    // That of a secure field has its length.
    if record.kind != .secureTextField, let value = record.value,
      !value.isEmpty || Self.editedKinds.contains(record.kind)
    {
      return .value(value)
    }
    return record.isEnabled ? .exists : .isDisabled
  }

  /// A Boolean value that indicates whether a person sees it as something of its own.
  var isNotable: Bool {
    switch record.kind {
    case .application, .window: false
    case .other, .scrollView:
      !record.label.isEmpty || !record.identifier.isEmpty
    default: true
    }
  }
}

extension RecordedScreen {
  /// Returns the innermost element at a place about which something can be asserted.
  fileprivate func record(at place: PointedPlace) -> ElementRecord? {
    let all = app.all
    for node in place.nodes {
      let own = all.filter { $0.id.node == node.rawValue }
      let whole = own.first { $0.id.part == .whole }
      let part = own.first { record in
        // The title of a button stands for the button.
        record.id.part != .whole && whole?.kind != .button && !place.text.isEmpty
          && record.label == place.text
      }
      let found = part ?? whole
      if let found, CheckedElement(found).isNotable { return found }
    }
    return nil
  }
}
