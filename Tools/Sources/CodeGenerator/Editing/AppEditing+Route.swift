import SwiftSyntax

// Edits of the route: a case, its path, and the conversion from the path.
extension AppEditing {
  mutating func addRoute() {
    let name = screen.name
    guard let (file, type) = find(.enum, routeType),
      let lastCase = type.members.members.last(where: { $0.decl.is(EnumCaseDeclSyntax.self) }),
      let writing = writingSwitch(of: type)
    else {
      return leaveToAPerson(
        "In \(routeType), which has another form than the tool adds to",
        """
          case \(name.variable)
          // In init?(path:), for the segments ["\(name.path)"]: self = .\(name.variable)
          // In path: case .\(name.variable): ["\(name.path)"]
        """
      )
    }
    app.files[file].insert(
      "\n  case \(name.variable)",
      at: lastCase.decl.endPositionBeforeTrailingTrivia
    )
    if let reading = readingSwitch(of: type), let pattern = pattern(for: reading) {
      add("case \(pattern): self = .\(name.variable)", to: reading, in: file)
    } else {
      leaveReading(of: type)
    }
    let answer = writing.returns ? "return " : ""
    add("case .\(name.variable): \(answer)[\"\(name.path)\"]", to: writing, in: file)
  }

  private mutating func leaveReading(of type: DeclaredType) {
    let name = screen.name
    guard let table = table(of: type) else {
      return leaveToAPerson(
        "In init?(path:) of \(routeType)",
        "    // For the segments [\"\(name.path)\"]:\n    self = .\(name.variable)"
      )
    }
    leaveToAPerson(
      "In \(routeType).\(table), where init?(path:) finds routes by their paths",
      "    .\(name.variable),"
    )
  }

  /// The name of the static array of routes that `init?(path:)` uses.
  private func table(of type: DeclaredType) -> String? {
    guard let initializer = initializer(of: type) else { return nil }
    let words = Set(initializer.tokens(viewMode: .sourceAccurate).map(\.text))
    return type.properties
      .filter { $0.modifiers.contains { $0.name.text == "static" } }
      .flatMap(\.bindings)
      .first {
        $0.initializer?.value.is(ArrayExprSyntax.self) == true
          && words.contains($0.pattern.trimmedDescription)
      }?
      .pattern.trimmedDescription
  }

  private func initializer(of type: DeclaredType) -> InitializerDeclSyntax? {
    type.members.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
      .first { $0.signature.parameterClause.parameters.first?.firstName.text == "path" }
  }

  /// The last switch of `init?(path:)`.
  private func readingSwitch(of type: DeclaredType) -> SwitchExprSyntax? {
    initializer(of: type)?
      .body?.statements.compactMap { $0.item.switchExpression }.last
  }

  private func writingSwitch(of type: DeclaredType) -> SwitchExprSyntax? {
    guard
      case .getter(let statements) = type.property("path")?.bindings.first?.accessorBlock?
        .accessors
    else { return nil }
    return statements.compactMap { $0.item.switchExpression }.last
  }

  /// The pattern by which a switch over segments recognises the screen's path.
  ///
  /// It is known for a switch over the segments, or over a tuple of which one element is their count
  /// and another one the first of them.
  private func pattern(for node: SwitchExprSyntax) -> String? {
    let segment = "\"\(screen.name.path)\""
    let subject = node.subject.trimmedDescription
    if subject == "segments" || subject == "path.segments" { return "[\(segment)]" }
    guard let tuple = node.subject.as(TupleExprSyntax.self) else { return nil }
    let parts = tuple.elements.map { element -> String in
      let text = element.expression.trimmedDescription
      if text.hasSuffix("segments.count") { return "1" }
      return text.contains("segments.first") ? segment : "_"
    }
    return parts.contains("1") && parts.contains(segment)
      ? "(\(parts.joined(separator: ", ")))" : nil
  }

  /// Adds a case before the first one that binds a value or catches the rest.
  mutating func add(_ line: String, to node: SwitchExprSyntax, in file: Int) {
    completed.insert(node.id)
    let cases = node.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
    let next = cases.first { $0.isDefault || $0.bindsTupleElement }
    guard let next else {
      let indentation = (cases.last ?? nil)?.leadingTrivia.indentation ?? "    "
      return app.files[file].append(
        "\(indentation)\(line)",
        before: node.rightBrace,
        afterBlankLine: false
      )
    }
    app.files[file].insert(
      "\(line)\n\(next.leadingTrivia.indentation)",
      at: next.positionAfterSkippingLeadingTrivia
    )
  }
}

extension CodeBlockItemSyntax.Item {
  var switchExpression: SwitchExprSyntax? {
    if case .expr(let expression) = self { return expression.as(SwitchExprSyntax.self) }
    guard case .stmt(let statement) = self else { return nil }
    return statement.as(ExpressionStmtSyntax.self)?.expression.as(SwitchExprSyntax.self)
  }
}

extension SwitchExprSyntax {
  /// A Boolean value that indicates whether the cases use `return` statements.
  fileprivate var returns: Bool {
    cases.first?.as(SwitchCaseSyntax.self)?.statements.first?.item.is(ReturnStmtSyntax.self) == true
  }
}

extension SwitchCaseSyntax {
  fileprivate var isDefault: Bool { label.is(SwitchDefaultLabelSyntax.self) }

  /// A Boolean value that indicates whether a tuple's element other than a path's number of
  /// segments matches everything.
  fileprivate var bindsTupleElement: Bool {
    guard let label = label.as(SwitchCaseLabelSyntax.self) else { return false }
    return label.caseItems.contains {
      let text = $0.pattern.trimmedDescription
      return text.hasPrefix("(1") && text.contains("let ")
    }
  }
}
