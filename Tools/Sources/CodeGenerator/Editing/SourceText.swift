import Foundation
import SwiftParser
import SwiftSyntax

/// A Swift file, its syntax tree, and pending insertions.
struct SourceText {
  /// Relative to the folder of the app.
  let path: String
  let text: String
  let tree: SourceFileSyntax
  private(set) var insertions: [(offset: Int, text: String)] = []

  init(path: String, text: String) {
    self.path = path
    self.text = text
    tree = Parser.parse(source: text)
  }

  /// - Throws: ``GenerationError`` that names the file where it cannot be read.
  init(reading path: String, in folder: URL) throws(GenerationError) {
    guard let data = try? Data(contentsOf: folder.appending(path: path)),
      let text = String(bytes: data, encoding: .utf8)
    else {
      throw GenerationError("\(path) cannot be read as a text in UTF-8.")
    }
    self.init(path: path, text: text)
  }

  var hasSyntaxErrors: Bool { tree.hasError }

  mutating func insert(_ lines: String, at position: AbsolutePosition) {
    insertions.append((position.utf8Offset, lines))
  }

  /// Appends members to a type, or cases to a switch: before the brace that ends it.
  ///
  /// - Parameters:
  ///   - lines: The lines, with their indentation.
  ///   - brace: The right brace.
  ///   - afterBlankLine: Whether a blank line comes before them.
  mutating func append(_ lines: String, before brace: TokenSyntax, afterBlankLine: Bool) {
    let start = brace.positionAfterSkippingLeadingTrivia.utf8Offset
    let blank = afterBlankLine ? "\n" : ""
    if brace.leadingTrivia.contains(where: \.isNewline) {
      let indentation = brace.leadingTrivia.indentation
      insertions.append((start - indentation.utf8.count, "\(blank)\(lines)\n"))
    } else {
      insertions.append((start, "\n\(lines)\n"))
    }
  }

  /// Returns the line number of a node in the text with all insertions.
  func editedLine(of node: some SyntaxProtocol) -> Int {
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let before = insertions.filter { $0.offset <= offset }.map(\.text).joined()
    return (Array(text.utf8.prefix(offset)) + before.utf8)
      .reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
  }

  /// The text with all insertions; nil where the result does not parse.
  var edited: String? {
    var bytes = Array(text.utf8)
    // From the end, so that offsets stay valid; insertions at the same place keep their order.
    let ordered = insertions.enumerated().sorted {
      ($0.element.offset, $0.offset) > ($1.element.offset, $1.offset)
    }
    for (_, insertion) in ordered {
      bytes.insert(contentsOf: insertion.text.utf8, at: insertion.offset)
    }
    let result = String(decoding: bytes, as: UTF8.self)
    return Parser.parse(source: result).hasError ? nil : result
  }
}

extension Trivia {
  /// The spaces or tabs after the last line break.
  var indentation: String {
    var text = ""
    for piece in pieces {
      switch piece {
      case .spaces(let count): text += String(repeating: " ", count: count)
      case .tabs(let count): text += String(repeating: "\t", count: count)
      default: text = ""
      }
    }
    return text
  }
}
