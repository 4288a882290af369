import Foundation
import LinuxCryptoKit
import Testing

struct HashTests {
  private let abc = Data("abc".utf8)

  @Test func digestsOfOneCall() {
    let digest = SHA256.hash(data: abc)
    let digits = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    #expect(digest.map { String(format: "%02x", $0) }.joined() == digits)
    #expect(digest.compactMap { String(format: "%02hhx", $0) }.joined() == digits)
    #expect(digest.description == "SHA256 digest: \(digits)")
    #expect(Data(digest).count == SHA256.byteCount)
    #expect(
      Insecure.MD5.hash(data: abc).description
        == "MD5 digest: 900150983cd24fb0d6963f7d28e17f72"
    )
    #expect(
      Insecure.SHA1.hash(data: abc).description
        == "SHA1 digest: a9993e364706816aba3e25717850c26c9cd0d89d"
    )
    #expect(SHA384.hash(data: abc).description.hasPrefix("SHA384 digest: cb00753f45a35e8b"))
    #expect(SHA512.hash(data: abc).description.hasPrefix("SHA512 digest: ddaf35a193617aba"))
  }

  @Test func aCopyOfAFunctionGoesItsOwnWay() {
    var one = SHA256()
    one.update(data: Data("a".utf8))
    var two = one
    one.update(data: Data("bc".utf8))
    two.update(data: Data("x".utf8))
    #expect(one.finalize() == SHA256.hash(data: abc))
    #expect(two.finalize() == SHA256.hash(data: Data("ax".utf8)))
    #expect(one.finalize() == Data(SHA256.hash(data: abc)))
  }

  // RFC 4231, test case 2.
  @Test func anAuthenticationCode() {
    let key = SymmetricKey(data: Data("Jefe".utf8))
    let message = Data("what do ya want for nothing?".utf8)
    let code = HMAC<SHA256>.authenticationCode(for: message, using: key)
    #expect(
      code.map { String(format: "%02x", $0) }.joined()
        == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
    )
    #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: message, using: key))
    #expect(HMAC<SHA256>.isValidAuthenticationCode(Data(code), authenticating: message, using: key))
    #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: abc, using: key))
  }

  // RFC 5869, test case 1.
  @Test func aDerivedKey() {
    let key = HKDF<SHA256>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: Data(repeating: 0x0B, count: 22)),
      salt: Data(0x00...0x0C),
      info: Data(0xF0...0xF9),
      outputByteCount: 42
    )
    let bytes = key.withUnsafeBytes { Data($0) }
    #expect(
      bytes.map { String(format: "%02x", $0) }.joined()
        == "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865"
    )
  }
}
