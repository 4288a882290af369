import CExpat
import Foundation

/// Builds the tree of elements of a storyboard or nib file.
///
/// Expat reads the file: Foundation's parser makes a dictionary for each element, which takes most of
/// the time.
final class InterfaceParser {
  /// Deeper than any file of Xcode's, and shallow enough for the stack.
  private static let maximumDepth = 200
  private static let maximumElements = 500_000
  /// In bytes.
  private static let maximumSize = 64 << 20

  private let parser: XML_Parser
  private let file: String
  private var root: InterfaceElement?
  private var open: [InterfaceElement] = []
  private var count = 0
  private var problem: InterfaceError?

  private init(of file: String) {
    // The encoding takes the place of the file's, so that a declaration cannot choose another.
    guard let parser = XML_ParserCreate("UTF-8") else {
      preconditionFailure("Expected memory for a parser of XML, got none.")
    }
    self.parser = parser
    self.file = file
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser,
      { reader, name, attributes in
        InterfaceParser.reader(reader)?.start(name, attributes)
      },
      { reader, _ in InterfaceParser.reader(reader)?.end() }
    )
    XML_SetCharacterDataHandler(parser) { reader, text, count in
      InterfaceParser.reader(reader)?.add(text, count)
    }
    XML_SetStartDoctypeDeclHandler(parser) { reader, _, _, _, _ in
      InterfaceParser.reader(reader)?.fail("expected no document type, got one")
    }
  }

  deinit { XML_ParserFree(parser) }

  /// Returns the root element of a file.
  ///
  /// - Throws: `InterfaceError` if the data is not well-formed XML in UTF-8, contains a document type, or
  ///   is too large.
  static func parse(_ data: Data, of file: String) throws -> InterfaceElement {
    guard data.count <= maximumSize else {
      throw InterfaceError(
        file: file,
        problem: "expected at most \(maximumSize) bytes, got \(data.count)"
      )
    }
    return try InterfaceParser(of: file).read(data)
  }

  private func read(_ data: Data) throws -> InterfaceElement {
    let status = data.withUnsafeBytes { bytes in
      XML_Parse(
        parser,
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self),
        CInt(bytes.count),
        1
      )
    }
    if let problem { throw problem }
    guard status == XML_STATUS_OK, let root else {
      throw error("expected well-formed XML in UTF-8, got \(Self.words(XML_GetErrorCode(parser)))")
    }
    return root
  }

  private func error(_ problem: String) -> InterfaceError {
    InterfaceError(file: file, line: Int(XML_GetCurrentLineNumber(parser)), problem: problem)
  }

  private static func words(_ code: XML_Error) -> String {
    switch code {
    case XML_ERROR_TAG_MISMATCH: "a tag that ends another element"
    case XML_ERROR_NO_ELEMENTS: "no elements, or a document that ends early"
    default: XML_ErrorString(code).map { String(cString: $0) } ?? "error \(code.rawValue) of Expat"
    }
  }

  // MARK: Handlers

  private static func reader(_ pointer: UnsafeMutableRawPointer?) -> InterfaceParser? {
    pointer.map { Unmanaged<InterfaceParser>.fromOpaque($0).takeUnretainedValue() }
  }

  private func start(
    _ name: UnsafePointer<CChar>?,
    _ list: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) {
    // Expat calls handlers of the tag at which it stops.
    guard problem == nil, let name else { return }
    count += 1
    let element = InterfaceElement(
      String(cString: name),
      Self.attributes(list),
      line: Int(XML_GetCurrentLineNumber(parser))
    )
    if let parent = open.last { parent.add(element) } else { root = element }
    open.append(element)
    if open.count > Self.maximumDepth {
      fail("expected elements that are nested at most \(Self.maximumDepth) deep, got more")
    } else if count > Self.maximumElements {
      fail("expected at most \(Self.maximumElements) elements, got more")
    }
  }

  /// Returns the attributes of a list of names and values that nil ends.
  private static func attributes(
    _ list: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) -> [InterfaceElement.Attribute] {
    guard var next = list else { return [] }
    var attributes: [InterfaceElement.Attribute] = []
    while let name = next[0], let value = next[1] {
      attributes.append(
        InterfaceElement.Attribute(name: String(cString: name), value: String(cString: value))
      )
      next += 2
    }
    return attributes
  }

  private func end() {
    if problem == nil { open.removeLast() }
  }

  private func add(_ text: UnsafePointer<CChar>?, _ count: CInt) {
    // Between elements there is white space for the eye.
    guard let text, let element = open.last, element.holdsText else { return }
    let bytes = UnsafeRawBufferPointer(start: text, count: Int(count))
    element.append(String(decoding: bytes, as: UTF8.self))
  }

  private func fail(_ problem: String) {
    guard self.problem == nil else { return }
    self.problem = error(problem)
    XML_StopParser(parser, XML_Bool(0))
  }
}
