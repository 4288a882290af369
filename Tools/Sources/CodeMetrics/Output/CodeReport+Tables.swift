extension CodeReport {
  /// Returns the report as tables.
  ///
  /// - Parameter isPlain: Whether numbers are written for programs, without separators.
  /// - Returns: The tables that have rows.
  func tables(isPlain: Bool = false) -> [Table] {
    [
      layerTable(isPlain), screenTable(isPlain), testTable(isPlain), dependencyTable(isPlain),
    ]
    .filter { !$0.rows.isEmpty }
  }

  private func layerTable(_ isPlain: Bool) -> Table {
    let number = { (value: Int) in isPlain ? String(value) : Numbers.grouped(value) }
    return Table(
      title: "Lines by layer",
      header: [
        "Layer", "Files", "Lines", "Share", "Code", "Comment", "Blank", "Types", "Functions",
        "Longest", "Function",
      ],
      rows: (layers + [total]).map { layer in
        let count = layer.count
        return [
          layer.layer, number(count.files), number(count.lines),
          Numbers.percent(count.lines, of: total.count.lines), number(count.code),
          number(count.comment), number(count.blank), number(layer.types),
          number(layer.functions), layer.longestFunction.map { number($0.lines) } ?? "",
          layer.layer == "Total"
            ? "" : layer.longestFunction.map { "\($0.file):\($0.line) \($0.name)" } ?? "",
        ]
      },
      textColumns: [10],
      hasTotal: true
    )
  }

  private func screenTable(_ isPlain: Bool) -> Table {
    let number = { (value: Int) in isPlain ? String(value) : Numbers.grouped(value) }
    let columns = layers.map(\.layer).filter { layer in
      layer != "Tests" && screens.contains { $0.layers[layer] != nil }
    }
    return Table(
      title: "Lines by screen",
      header: ["Screen", "Files", "Lines"] + columns + ["Tests", "Presenter : controller"],
      rows: screens.map { screen in
        [screen.name, number(screen.files), number(screen.lines)]
          + columns.map { number(screen.layers[$0] ?? 0) }
          + [number(screen.tests), Numbers.ratio(screen.presenterToController)]
      }
    )
  }

  /// Each file with its layer, for programs.
  var fileTable: Table {
    Table(
      title: "Files by layer",
      header: ["Layer", "File", "Lines"],
      rows: layers.flatMap { layer in
        layer.files.map { [layer.layer, $0.path, String($0.lines)] }
      },
      textColumns: [1]
    )
  }

  private func testTable(_ isPlain: Bool) -> Table {
    let number = { (value: Int) in isPlain ? String(value) : Numbers.grouped(value) }
    return Table(
      title: "Tests by layer",
      header: ["Layer", "Files", "Lines", "Per line"],
      rows: tests.map { [$0.layer, number($0.files), number($0.lines), Numbers.ratio($0.perLine)] }
    )
  }

  private func dependencyTable(_ isPlain: Bool) -> Table {
    Table(
      title: "Dependencies between layers",
      header: ["From", "To", "Uses", "First use"],
      rows: dependencies.map {
        [$0.from, $0.to, isPlain ? String($0.uses) : Numbers.grouped($0.uses), $0.example]
      },
      textColumns: [1, 3]
    )
  }

  /// Sentences about facts that no table contains.
  var remarks: [String] {
    var remarks: [String] = []
    if let presenterToController {
      remarks.append(
        "Presenters have \(Numbers.ratio(presenterToController)) lines for each line of view "
          + "controllers."
      )
    }
    for cycle in cycles {
      let way = (cycle.layers + cycle.layers.prefix(1)).joined(separator: " → ")
      remarks.append("Cycle: \(way); \(cycle.examples.joined(separator: "; ")).")
    }
    if interfaces.files > 0 {
      remarks.append(
        "Not in the sums: \(Numbers.grouped(interfaces.lines)) lines of storyboards and xibs in "
          + "\(interfaces.files) files."
      )
    }
    for folder in leftOut {
      remarks.append("Left out: \(folder.files) Swift files in \(folder.folder).")
    }
    return remarks
  }
}

extension CodeComparison {
  func tables(isPlain: Bool = false) -> [Table] {
    [
      ("Lines by layer", layers, true), ("Sizes", sizes, false),
      ("Lines by screen", screens, false),
    ]
    .filter { !$0.1.isEmpty }
    .map { title, rows, hasTotal in
      let number = { (value: Int) in isPlain ? String(value) : Numbers.grouped(value) }
      return Table(
        title: title,
        header: [title.hasSuffix("layer") ? "Layer" : title.hasSuffix("screen") ? "Screen" : "Size"]
          + (before.name == after.name ? ["Before", "After"] : [before.name, after.name])
          + ["Difference"],
        rows: rows.map {
          let difference = isPlain ? String($0.difference) : Numbers.signed($0.difference)
          return [$0.name, number($0.before), number($0.after), difference]
        },
        hasTotal: hasTotal
      )
    }
  }

  var remarks: [String] {
    let ratios = (before.presenterToController, after.presenterToController)
    guard ratios.0 != nil || ratios.1 != nil else { return [] }
    let none = "none"
    return [
      "Lines of presenters for each line of view controllers: "
        + "\(ratios.0.map(Numbers.ratio) ?? none) before, "
        + "\(ratios.1.map(Numbers.ratio) ?? none) after."
    ]
  }
}
