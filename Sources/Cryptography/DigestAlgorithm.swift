internal import COpenSSL

/// A hash function.
public enum DigestAlgorithm: Sendable {
  case md5
  case sha1
  case sha224
  case sha256
  case sha384
  case sha512

  /// The length of a digest, in bytes.
  public var byteCount: Int { Int(EVP_MD_get_size(function)) }

  /// The length of the blocks that the function works on, in bytes.
  public var blockByteCount: Int { Int(EVP_MD_get_block_size(function)) }

  var function: OpaquePointer {
    OpenSSL.initialize()
    let function =
      switch self {
      case .md5: EVP_md5()
      case .sha1: EVP_sha1()
      case .sha224: EVP_sha224()
      case .sha256: EVP_sha256()
      case .sha384: EVP_sha384()
      case .sha512: EVP_sha512()
      }
    guard let function else { preconditionFailure("OpenSSL was built without \(self).") }
    return function
  }
}
