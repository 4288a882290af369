import Foundation
import FoundationXML

/// An element of a scheme's or a workspace's file.
struct XMLNode {
  let name: String
  let attributes: [String: String]
  fileprivate(set) var children: [XMLNode] = []

  /// The children with a name.
  func children(_ name: String) -> [XMLNode] { children.filter { $0.name == name } }

  /// The first child with a name.
  func child(_ name: String) -> XMLNode? { children.first { $0.name == name } }

  /// Returns the root element of a file.
  ///
  /// - Throws: ``ProjectReadingError/malformed(path:line:expected:got:)``.
  static func root(of data: Data, path: String) throws(ProjectReadingError) -> XMLNode {
    let reader = XMLNodeReader()
    let parser = XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
    parser.delegate = reader
    // Xcode writes no document type, whose entities could expand without a limit. The parser traps
    // for names that are not UTF-8: https://github.com/swiftlang/swift-corelibs-foundation/issues/5534
    guard data.range(of: Data("<!DOCTYPE".utf8)) == nil,
      String(validating: data, as: UTF8.self) != nil, parser.parse(), let root = reader.root
    else {
      throw .malformed(
        path: path,
        line: max(parser.lineNumber, 1),
        expected: "XML in UTF-8 without a document type",
        got: "another text"
      )
    }
    return root
  }
}

private final class XMLNodeReader: NSObject, XMLParserDelegate {
  private static let maximumDepth = 200

  private(set) var root: XMLNode?
  private var open: [XMLNode] = []

  func parser(
    _ parser: XMLParser,
    didStartElement element: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    open.append(XMLNode(name: element, attributes: attributes))
    if open.count > Self.maximumDepth { parser.abortParsing() }
  }

  func parser(
    _ parser: XMLParser,
    didEndElement element: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) {
    guard let node = open.popLast() else { return }
    if open.isEmpty { root = node } else { open[open.count - 1].children.append(node) }
  }
}
