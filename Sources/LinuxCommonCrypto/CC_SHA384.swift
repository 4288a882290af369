// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Cryptography

/// The length of a digest, in bytes.
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48

/// The length of a block, in bytes.
public let CC_SHA384_BLOCK_BYTES: Int32 = 128

/// Computes the digest of data.
///
/// - Parameters:
///   - data: The data.
///   - len: The number of bytes of `data`.
///   - md: Memory for 48 bytes.
/// - Returns: `md`.
@discardableResult
public func CC_SHA384(
  _ data: UnsafeRawPointer!,
  _ len: CC_LONG,
  _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
  DigestContext.digest(.sha384, data, len, md)
}

/// Begins a digest of data that comes in parts; returns 1.
@discardableResult
public func CC_SHA384_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
  DigestContext.begin(c, .sha384)
}

/// Adds a part of the data; returns 1.
@discardableResult
public func CC_SHA384_Update(
  _ c: UnsafeMutablePointer<CC_SHA512_CTX>!,
  _ data: UnsafeRawPointer!,
  _ len: CC_LONG
) -> Int32 {
  DigestContext.update(c, data, len)
}

/// Ends the digest, and writes its 48 bytes; returns 1.
@discardableResult
public func CC_SHA384_Final(
  _ md: UnsafeMutablePointer<UInt8>!,
  _ c: UnsafeMutablePointer<CC_SHA512_CTX>!
) -> Int32 {
  DigestContext.finish(c, md)
}
