import Foundation
import FoundationXML

/// Reads a storyboard.
final class StoryboardReader: NSObject, XMLParserDelegate {
  /// The error of a file that is not XML.
  struct Failure: Error {
    var line: Int
    var column: Int
    var message: String
  }

  private var storyboard: Storyboard
  /// A Boolean value that indicates whether the document has ended.
  private var isWhole = false
  /// The elements that enclose the parser's position; those of controllers with an index into the
  /// scenes.
  private var path: [(element: String, scene: Int?)] = []

  private init(name: String, path: String) {
    storyboard = Storyboard(name: name, path: path)
  }

  /// Returns the storyboard of a file.
  ///
  /// - Throws: `Failure` for a file that is not XML.
  static func storyboard(_ data: Data, name: String, path: String) throws -> Storyboard {
    let reader = StoryboardReader(name: name, path: path)
    let parser = XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
    parser.delegate = reader
    // The parser on Linux traps on names that are not UTF-8, and accepts an unfinished document.
    guard String(validating: data, as: UTF8.self) != nil,
      parser.parse(), reader.isWhole, reader.path.isEmpty
    else {
      throw Failure(
        line: max(parser.lineNumber, 1),
        column: max(parser.columnNumber, 1),
        message: "expected a storyboard in XML"
      )
    }
    return reader.storyboard
  }

  func parser(
    _ parser: XMLParser,
    didStartElement element: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    var scene: Int?
    let current = path.last { $0.scene != nil }?.scene
    switch element {
    case "document":
      isWhole = true
      storyboard.initial = attributes["initialViewController"]
      storyboard.isLaunchScreen = attributes["launchScreen"] == "YES"
    case "segue":
      if let current { add(segue: attributes, to: current, parser) }
    case "navigationItem":
      if let current { storyboard.scenes[current].title = attributes["title"] }
    case "tabBarItem":
      if let current { storyboard.scenes[current].tabTitle = attributes["title"] }
    default:
      if isController(element), path.last?.element == "objects", let id = attributes["id"] {
        scene = storyboard.scenes.count
        storyboard.scenes.append(
          StoryboardScene(
            id: id,
            element: element,
            customClass: attributes["customClass"],
            identifier: attributes["storyboardIdentifier"],
            title: attributes["title"] ?? attributes["userLabel"],
            line: parser.lineNumber,
            column: 1
          )
        )
        if element == "viewControllerPlaceholder" {
          storyboard.scenes[storyboard.scenes.count - 1].reference = (
            attributes["storyboardName"], attributes["referencedIdentifier"]
          )
        }
      }
    }
    path.append((element, scene))
  }

  func parser(
    _ parser: XMLParser,
    didEndElement element: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) {
    path.removeLast()
  }

  private func isController(_ element: String) -> Bool {
    element.hasSuffix("iewController") || element.hasSuffix("Controller")
      || element == "viewControllerPlaceholder"
  }

  private func add(segue attributes: [String: String], to scene: Int, _ parser: XMLParser) {
    guard let kind = attributes["kind"], let destination = attributes["destination"] else { return }
    storyboard.scenes[scene].segues.append(
      .init(
        kind: kind,
        destination: destination,
        identifier: attributes["identifier"],
        relationship: attributes["relationship"],
        style: attributes["modalPresentationStyle"],
        line: parser.lineNumber,
        column: 1
      )
    )
  }
}
