// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Cryptography

/// The result of a call: `kCCSuccess`, or the reason of a failure.
public typealias CCCryptorStatus = Int32
/// Whether data is encrypted or decrypted.
public typealias CCOperation = UInt32
/// A cipher.
public typealias CCAlgorithm = UInt32
/// Padding and mode of a cipher.
public typealias CCOptions = UInt32

public let kCCSuccess = 0
/// A parameter makes no sense, such as the length of the key.
public let kCCParamError = -4300
/// The output does not fit; the length that it needs is returned.
public let kCCBufferTooSmall = -4301
public let kCCMemoryFailure = -4302
/// The length of the input is not one of whole blocks.
public let kCCAlignmentError = -4303
/// The input was not encrypted with this key.
public let kCCDecodeError = -4304
/// The cipher does not exist here.
public let kCCUnimplemented = -4305

public let kCCEncrypt = 0
public let kCCDecrypt = 1

public let kCCAlgorithmAES128 = 0
public let kCCAlgorithmAES = 0
public let kCCAlgorithm3DES = 2

public let kCCOptionPKCS7Padding = 0x0001
public let kCCOptionECBMode = 0x0002

public let kCCKeySizeAES128 = 16
public let kCCKeySizeAES192 = 24
public let kCCKeySizeAES256 = 32
public let kCCKeySize3DES = 24

public let kCCBlockSizeAES128 = 16
public let kCCBlockSize3DES = 8

/// Encrypts or decrypts data by AES or triple DES: CBC, or ECB by an option.
///
/// `iv` is a block; nil is a block of zeros. `dataOutMoved` receives the length of the output, or the
/// length that it would need.
///
/// - Returns: `kCCSuccess`, or the reason of the failure.
@discardableResult
public func CCCrypt(
  _ op: CCOperation,
  _ alg: CCAlgorithm,
  _ options: CCOptions,
  _ key: UnsafeRawPointer!,
  _ keyLength: Int,
  _ iv: UnsafeRawPointer!,
  _ dataIn: UnsafeRawPointer!,
  _ dataInLength: Int,
  _ dataOut: UnsafeMutableRawPointer!,
  _ dataOutAvailable: Int,
  _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
  let algorithm: BlockCipher.Algorithm
  switch Int(alg) {
  case kCCAlgorithmAES: algorithm = .aes
  case kCCAlgorithm3DES: algorithm = .tripleDES
  default: return CCCryptorStatus(kCCUnimplemented)
  }
  let pads = Int(options) & kCCOptionPKCS7Padding != 0
  let input = UnsafeRawBufferPointer(start: dataIn, count: dataInLength)
  guard
    let cipher = try? BlockCipher(
      algorithm,
      key: Array(UnsafeRawBufferPointer(start: key, count: keyLength)),
      chainsBlocks: Int(options) & kCCOptionECBMode == 0,
      pads: pads
    ), Int(op) == kCCEncrypt || Int(op) == kCCDecrypt
  else { return CCCryptorStatus(kCCParamError) }
  let isWhole = dataInLength.isMultiple(of: cipher.blockByteCount)
  let encrypts = Int(op) == kCCEncrypt
  guard isWhole || pads && encrypts else { return CCCryptorStatus(kCCAlignmentError) }
  let vector = iv.map {
    Array(UnsafeRawBufferPointer(start: $0, count: cipher.blockByteCount))
  }
  guard let output = try? cipher.transform(input, encrypting: encrypts, vector: vector) else {
    return CCCryptorStatus(kCCDecodeError)
  }
  dataOutMoved?.pointee = output.count
  guard output.count <= dataOutAvailable else { return CCCryptorStatus(kCCBufferTooSmall) }
  if !output.isEmpty { dataOut.copyMemory(from: output, byteCount: output.count) }
  return CCCryptorStatus(kCCSuccess)
}
