import Foundation

/// The format of a directory's records; both formats have the same content.
public enum ContactFormat: String, Sendable, Codable, CaseIterable {
  case json
  case xml

  /// The maximum size of a response in bytes: about ten thousand contacts.
  public static let maximumSize = 4 << 20

  /// Decodes a directory's response.
  /// - Throws: `.decoding` if it is malformed, exceeds a limit, or (XML) declares a document type.
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
