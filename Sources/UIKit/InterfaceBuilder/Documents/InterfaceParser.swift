import Foundation
import FoundationXML

/// Builds the tree of elements of a storyboard or nib file.
final class InterfaceParser: NSObject, XMLParserDelegate {
  /// Deeper than any file of Xcode's, and shallow enough for the stack.
  private static let maximumDepth = 200
  private static let maximumElements = 500_000
  /// In bytes.
  private static let maximumSize = 64 << 20

  private let parser: XMLParser
  private let file: String
  private var root: InterfaceElement?
  private var open: [InterfaceElement] = []
  private var count = 0
  private var problem: InterfaceError?

  private init(_ data: Data, of file: String) {
    parser = XMLParser(data: data)
    self.file = file
    super.init()
    parser.shouldResolveExternalEntities = false
    parser.delegate = self
  }

  /// Returns the root element of a file.
  ///
  /// - Throws: `InterfaceError` if the data is not well-formed XML, contains a document type, or is
  ///   too large.
  static func parse(_ data: Data, of file: String) throws -> InterfaceElement {
    guard data.count <= maximumSize else {
      throw InterfaceError(
        file: file,
        problem: "expected at most \(maximumSize) bytes, got \(data.count)"
      )
    }
    // Foundation's parser traps on names of elements that are not UTF-8.
    guard String(validating: data, as: UTF8.self) != nil else {
      throw InterfaceError(file: file, problem: "expected text in UTF-8, got other bytes")
    }
    // Declarations of entities reach no delegate here; a file in UTF-16, with zeros, could hide them.
    if data.contains(0) {
      throw InterfaceError(file: file, problem: "expected text in UTF-8, got zeros")
    }
    guard data.firstRange(of: Data("<!DOCTYPE".utf8)) == nil else {
      throw InterfaceError(file: file, problem: "expected no document type, got one")
    }
    let reader = InterfaceParser(data, of: file)
    let isComplete = reader.parser.parse()
    if let problem = reader.problem { throw problem }
    guard isComplete, let root = reader.root, reader.open.isEmpty else {
      let cause = reader.parser.parserError.map(words) ?? "an incomplete document"
      throw InterfaceError(
        file: file,
        line: reader.parser.lineNumber,
        problem: "expected well-formed XML, got \(cause)"
      )
    }
    return root
  }

  /// The usual errors of libxml2, which has no words for them here.
  private static func words(_ error: any Error) -> String {
    let code = (error as NSError).code
    return switch code {
    case 4: "no elements"
    case 5, 77: "a document that ends early"
    case 26: "an entity that is not declared"
    case 42: "an attribute twice"
    case 76: "a tag that ends another element"
    default: "the error \(code) of libxml2"
    }
  }

  // MARK: XMLParserDelegate

  func parser(
    _ parser: XMLParser,
    didStartElement elementName: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    count += 1
    let element = InterfaceElement(
      elementName,
      attributes.map { InterfaceElement.Attribute(name: $0.key, value: $0.value) },
      line: parser.lineNumber
    )
    if let parent = open.last { parent.add(element) } else { root = element }
    open.append(element)
    if open.count > Self.maximumDepth {
      fail("expected elements that are nested at most \(Self.maximumDepth) deep, got more")
    } else if count > Self.maximumElements {
      fail("expected at most \(Self.maximumElements) elements, got more")
    }
  }

  func parser(
    _ parser: XMLParser,
    didEndElement elementName: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    // Between elements there is white space for the eye.
    guard let element = open.last, element.holdsText else { return }
    element.append(string)
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    open.last?.append(String(decoding: block, as: UTF8.self))
  }

  func parser(
    _ parser: XMLParser,
    foundInternalEntityDeclarationWithName name: String,
    value: String?
  ) {
    fail("expected no document type, got the entity \(name)")
  }

  private func fail(_ problem: String) {
    guard self.problem == nil else { return }
    self.problem = InterfaceError(file: file, line: parser.lineNumber, problem: problem)
    parser.abortParsing()
  }
}
