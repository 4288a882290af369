import CommonCrypto
import CryptoKit
import Foundation

enum Hashes {
  static func sha256(_ message: String) -> String? {
    guard let data = message.data(using: .utf8) else { return nil }
    var digest = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    _ = data.withUnsafeBytes { CC_SHA256($0.baseAddress, UInt32(data.count), &digest) }
    return digest.map { String(format: "%02x", $0) }.joined()
  }

  static func md5(_ message: String) -> String {
    Insecure.MD5.hash(data: Data(message.utf8)).map { String(format: "%02hhx", $0) }.joined()
  }

  static func sealed(_ data: Data, by key: SymmetricKey) throws -> Data? {
    try AES.GCM.seal(data, using: key).combined
  }
}
