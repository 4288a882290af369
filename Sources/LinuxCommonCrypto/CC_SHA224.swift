// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Cryptography

/// The length of a digest, in bytes.
public let CC_SHA224_DIGEST_LENGTH: Int32 = 28

/// The length of a block, in bytes.
public let CC_SHA224_BLOCK_BYTES: Int32 = 64

/// Computes the digest of data.
///
/// - Parameters:
///   - data: The data.
///   - len: The number of bytes of `data`.
///   - md: Memory for 28 bytes.
/// - Returns: `md`.
@discardableResult
public func CC_SHA224(
  _ data: UnsafeRawPointer!,
  _ len: CC_LONG,
  _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
  DigestContext.digest(.sha224, data, len, md)
}

/// Begins a digest of data that comes in parts; returns 1.
@discardableResult
public func CC_SHA224_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 {
  DigestContext.begin(c, .sha224)
}

/// Adds a part of the data; returns 1.
@discardableResult
public func CC_SHA224_Update(
  _ c: UnsafeMutablePointer<CC_SHA256_CTX>!,
  _ data: UnsafeRawPointer!,
  _ len: CC_LONG
) -> Int32 {
  DigestContext.update(c, data, len)
}

/// Ends the digest, and writes its 28 bytes; returns 1.
@discardableResult
public func CC_SHA224_Final(
  _ md: UnsafeMutablePointer<UInt8>!,
  _ c: UnsafeMutablePointer<CC_SHA256_CTX>!
) -> Int32 {
  DigestContext.finish(c, md)
}
