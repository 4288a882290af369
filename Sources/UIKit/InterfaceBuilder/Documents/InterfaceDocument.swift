import Foundation

/// A storyboard or nib file, with the texts of one language.
@MainActor
final class InterfaceDocument {
  /// The name of the file, with its extension.
  let file: String
  let root: InterfaceElement
  /// The translated texts, by object identifier and property: "abc-12-xyz.text".
  let texts: [String: String]
  /// The scenes of a storyboard by the identifiers of their objects.
  private lazy var scenes = list("scenes").map { InterfaceScene($0) }
  private lazy var scenesByObject: [String: InterfaceScene] = scenes.reduce(into: [:]) {
    $0[$1.controller?.id ?? ""] = $1
  }
  /// A Boolean value that indicates whether the app's classes, outlets and actions are left out, as
  /// where the app does not exist.
  var ignoresClasses = false
  private var isReported: Set<String> = []

  init(_ data: Data, file: String, texts: [String: String] = [:]) throws {
    self.file = file
    self.texts = texts
    root = try InterfaceParser.parse(data, of: file)
    let kinds = [
      "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB",
      "com.apple.InterfaceBuilder3.CocoaTouch.XIB",
    ]
    guard root.name == "document", let type = root["type"], kinds.contains(type) else {
      throw InterfaceError(
        file: file,
        line: root.line,
        problem: "expected a storyboard or nib of iOS, got \(root.name) \(root["type"] ?? "")"
      )
    }
  }

  private func list(_ name: String) -> [InterfaceElement] { root.list(name) }

  // MARK: Parts

  /// Returns the scene whose controller has an identifier of the file.
  func scene(of controller: String) -> InterfaceScene? { scenesByObject[controller] }

  /// Returns the scene whose controller has an identifier that the app uses.
  func scene(named identifier: String) -> InterfaceScene? {
    scenes.first { $0.controller?["storyboardIdentifier"] == identifier }
  }

  /// The identifiers that the app can use, in the order of the file.
  var sceneNames: [String] { scenes.compactMap { $0.controller?["storyboardIdentifier"] } }

  var initialScene: InterfaceScene? { root["initialViewController"].flatMap { scene(of: $0) } }

  /// The objects of a nib.
  var objects: [InterfaceElement] { root.list("objects") }

  /// Returns a resource of the file, such as the copy of a named colour.
  func resource(_ kind: String, _ name: String) -> InterfaceElement? {
    root.list("resources").first { $0.name == kind && $0["name"] == name }
  }

  // MARK: Texts

  /// Returns the text of a property in the document's language.
  func text(_ property: String, of element: InterfaceElement) -> String? {
    let own = element.string(property)
    if texts.isEmpty { return own }
    return texts["\(element.id).\(property)"] ?? own
  }

  // MARK: Reports

  /// Reports something in the file that is unknown, once.
  func report(_ element: InterfaceElement, _ problem: String) {
    let report = InterfaceError(file: file, line: element.line, problem: problem)
    guard isReported.insert(report.description).inserted else { return }
    InterfaceReports.add(report)
  }
}

/// A scene of a storyboard: a view controller, and objects that are loaded with its view.
@MainActor
final class InterfaceScene {
  let controller: InterfaceElement?
  let objects: [InterfaceElement]
  /// All elements with an identifier; several elements never have the same one.
  private(set) lazy var elements: [String: InterfaceElement] = {
    var elements: [String: InterfaceElement] = [:]
    for object in objects {
      elements[object.id] = object
      object.forEachDescendant { if let id = $0["id"] { elements[id] = $0 } }
    }
    return elements
  }()

  init(_ element: InterfaceElement) {
    objects = element.list("objects")
    controller = objects.first { element in
      InterfaceClasses.isController(element.name)
    }
  }
}

/// What storyboards and nibs contain and UIKit does not know.
@MainActor
package enum InterfaceReports {
  /// The reports since the start of the process, the first thousand.
  package private(set) static var all: [InterfaceError] = []

  static func add(_ report: InterfaceError) {
    guard all.count < 1000 else { return }
    all.append(report)
    FileHandle.standardError.write(Data("UIKit: \(report)\n".utf8))
  }
}
