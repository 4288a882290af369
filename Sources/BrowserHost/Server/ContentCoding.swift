import HTTPTypes

/// A content coding of text, smallest first.
enum ContentCoding: String, CaseIterable, Sendable {
  case brotli = "br"
  case gzip

  /// Returns the codings that a client accepts, without those that it refuses.
  ///
  /// - Parameter header: The request's `Accept-Encoding` (RFC 9110, section 12.5.3).
  /// - Returns: The codings, smallest first.
  static func taken(_ header: String?) -> [ContentCoding] {
    let names = (header ?? "").split(separator: ",").compactMap { coding -> String? in
      let parts = coding.split(separator: ";").map { $0.filter { $0 != " " }.lowercased() }
      let isRefused = parts.dropFirst().contains { $0.wholeMatch(of: /q=0(\.0*)?/) != nil }
      return isRefused ? nil : parts.first
    }
    return allCases.filter { names.contains($0.rawValue) }
  }

  /// Compresses data that is sent once, quickly.
  func compressed(_ bytes: [UInt8]) -> [UInt8] {
    switch self {
    case .brotli: Brotli.compressed(bytes, quality: 5)
    case .gzip: Gzip.compressed(bytes, level: 6)
    }
  }
}
