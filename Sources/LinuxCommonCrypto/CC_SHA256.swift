// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Cryptography

/// The length of a digest, in bytes.
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32

/// The length of a block, in bytes.
public let CC_SHA256_BLOCK_BYTES: Int32 = 64

/// The state of a digest that is computed in parts.
public typealias CC_SHA256_CTX = DigestContext

/// Computes the digest of data.
///
/// - Parameters:
///   - data: The data.
///   - len: The number of bytes of `data`.
///   - md: Memory for 32 bytes.
/// - Returns: `md`.
@discardableResult
public func CC_SHA256(
  _ data: UnsafeRawPointer!,
  _ len: CC_LONG,
  _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
  DigestContext.digest(.sha256, data, len, md)
}

/// Begins a digest of data that comes in parts; returns 1.
@discardableResult
public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 {
  DigestContext.begin(c, .sha256)
}

/// Adds a part of the data; returns 1.
@discardableResult
public func CC_SHA256_Update(
  _ c: UnsafeMutablePointer<CC_SHA256_CTX>!,
  _ data: UnsafeRawPointer!,
  _ len: CC_LONG
) -> Int32 {
  DigestContext.update(c, data, len)
}

/// Ends the digest, and writes its 32 bytes; returns 1.
@discardableResult
public func CC_SHA256_Final(
  _ md: UnsafeMutablePointer<UInt8>!,
  _ c: UnsafeMutablePointer<CC_SHA256_CTX>!
) -> Int32 {
  DigestContext.finish(c, md)
}
