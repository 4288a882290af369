import Foundation
import LinuxCommonCrypto
import Testing

struct KeyedTests {
  // RFC 4231, test case 2.
  @Test func anAuthenticationCode() {
    let key = "Jefe"
    let message = "what do ya want for nothing?"
    var code = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    CCHmac(
      CCHmacAlgorithm(kCCHmacAlgSHA256),
      key,
      key.utf8.count,
      message,
      message.utf8.count,
      &code
    )
    let expected = "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
    #expect(hexadecimal(code) == expected)

    var context = CCHmacContext()
    CCHmacInit(&context, CCHmacAlgorithm(kCCHmacAlgSHA256), key, key.utf8.count)
    CCHmacUpdate(&context, message, 4)
    let rest = String(message.dropFirst(4))
    CCHmacUpdate(&context, rest, rest.utf8.count)
    CCHmacFinal(&context, &code)
    #expect(hexadecimal(code) == expected)
  }

  // RFC 4231, test case 6: a key that is longer than a block.
  @Test func anAuthenticationCodeOfALongKey() {
    let key = [UInt8](repeating: 0xAA, count: 131)
    let message = "Test Using Larger Than Block-Size Key - Hash Key First"
    var code = [UInt8](repeating: 0, count: Int(CC_SHA512_DIGEST_LENGTH))
    CCHmac(
      CCHmacAlgorithm(kCCHmacAlgSHA512),
      key,
      key.count,
      message,
      message.utf8.count,
      &code
    )
    #expect(
      hexadecimal(code)
        == "80b24263c7c1a3ebb71493c1dd7be8b49b46d1f41b4aeec1121b013783f8f352"
        + "6b56d037e05f2598bd0fd2215d6a1e5295e64f73f63f0aec8b915a985d786598"
    )
  }

  // RFC 6070, the second vector.
  @Test func aKeyOfAPassword() {
    var key = [UInt8](repeating: 0, count: 20)
    let salt = Array("salt".utf8)
    let status = CCKeyDerivationPBKDF(
      CCPBKDFAlgorithm(kCCPBKDF2),
      "password",
      8,
      salt,
      salt.count,
      CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA1),
      2,
      &key,
      key.count
    )
    #expect(Int(status) == kCCSuccess)
    #expect(hexadecimal(key) == "ea6c014dc72d6f8ccd1ed92ace1d41f0d8de8957")
    #expect(
      CCKeyDerivationPBKDF(2, "password", 8, salt, 4, 1, 0, &key, key.count)
        == CCCryptorStatus(kCCParamError)
    )
  }

  // NIST SP 800-38A, F.2.1 and F.1.1.
  @Test func theFirstBlocksOfStandards() {
    let key = bytes("2b7e151628aed2a6abf7158809cf4f3c")
    let vector = bytes("000102030405060708090a0b0c0d0e0f")
    let plain = bytes("6bc1bee22e409f96e93d7e117393172a")
    #expect(
      crypt(kCCEncrypt, 0, key, vector, plain).output
        == bytes("7649abac8119b246cee98e9b12e9197d")
    )
    #expect(
      crypt(kCCEncrypt, kCCOptionECBMode, key, nil, plain).output
        == bytes("3ad77bb40d7a3660a89ecaf32466ef97")
    )
  }

  @Test(arguments: [kCCKeySizeAES128, kCCKeySizeAES192, kCCKeySizeAES256])
  func paddedTextsComeBack(_ keySize: Int) {
    let key = [UInt8](repeating: 7, count: keySize)
    let vector = [UInt8](repeating: 9, count: kCCBlockSizeAES128)
    for count in [0, 1, 15, 16, 17] {
      let plain = [UInt8](repeating: 3, count: count)
      let sealed = crypt(kCCEncrypt, kCCOptionPKCS7Padding, key, vector, plain)
      #expect(Int(sealed.status) == kCCSuccess)
      #expect(sealed.output.count == (count / 16 + 1) * 16)
      let opened = crypt(kCCDecrypt, kCCOptionPKCS7Padding, key, vector, sealed.output)
      #expect(opened.output == plain)
      let other = [UInt8](repeating: 8, count: keySize)
      let wrong = crypt(kCCDecrypt, kCCOptionPKCS7Padding, other, vector, sealed.output)
      #expect(wrong.output != plain || plain.isEmpty)
    }
  }

  @Test func failuresAreNamed() {
    let key = [UInt8](repeating: 7, count: 16)
    #expect(Int(crypt(kCCEncrypt, 0, key, nil, [1]).status) == kCCAlignmentError)
    #expect(Int(crypt(kCCEncrypt, 0, [1], nil, key).status) == kCCParamError)
    let short = crypt(kCCEncrypt, kCCOptionPKCS7Padding, key, nil, key, room: 16)
    #expect(Int(short.status) == kCCBufferTooSmall)
    #expect(short.moved == 32)
  }

  private func crypt(
    _ operation: Int,
    _ options: Int,
    _ key: [UInt8],
    _ vector: [UInt8]?,
    _ data: [UInt8],
    room: Int? = nil
  ) -> (status: CCCryptorStatus, output: [UInt8], moved: Int) {
    var output = [UInt8](repeating: 0, count: room ?? data.count + kCCBlockSizeAES128)
    var moved = 0
    let status = CCCrypt(
      CCOperation(operation),
      CCAlgorithm(kCCAlgorithmAES),
      CCOptions(options),
      key,
      key.count,
      vector,
      data,
      data.count,
      &output,
      output.count,
      &moved
    )
    return (status, Array(output.prefix(moved)), moved)
  }

  private func bytes(_ hexadecimal: String) -> [UInt8] {
    let digits = hexadecimal.compactMap(\.hexDigitValue)
    return stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) }
  }
}
