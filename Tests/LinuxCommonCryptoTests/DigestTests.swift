import Foundation
import LinuxCommonCrypto
import Testing

/// The test vectors of RFC 1321 and FIPS 180-4 for "abc".
struct DigestTests {
  private let abc = Data("abc".utf8)

  @Test func digestsOfOneCall() {
    #expect(
      hex(CC_MD5_DIGEST_LENGTH) { CC_MD5($0, $1, $2) } == "900150983cd24fb0d6963f7d28e17f72"
    )
    #expect(
      hex(CC_SHA1_DIGEST_LENGTH) { CC_SHA1($0, $1, $2) }
        == "a9993e364706816aba3e25717850c26c9cd0d89d"
    )
    #expect(
      hex(CC_SHA224_DIGEST_LENGTH) { CC_SHA224($0, $1, $2) }
        == "23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7"
    )
    #expect(
      hex(CC_SHA256_DIGEST_LENGTH) { CC_SHA256($0, $1, $2) }
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    )
    #expect(
      hex(CC_SHA384_DIGEST_LENGTH) { CC_SHA384($0, $1, $2) }
        == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed"
        + "8086072ba1e7cc2358baeca134c825a7"
    )
    #expect(
      hex(CC_SHA512_DIGEST_LENGTH) { CC_SHA512($0, $1, $2) }
        == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
        + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f"
    )
  }

  @Test func aDigestOfPartsIsThatOfTheWhole() {
    var context = CC_SHA256_CTX()
    CC_SHA256_Init(&context)
    for part in ["a", "", "bc"] {
      let data = Data(part.utf8)
      _ = data.withUnsafeBytes { CC_SHA256_Update(&context, $0.baseAddress, CC_LONG(data.count)) }
    }
    var digest = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    CC_SHA256_Final(&digest, &context)
    #expect(
      hexadecimal(digest) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    )
  }

  @Test func arraysAndBufferPointersAreTaken() {
    var digest = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
    _ = abc.withUnsafeBytes {
      CC_MD5($0.bindMemory(to: UInt8.self).baseAddress, CC_LONG(abc.count), &digest)
    }
    #expect(hexadecimal(digest) == "900150983cd24fb0d6963f7d28e17f72")
    CC_MD5([UInt8](abc), CC_LONG(abc.count), &digest)
    #expect(hexadecimal(digest) == "900150983cd24fb0d6963f7d28e17f72")
    CC_MD5("abc", 3, &digest)
    #expect(hexadecimal(digest) == "900150983cd24fb0d6963f7d28e17f72")
    var data = Data(count: Int(CC_MD5_DIGEST_LENGTH))
    _ = data.withUnsafeMutableBytes { digest in
      abc.withUnsafeBytes { message in
        CC_MD5(
          message.baseAddress,
          CC_LONG(abc.count),
          digest.bindMemory(to: UInt8.self).baseAddress
        )
      }
    }
    #expect(hexadecimal(Array(data)) == "900150983cd24fb0d6963f7d28e17f72")
  }

  private func hex(
    _ count: Int32,
    _ digest: (UnsafeRawPointer?, CC_LONG, UnsafeMutablePointer<UInt8>) -> Void
  ) -> String {
    var bytes = [UInt8](repeating: 0, count: Int(count))
    abc.withUnsafeBytes { digest($0.baseAddress, CC_LONG($0.count), &bytes) }
    return hexadecimal(bytes)
  }
}

func hexadecimal(_ bytes: [UInt8]) -> String {
  bytes.map { String(format: "%02x", $0) }.joined()
}
