// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Cryptography

/// A hash function of an authentication code.
public typealias CCHmacAlgorithm = UInt32

public let kCCHmacAlgSHA1 = 0
public let kCCHmacAlgMD5 = 1
public let kCCHmacAlgSHA256 = 2
public let kCCHmacAlgSHA384 = 3
public let kCCHmacAlgSHA512 = 4
public let kCCHmacAlgSHA224 = 5

/// The state of an authentication code; `CCHmacInit` begins it.
public struct CCHmacContext {
  fileprivate var running: RunningHMAC?

  public init() {}
}

/// Computes the authentication code (HMAC) of data, into memory for a digest of the algorithm.
public func CCHmac(
  _ algorithm: CCHmacAlgorithm,
  _ key: UnsafeRawPointer!,
  _ keyLength: Int,
  _ data: UnsafeRawPointer!,
  _ dataLength: Int,
  _ macOut: UnsafeMutableRawPointer!
) {
  var context = CCHmacContext()
  CCHmacInit(&context, algorithm, key, keyLength)
  CCHmacUpdate(&context, data, dataLength)
  CCHmacFinal(&context, macOut)
}

/// Begins the code of data that comes in parts.
public func CCHmacInit(
  _ ctx: UnsafeMutablePointer<CCHmacContext>!,
  _ algorithm: CCHmacAlgorithm,
  _ key: UnsafeRawPointer!,
  _ keyLength: Int
) {
  let function: DigestAlgorithm =
    switch Int(algorithm) {
    case kCCHmacAlgSHA1: .sha1
    case kCCHmacAlgMD5: .md5
    case kCCHmacAlgSHA256: .sha256
    case kCCHmacAlgSHA384: .sha384
    case kCCHmacAlgSHA512: .sha512
    case kCCHmacAlgSHA224: .sha224
    default: preconditionFailure("Expected a kCCHmacAlg… constant, got \(algorithm).")
    }
  ctx.pointee.running = RunningHMAC(
    function,
    key: UnsafeRawBufferPointer(start: key, count: keyLength)
  )
}

/// Adds a part of the data.
public func CCHmacUpdate(
  _ ctx: UnsafeMutablePointer<CCHmacContext>!,
  _ data: UnsafeRawPointer!,
  _ dataLength: Int
) {
  ctx.pointee.running?.update(UnsafeRawBufferPointer(start: data, count: dataLength))
}

/// Ends the code, and writes it.
public func CCHmacFinal(
  _ ctx: UnsafeMutablePointer<CCHmacContext>!,
  _ macOut: UnsafeMutableRawPointer!
) {
  guard let running = ctx.pointee.running else {
    preconditionFailure("Expected a context that CCHmacInit has begun, got a new one.")
  }
  let code = running.code()
  macOut.copyMemory(from: code, byteCount: code.count)
}
