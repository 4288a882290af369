import SwiftSyntax

// Edits of the app's coordinator: it shows the screen, and handles its route.
extension AppEditing {
  mutating func addToCoordinator() {
    let name = screen.name
    guard let (file, type) = find(.class, coordinatorType), type.property("screens") != nil,
      type.property("texts") != nil
    else {
      leaveToAPerson("In the file of the coordinator that shows the screen", coordinatorExtension)
      return leaveRoute()
    }
    let taking = app.files[file].topLevelTypes.first {
      $0.kind == .extension && $0.name == coordinatorType && $0.inherited.contains("RouteTaking")
    }
    if let taking {
      app.files[file].insert(
        "\(coordinatorExtension)\n\n",
        at: taking.node.positionAfterSkippingLeadingTrivia
      )
    } else {
      app.files[file].insert(
        "\n\n\(coordinatorExtension)",
        at: app.files[file].tree.statements.endPositionBeforeTrailingTrivia
      )
    }
    guard let node = takingSwitch(of: taking ?? type) else { return leaveRoute() }
    add("case .\(name.variable): \(screen.showing)()", to: node, in: file)
  }

  private mutating func leaveRoute() {
    leaveToAPerson(
      "In take(_:) of \(coordinatorType)",
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

  private var coordinatorExtension: String {
    let name = screen.name
    switch screen.placement {
    case .pushed:
      return """
        extension \(coordinatorType): \(name.type)Navigation {
          public func \(screen.showing)() {
            let presenter = \(name.type)Presenter(texts: texts, navigation: self)
            push(screens.\(name.variable)(presenter), at: \(routeType).\(name.variable))
          }

          public func \(screen.done)() {
            pop()
          }
        }
        """
    case .flow:
      return """
        extension \(coordinatorType) {
          /// Starts the \(name.phrase) flow in a sheet; `then:` of `start` receives its outcome.
          public func \(screen.showing)() {
            start(\(name.type)Coordinator(screens: screens, texts: texts), as: .sheet())
          }
        }
        """
    }
  }
}
