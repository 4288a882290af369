import Foundation

/// How a directory writes its records; both say the same.
public enum ContactFormat: String, Sendable, Codable, CaseIterable {
  case json
  case xml

  /// The most bytes that are read: some ten thousand contacts.
  public static let maximumSize = 4 << 20

  /// Reads a directory's answer.
  /// - Throws: `.decoding`, when it is malformed, exceeds a limit, or (XML) declares a document
  ///   type.
  @concurrent
  func records(in data: Data) async throws(ContactServiceError) -> [ContactRecord] {
    switch self {
    case .json: try JSONContactDecoder.records(in: data)
    case .xml: try XMLContactDecoder.records(in: data)
    }
  }

  static func checkSize(of data: Data) throws(ContactServiceError) {
    if data.count > maximumSize {
      throw .decoding("Expected at most \(maximumSize) bytes, got \(data.count)")
    }
  }
}
