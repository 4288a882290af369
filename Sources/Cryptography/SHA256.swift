internal import COpenSSL
public import Foundation

/// SHA-256 (FIPS 180-4).
public enum SHA256 {
  /// The length of a digest, in bytes.
  public static let byteCount = 32

  /// The digest of `data`, of ``byteCount`` bytes.
  ///
  /// - Complexity: O(bytes).
  public static func digest(of data: Data) -> Data {
    OpenSSL.initialize()
    var digest = Data(count: byteCount)
    let status = digest.withUnsafeMutableBytes { digest in
      data.withUnsafeBytes { data in
        EVP_Digest(
          data.baseAddress,
          data.count,
          digest.bindMemory(to: UInt8.self).baseAddress,
          nil,
          EVP_sha256(),
          nil
        )
      }
    }
    precondition(status == 1, "OpenSSL has no SHA-256; is its default provider disabled?")
    return digest
  }
}
