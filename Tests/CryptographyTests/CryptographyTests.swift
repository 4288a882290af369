import Cryptography
import Foundation
import Testing

/// The functions against the published test vectors.
struct CryptographyTests {
  // MARK: - SHA-256 (FIPS 180-4, examples)

  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
  ])
  func digestsAreThoseOfTheStandard(_ text: String, _ digest: String) {
    #expect(SHA256.digest(of: Data(text.utf8)).hexadecimal == digest)
  }

  // MARK: - HMAC

  @Test func codesAreValidForTheirMessageAndKeyOnly() throws {
    let key = try #require(SymmetricKey(Data(repeating: 0x0b, count: 32)))
    let code = HMACSHA256.code(for: Data("Hi There".utf8), using: key)
    // Computed by Python: hmac.digest(b"\x0b" * 32, b"Hi There", "sha256").
    #expect(
      code.hexadecimal == "198a607eb44bfbc69903a0f1cf2bbdc5ba0aa3f3d9ae3c1c7a3b1696a0b68cf7"
    )
    #expect(HMACSHA256.isValid(code, for: Data("Hi There".utf8), using: key))
    #expect(!HMACSHA256.isValid(code, for: Data("Hi there".utf8), using: key))
    #expect(!HMACSHA256.isValid(code, for: Data("Hi There".utf8), using: SymmetricKey()))
    #expect(!HMACSHA256.isValid(code.dropLast(), for: Data("Hi There".utf8), using: key))
  }

  // MARK: - AES-GCM

  /// Test case 16 of the GCM specification (McGrew and Viega): AES-256 with associated data.
  @Test func aPublishedBoxIsOpened() throws {
    let key = try #require(
      SymmetricKey(
        Data(hexadecimal: "feffe9928665731c6d6a8f9467308308feffe9928665731c6d6a8f9467308308")
      )
    )
    let box = Data(
      hexadecimal: "cafebabefacedbaddecaf888"
        + "522dc1f099567d07f47f37a32a84427d643a8cdcbfe5c0c97598a2bd2555d1aa"
        + "8cb08e48590dbb3da7b08b1056828838c5f61e6393ba7a0abcc9f662"
        + "76fc6ece0f4e1768cddf8853bb2d551b"
    )
    let plain = try AESGCM.open(
      box,
      using: key,
      authenticating: Data(hexadecimal: "feedfacedeadbeeffeedfacedeadbeefabaddad2")
    )
    #expect(
      plain.hexadecimal
        == "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a72"
        + "1c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39"
    )
  }

  @Test(arguments: [0, 1, 15, 16, 17, 10_000])
  func boxesOpenWithTheirKeyAndContextOnly(_ count: Int) throws {
    let (key, context) = (SymmetricKey(), Data("context".utf8))
    let plain = Data((0..<count).map { UInt8(truncatingIfNeeded: $0) })
    let box = try AESGCM.seal(plain, using: key, authenticating: context)
    #expect(box.count == count + 28)
    #expect(try AESGCM.open(box, using: key, authenticating: context) == plain)
    #expect(throws: CryptographyError.self) {
      try AESGCM.open(box, using: SymmetricKey(), authenticating: context)
    }
    #expect(throws: CryptographyError.self) {
      try AESGCM.open(box, using: key, authenticating: Data())
    }
    for index in [0, 12, box.count - 1] where index < box.count {
      var damaged = box
      damaged[index] ^= 1
      #expect(throws: CryptographyError.self) {
        try AESGCM.open(damaged, using: key, authenticating: context)
      }
    }
    #expect(throws: CryptographyError.self) {
      try AESGCM.open(box.prefix(27), using: key, authenticating: context)
    }
  }

  @Test func equalTextsHaveDifferentBoxes() throws {
    let key = SymmetricKey()
    let boxes = try (0..<3).map { _ in
      try AESGCM.seal(Data("secret".utf8), using: key, authenticating: Data())
    }
    #expect(Set(boxes).count == 3)
  }

  // MARK: - scrypt (RFC 7914, section 12)

  @Test(arguments: [
    (
      "", "", 16, 1, 1,
      "77d6576238657b203b19ca42c18a0497f16b4844e3074ae8dfdffa3fede21442"
        + "fcd0069ded0948f8326a753a0fc81f17e8d3e0fb2e0d3628cf35e20c38d18906"
    ),
    (
      "password", "NaCl", 1024, 8, 16,
      "fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b373162"
        + "2eaf30d92e22a3886ff109279d9830dac727afb94a83ee6d8360cbdfa2cc0640"
    ),
  ])
  func keysAreThoseOfTheStandard(
    _ password: String,
    _ salt: String,
    _ rounds: Int,
    _ blockSize: Int,
    _ parallelism: Int,
    _ key: String
  ) throws {
    let derived = try Scrypt.deriveKey(
      from: Data(password.utf8),
      salt: Data(salt.utf8),
      byteCount: 64,
      rounds: rounds,
      blockSize: blockSize,
      parallelism: parallelism
    )
    #expect(derived.hexadecimal == key)
  }

  @Test(arguments: [(0, 8, 1), (3, 8, 1), (16, 0, 1), (16, 8, 0), (1 << 40, 1 << 30, 1)])
  func parametersWithoutSenseAreRefused(_ rounds: Int, _ blockSize: Int, _ parallelism: Int) {
    #expect(throws: CryptographyError.self) {
      try Scrypt.deriveKey(
        from: Data("password".utf8),
        salt: Data("NaCl".utf8),
        byteCount: 32,
        rounds: rounds,
        blockSize: blockSize,
        parallelism: parallelism
      )
    }
  }

  // MARK: - Keys

  @Test func keysHave32BytesAndHideThem() {
    #expect(SymmetricKey().data.count == 32)
    #expect(SymmetricKey().data != SymmetricKey().data)
    #expect(SymmetricKey(Data(count: 31)) == nil)
    #expect("\(SymmetricKey())" == "SymmetricKey")
    #expect(Mirror(reflecting: SymmetricKey()).children.isEmpty)
  }

  @Test func bytesAreComparedWhole() {
    #expect(Data([1, 2]).equalsInConstantTime(Data([1, 2])))
    #expect(Data().equalsInConstantTime(Data()))
    #expect(!Data([1, 2]).equalsInConstantTime(Data([1, 3])))
    #expect(!Data([1, 2]).equalsInConstantTime(Data([1])))
  }
}

extension Data {
  fileprivate var hexadecimal: String {
    map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  fileprivate init(hexadecimal text: String) {
    let digits = text.compactMap { $0.hexDigitValue }
    self.init(
      stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
    )
  }
}
