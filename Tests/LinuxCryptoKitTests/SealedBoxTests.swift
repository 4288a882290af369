import Foundation
import LinuxCryptoKit
import Testing

struct SealedBoxTests {
  private let key = SymmetricKey(size: .bits256)
  private let message = Data("swordfish".utf8)

  @Test func whatAESSealedOpens() throws {
    for size in [SymmetricKeySize.bits128, .bits192, .bits256] {
      let key = SymmetricKey(size: size)
      let box = try AES.GCM.seal(message, using: key)
      let combined = try #require(box.combined)
      #expect(combined.count == 12 + message.count + 16)
      let received = try AES.GCM.SealedBox(combined: combined)
      #expect(try AES.GCM.open(received, using: key) == message)
    }
  }

  @Test func whatChaChaSealedOpens() throws {
    let context = Data("context".utf8)
    let box = try ChaChaPoly.seal(message, using: key, authenticating: context)
    let received = try ChaChaPoly.SealedBox(combined: box.combined)
    #expect(try ChaChaPoly.open(received, using: key, authenticating: context) == message)
    #expect(throws: CryptoKitError.authenticationFailure) {
      try ChaChaPoly.open(received, using: key)
    }
  }

  @Test func anotherKeyOpensNothing() throws {
    let box = try AES.GCM.seal(message, using: key)
    #expect(throws: CryptoKitError.authenticationFailure) {
      try AES.GCM.open(box, using: SymmetricKey(size: .bits256))
    }
    #expect(throws: CryptoKitError.incorrectKeySize) {
      try AES.GCM.open(box, using: SymmetricKey(data: Data([1])))
    }
    #expect(throws: CryptoKitError.incorrectParameterSize) {
      try AES.GCM.SealedBox(combined: Data(count: 27))
    }
  }

  // Test case 4 of the GCM specification: AES-128 with a context.
  @Test func theBoxIsThatOfTheStandard() throws {
    let key = SymmetricKey(data: bytes("feffe9928665731c6d6a8f9467308308"))
    let box = try AES.GCM.seal(
      bytes(
        "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a72"
          + "1c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39"
      ),
      using: key,
      nonce: AES.GCM.Nonce(data: bytes("cafebabefacedbaddecaf888")),
      authenticating: bytes("feedfacedeadbeeffeedfacedeadbeefabaddad2")
    )
    #expect(box.tag == bytes("5bc94fbc3221a5db94fae95ae7121a47"))
    #expect(box.ciphertext.prefix(4) == bytes("42831ec2"))
  }

  // RFC 8439, section 2.8.2.
  @Test func theChaChaBoxIsThatOfTheStandard() throws {
    let text = """
      Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, \
      sunscreen would be it.
      """
    let box = try ChaChaPoly.seal(
      Data(text.utf8),
      using: SymmetricKey(data: Data(0x80...0x9F)),
      nonce: ChaChaPoly.Nonce(data: bytes("070000004041424344454647")),
      authenticating: bytes("50515253c0c1c2c3c4c5c6c7")
    )
    #expect(box.tag == bytes("1ae10b594f09e26a7e902ecbd0600691"))
  }

  @Test func aKeyIsNotPrinted() {
    #expect("\(SymmetricKey(data: Data([255])))" == "SymmetricKey")
    #expect(SymmetricKey(size: .bits256) != SymmetricKey(size: .bits256))
    #expect(SymmetricKey(size: .bits128).bitCount == 128)
  }

  private func bytes(_ hexadecimal: String) -> Data {
    let digits = hexadecimal.compactMap(\.hexDigitValue)
    return Data(
      stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) }
    )
  }
}
