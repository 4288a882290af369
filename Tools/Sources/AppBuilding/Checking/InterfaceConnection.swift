import Foundation
import FoundationXML

/// An outlet or action in a storyboard or nib.
struct InterfaceConnection: Sendable, Equatable {
  /// What a connection sets or calls.
  enum Kind: Sendable, Equatable {
    case outlet
    case action
  }

  let kind: Kind
  /// The name of the outlet, or the selector of the action.
  let name: String
  /// The class of the app that has it.
  let type: String
  /// 1-based.
  let line: Int
}

/// What a storyboard or nib asks of the app's classes.
struct InterfaceFacts: Sendable, Equatable {
  var connections: [InterfaceConnection] = []
  /// The classes of the app's module, with the line where each is first named.
  var classes: [String: Int] = [:]

  /// Reads a file; nil for one that is not XML.
  ///
  /// - Parameter data: The contents of a `.storyboard` or `.xib`.
  init?(_ data: Data) {
    guard let facts = InterfaceFactsReader.facts(in: data) else { return nil }
    self = facts
  }

  fileprivate init() {}
}

private final class InterfaceFactsReader: NSObject, XMLParserDelegate {
  private struct Pending {
    let kind: InterfaceConnection.Kind
    let name: String
    let target: String?
    let owner: String?
    let line: Int
  }

  private var facts = InterfaceFacts()
  /// The classes of objects by their identifiers.
  private var classes: [String: String] = [:]
  /// The identifiers of the elements that enclose the parser's position; nil for those without.
  private var path: [String?] = []
  private var pending: [Pending] = []

  static func facts(in data: Data) -> InterfaceFacts? {
    // Foundation's parser traps on names of elements that are not UTF-8.
    guard String(validating: data, as: UTF8.self) != nil else { return nil }
    let reader = InterfaceFactsReader()
    let parser = XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
    parser.delegate = reader
    guard parser.parse() else { return nil }
    return reader.finished()
  }

  func parser(
    _ parser: XMLParser,
    didStartElement element: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    let owner = path.last { $0.map { classes[$0] != nil } ?? false } ?? nil
    if let id = attributes["id"], let type = attributes["customClass"] {
      classes[id] = type
      // A class of another module, and the first responder's, is not the app's.
      let isOfTarget =
        attributes["customModule"] == nil || attributes["customModuleProvider"] == "target"
      if isOfTarget, element != "placeholder" || !type.hasPrefix("UI") {
        facts.classes[type] = facts.classes[type] ?? parser.lineNumber
      }
    }
    switch element {
    case "outlet", "outletCollection":
      let innermost = path.dropLast().last ?? nil
      add(.outlet, attributes["property"], nil, innermost, parser)
    case "action":
      add(.action, attributes["selector"], attributes["destination"], owner, parser)
    default: break
    }
    path.append(attributes["id"])
  }

  func parser(
    _ parser: XMLParser,
    didEndElement element: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) {
    path.removeLast()
  }

  private func add(
    _ kind: InterfaceConnection.Kind,
    _ name: String?,
    _ target: String?,
    _ owner: String?,
    _ parser: XMLParser
  ) {
    guard let name else { return }
    pending.append(
      Pending(kind: kind, name: name, target: target, owner: owner, line: parser.lineNumber)
    )
  }

  /// The facts, with connections to classes of the app alone.
  private func finished() -> InterfaceFacts {
    for item in pending {
      let object = item.kind == .action ? item.target : item.owner
      guard let type = object.flatMap({ classes[$0] }), facts.classes[type] != nil else { continue }
      facts.connections.append(
        InterfaceConnection(kind: item.kind, name: item.name, type: type, line: item.line)
      )
    }
    return facts
  }
}
