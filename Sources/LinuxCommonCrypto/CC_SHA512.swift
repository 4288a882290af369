// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Cryptography

/// The length of a digest, in bytes.
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64

/// The length of a block, in bytes.
public let CC_SHA512_BLOCK_BYTES: Int32 = 128

/// The state of a digest that is computed in parts.
public typealias CC_SHA512_CTX = DigestContext

/// Computes the digest of data.
///
/// - Parameters:
///   - data: The data.
///   - len: The number of bytes of `data`.
///   - md: Memory for 64 bytes.
/// - Returns: `md`.
@discardableResult
public func CC_SHA512(
  _ data: UnsafeRawPointer!,
  _ len: CC_LONG,
  _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
  DigestContext.digest(.sha512, data, len, md)
}

/// Begins a digest of data that comes in parts; returns 1.
@discardableResult
public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
  DigestContext.begin(c, .sha512)
}

/// Adds a part of the data; returns 1.
@discardableResult
public func CC_SHA512_Update(
  _ c: UnsafeMutablePointer<CC_SHA512_CTX>!,
  _ data: UnsafeRawPointer!,
  _ len: CC_LONG
) -> Int32 {
  DigestContext.update(c, data, len)
}

/// Ends the digest, and writes its 64 bytes; returns 1.
@discardableResult
public func CC_SHA512_Final(
  _ md: UnsafeMutablePointer<UInt8>!,
  _ c: UnsafeMutablePointer<CC_SHA512_CTX>!
) -> Int32 {
  DigestContext.finish(c, md)
}
