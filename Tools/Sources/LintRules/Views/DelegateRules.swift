import SourceModel

struct DelegateIsStrong: Rule {
  let id = "delegate-not-weak"
  let title = "A delegate or data source is held weakly."
  let why = """
    The delegate of an object usually owns that object. A strong reference back is a retain \
    cycle.
    """
  let isFixable = true
  let bad: Example = """
    protocol PickerDelegate: AnyObject {
      func picked(_ text: String)
    }

    final class Picker {
      var delegate: PickerDelegate?
    }
    """
  let good: Example = """
    protocol PickerDelegate: AnyObject {
      func picked(_ text: String)
    }

    final class Picker {
      weak var delegate: PickerDelegate?
    }
    """

  private static let names: Set<String> = ["delegate", "dataSource"]

  func check(_ project: LintedProject) -> [Finding] {
    project.parts.filter { $0.type.isReference }.flatMap { part in
      part.stored.filter { property in
        let isNamed = Self.names.contains(property.name) || property.name.hasSuffix("Delegate")
        return isNamed && !property.isWeak && !property.isClosure
          && (!property.hasInitialValue || property.isInitiallyNil)
          && !property.modifiers.contains("override") && isDelegate(property, in: part, project)
      }.map {
        part.finding(
          $0.place,
          "\(part.name) holds \($0.name) strongly; declare it weak",
          edits: project.edits(makingWeak: $0, in: part)
        )
      }
    }
  }

  /// Returns whether the type's name is that of a delegate protocol; value types are not.
  private func isDelegate(
    _ property: Property,
    in part: TypePart,
    _ project: LintedProject
  ) -> Bool {
    if let type = project.type(of: property, in: part, where: { _ in true }) {
      return type.kind == .protocol
    }
    // The data source of a list is often a property of the same screen.
    return property.typeNames.last?.hasSuffix("Delegate") ?? false
  }
}

struct DelegateProtocolIsNotClassBound: Rule {
  let id = "delegate-protocol-not-class-bound"
  let title = "A delegate protocol is restricted to classes."
  let why = """
    Only class references can be weak. Without AnyObject the compiler rejects a weak delegate, \
    and a strong one is a retain cycle.
    """
  let isFixable = true
  let bad: Example = """
    protocol PickerDelegate {
      func picked(_ text: String)
    }
    """
  let good: Example = """
    protocol PickerDelegate: AnyObject {
      func picked(_ text: String)
    }
    """

  func check(_ project: LintedProject) -> [Finding] {
    project.parts.filter { part in
      part.declaration.kind == .protocol && part.name.hasSuffix("Delegate")
        && part.role != .contract && !part.name.hasSuffix("CoordinatorDelegate")
        && !project.isClassBound(part.type)
    }.map {
      project.findingOfMissingClassBound($0)
    }
  }
}
