import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// A decoder of `<contacts><contact id="…"><name>…</name>…</contact>…</contacts>`.
///
/// The document is untrusted: one that declares a document type is rejected, so that there are no
/// entities to expand or fetch; depth and size are limited.
final class XMLContactDecoder: NSObject, XMLParserDelegate {
  /// The maximum depth of nested elements.
  static let maximumDepth = 16

  private var records: [ContactRecord] = []
  private var record = ContactRecord()
  private var text: String?
  private var depth = 0
  private var hasEnded = false
  private var problem: String?

  /// - Throws: `.decoding` if the document has another shape or exceeds a limit. A field that
  ///   contains elements is not text, and is omitted.
  static func records(in data: Data) throws(ContactServiceError) -> [ContactRecord] {
    try ContactFormat.checkSize(of: data)
    try checkProlog(of: data)
    let decoder = XMLContactDecoder()
    let parser = XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
    parser.delegate = decoder
    // NB: on Linux `parse` returns true for some malformed documents. Success requires that the
    // root was closed and no error was reported.
    let hasParsed = parser.parse()
    if let problem = decoder.problem { throw .decoding(problem) }
    guard hasParsed, decoder.hasEnded, parser.parserError == nil else {
      let error = parser.parserError.map { "\($0)" } ?? "it ends early"
      throw .decoding("Expected well-formed XML, line \(parser.lineNumber): \(error)")
    }
    return decoder.records
  }

  /// Checks the encoding and the document type; only UTF-8 is accepted, in which they are searched.
  private static func checkProlog(of data: Data) throws(ContactServiceError) {
    guard let text = String(data: data, encoding: .utf8) else {
      throw .decoding("Expected XML in UTF-8, got other bytes")
    }
    if let encoding = declaredEncoding(in: text), encoding.lowercased() != "utf-8" {
      throw .decoding("Expected XML in UTF-8, got encoding \(encoding)")
    }
    if data.range(of: Data("<!DOCTYPE".utf8)) != nil {
      throw .decoding("Expected XML without a document type, got one")
    }
  }

  private static func declaredEncoding(in text: String) -> String? {
    let declaration = text.prefix(while: { $0 != ">" })
    guard
      declaration.hasPrefix("<?xml") || declaration.hasPrefix("\u{FEFF}<?xml"),
      let name = declaration.range(of: "encoding"),
      let open = declaration[name.upperBound...].firstIndex(where: { $0 == "\"" || $0 == "'" })
    else { return nil }
    let value = declaration[declaration.index(after: open)...]
    return String(value.prefix { $0 != declaration[open] })
  }

  // MARK: XMLParserDelegate

  func parser(
    _ parser: XMLParser,
    didStartElement elementName: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    depth += 1
    text = nil
    switch depth {
    case 1 where elementName != "contacts":
      stop(parser, "Expected <contacts>, got <\(elementName)>")
    case 2: record = ContactRecord(attributes)
    case 3: text = ""
    case Self.maximumDepth...:
      stop(parser, "Expected at most \(Self.maximumDepth - 1) elements in each other, got more")
    default: break
    }
  }

  func parser(
    _ parser: XMLParser,
    didEndElement elementName: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) {
    if depth == 3 { record.fields[elementName] = text }
    if depth == 1 { hasEnded = true }
    if depth == 2, elementName == "contact" { records.append(record) }
    text = nil
    depth -= 1
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    text? += string
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    if let string = String(data: block, encoding: .utf8) { text? += string }
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    problem = problem ?? "Expected well-formed XML, line \(parser.lineNumber): \(parseError)"
  }

  private func stop(_ parser: XMLParser, _ problem: String) {
    self.problem = problem
    parser.abortParsing()
  }
}
