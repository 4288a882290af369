import SwiftSyntax

// Edits of the app's coordinator: it shows the screen, and handles its route.
extension AppEditing {
  mutating func addToCoordinator() {
    guard let coordinator = coordinators.first else {
      leaveToAPerson(
        "In the file of the coordinator that shows the screen",
        coordinatorExtension(of: nil)
      )
      return leaveRoute(to: nil)
    }
    let (file, type) = (coordinator.file, coordinator.type)
    guard coordinators.count == 1, find(screensProtocol, in: type) != nil,
      find(app.textsType, in: type) != nil
    else {
      leaveToAPerson(
        "Beside the coordinator that shows the screen, here for \(type.name)",
        choices: coordinators.map { "\($0.type.name) (\(app.files[$0.file].path))" },
        coordinatorExtension(of: type)
      )
      return leaveRoute(to: coordinator)
    }
    let addition = coordinatorExtension(of: type)
    if coordinator.taking.kind == .extension {
      app.files[file].insert(
        "\(addition)\n\n",
        at: coordinator.taking.node.positionAfterSkippingLeadingTrivia
      )
    } else {
      app.files[file].insert(
        "\n\n\(addition)",
        at: app.files[file].tree.statements.endPositionBeforeTrailingTrivia
      )
    }
    guard let node = takingSwitch(of: coordinator.taking) else {
      return leaveRoute(to: coordinator)
    }
    add("case .\(screen.name.variable): \(screen.showing)()", to: node, in: file)
  }

  /// The coordinators that can show the screen, the best example first: the app's own one if it
  /// takes routes, or else all that do, or else the app's own one.
  private var coordinators: [ShowingCoordinator] {
    let takers = app.files.indices.filter { app.files[$0].path.hasPrefix("Presentation/") }
      .flatMap { file -> [ShowingCoordinator] in
        let types = app.files[file].topLevelTypes
        return types.filter { $0.kind == .class }.compactMap { type in
          types.first { $0.name == type.name && $0.inherited.contains("RouteTaking") }
            .map { ShowingCoordinator(file: file, type: type, taking: $0) }
        }
      }
    if let own = takers.first(where: { $0.type.name == coordinatorType }) { return [own] }
    if takers.isEmpty {
      return find(.class, coordinatorType)
        .map { [ShowingCoordinator(file: $0.file, type: $0.type, taking: $0.type)] } ?? []
    }
    let hasSwitch: (ShowingCoordinator) -> Bool = { !$0.taking.switches(in: "take").isEmpty }
    return takers.filter(hasSwitch) + takers.filter { !hasSwitch($0) }
  }

  private mutating func leaveRoute(to coordinator: ShowingCoordinator?) {
    let switches = coordinator?.taking.switches(in: "take") ?? []
    completed.formUnion(switches.map(\.id))
    let decides = coordinator?.taking.functions("canTake").isEmpty == false
    leaveToAPerson(
      "In take(_:) of \(coordinator?.type.name ?? coordinatorType)"
        + (decides ? ", whose canTake(_:) has to accept .\(screen.name.variable)" : ""),
      "    case .\(screen.name.variable): \(screen.showing)()"
    )
  }

  /// The switch over the route, if that is all that `take(_:)` does.
  private func takingSwitch(of type: DeclaredType) -> SwitchExprSyntax? {
    guard let function = type.functions("take").first, let body = function.body,
      let node = body.statements.last?.item.switchExpression,
      let parameter = function.signature.parameterClause.parameters.first,
      node.subject.trimmedDescription == (parameter.secondName ?? parameter.firstName).text,
      type.functions("canTake").isEmpty
    else { return nil }
    return node
  }

  private func coordinatorExtension(of type: DeclaredType?) -> String {
    let name = screen.name
    let coordinator = type?.name ?? coordinatorType
    let access = type?.isPublic == false ? "" : "public "
    let screens = type.flatMap { find(screensProtocol, in: $0) } ?? "screens"
    let texts = type.flatMap { find(app.textsType, in: $0) } ?? "texts"
    switch screen.placement {
    case .pushed:
      return """
        extension \(coordinator): \(name.type)Navigation {
          \(access)func \(screen.showing)() {
            let presenter = \(name.type)Presenter(texts: \(texts), navigation: self)
            push(\(screens).\(name.variable)(presenter), at: \(routeType).\(name.variable))
          }

          \(access)func \(screen.done)() {
            pop()
          }
        }
        """
    case .flow:
      return """
        extension \(coordinator) {
          /// Starts the \(name.phrase) flow in a sheet; `then:` of `start` receives its outcome.
          \(access)func \(screen.showing)() {
            start(\(name.type)Coordinator(screens: \(screens), texts: \(texts)), as: .sheet())
          }
        }
        """
    }
  }
}

/// A coordinator that can show the screen.
private struct ShowingCoordinator {
  var file: Int
  var type: DeclaredType
  /// The declaration that conforms to `RouteTaking`, or else the type.
  var taking: DeclaredType
}

// The expression of a value that a coordinator has.
extension AppEditing {
  /// Returns the expression of a value of a type: a property of a class or its superclasses, or a
  /// property of such a property, such as `app.texts`.
  private func find(_ wanted: String, in type: DeclaredType) -> String? {
    let properties = inheritedProperties(of: type)
    if let own = properties.first(where: { $0.type == wanted }) { return own.name }
    for property in properties {
      let owner = [.struct, .class].lazy.compactMap { find($0, property.type)?.type }.first
      let part = owner.map(accessibleProperties)?.first { $0.type == wanted }
      if let part { return "\(property.name).\(part.name)" }
    }
    return nil
  }

  private func inheritedProperties(of type: DeclaredType) -> [TypedProperty] {
    var properties = type.typedProperties
    var seen: Set = [type.name]
    var next = type.inherited.first
    while let name = next?.prefix(while: { $0 != "<" }), seen.insert(String(name)).inserted,
      let superclass = find(.class, String(name))?.type
    {
      properties += accessibleProperties(of: superclass)
      next = superclass.inherited.first
    }
    return properties
  }

  private func accessibleProperties(of type: DeclaredType) -> [TypedProperty] {
    type.typedProperties.filter { !$0.isPrivate }
  }
}

/// A property whose type is declared.
private struct TypedProperty {
  var name: String
  /// Without `any`.
  var type: String
  var isPrivate: Bool
}

extension DeclaredType {
  fileprivate var typedProperties: [TypedProperty] {
    properties.flatMap { variable in
      variable.bindings.compactMap { binding in
        guard let type = binding.typeAnnotation?.type.trimmedDescription else { return nil }
        return TypedProperty(
          name: binding.pattern.trimmedDescription,
          type: type.hasPrefix("any ") ? String(type.dropFirst("any ".count)) : type,
          isPrivate: variable.modifiers.contains {
            $0.detail == nil && ["private", "fileprivate"].contains($0.name.text)
          }
        )
      }
    }
  }

  /// The switches at the top level of a function.
  fileprivate func switches(in function: String) -> [SwitchExprSyntax] {
    functions(function).flatMap { function in
      function.body?.statements.compactMap { $0.item.switchExpression } ?? []
    }
  }
}
