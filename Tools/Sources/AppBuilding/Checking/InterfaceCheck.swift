import AppPreparation
import Foundation
import SourceModel
import XcodeProjects

/// Compares storyboards and nibs of a module with its classes.
struct InterfaceCheck {
  let index: ModuleIndex
  /// The other modules, which may have its classes and their superclasses.
  let others: [ModuleIndex]

  /// Returns what a file names and the classes lack.
  func findings(in file: ProjectFile) -> [Diagnostic] {
    guard let data = FileManager.default.contents(atPath: file.path) else { return [] }
    guard let facts = InterfaceFacts(data) else {
      return [finding(file, 1, "expected a document of Interface Builder in XML", .error)]
    }
    let classes = facts.classes.sorted { $0.value < $1.value }
      .filter { name, _ in !([index] + others).contains { $0.hasClass(named: name) } }
      .map { name, line in
        finding(
          file,
          line,
          "the app has no class \(name) in Swift; UIKit's own class takes its place",
          .warning
        )
      }
    return classes + facts.connections.compactMap { finding(of: $0, in: file) }
  }

  private func finding(of connection: InterfaceConnection, in file: ProjectFile) -> Diagnostic? {
    guard index.hasClass(named: connection.type) else { return nil }
    switch connection.kind {
    case .outlet:
      guard !index.hasOutlet(connection.name, in: connection.type, or: others),
        !Self.outletsOfUIKit.contains(connection.name)
      else { return nil }
      return finding(
        file,
        connection.line,
        "the class \(connection.type) has no outlet \(connection.name); loading the file traps",
        .error
      )
    case .action:
      guard !index.hasAction(connection.name, in: connection.type, or: others),
        !Self.actionsOfUIKit.contains(connection.name)
      else { return nil }
      return finding(
        file,
        connection.line,
        "the class \(connection.type) has no action \(connection.name); sending it traps",
        .error
      )
    }
  }

  private func finding(
    _ file: ProjectFile,
    _ line: Int,
    _ message: String,
    _ severity: Diagnostic.Severity
  ) -> Diagnostic {
    Diagnostic(
      path: file.path,
      place: Place(line: line, column: 1, offset: 0),
      severity: severity,
      message: message
    )
  }

  /// Outlets that classes inherit from UIKit.
  private static let outletsOfUIKit: Set<String> = [
    "accessoryView", "backgroundView", "collectionView", "dataSource", "delegate",
    "editingAccessoryView", "gestureRecognizers", "inputAccessoryView", "inputView",
    "leftBarButtonItem",
    "leftBarButtonItems", "multipleSelectionBackgroundView", "navigationItem", "prefetchDataSource",
    "refreshControl", "rightBarButtonItem", "rightBarButtonItems", "searchBar",
    "searchDisplayController", "selectedBackgroundView", "tableFooterView", "tableHeaderView",
    "tableView", "titleView", "toolbarItems", "view", "viewControllers", "window",
  ]
  /// Actions that classes inherit from UIKit.
  private static let actionsOfUIKit: Set<String> = [
    "becomeFirstResponder", "copy:", "cut:", "delete:", "paste:", "resignFirstResponder", "select:",
    "selectAll:", "setEditing:animated:", "reloadData", "toggleBoldface:", "toggleItalics:",
    "toggleUnderline:", "endEditing:",
  ]
}
