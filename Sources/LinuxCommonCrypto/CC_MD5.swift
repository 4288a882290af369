// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Cryptography

/// The length of a digest, in bytes.
public let CC_MD5_DIGEST_LENGTH: Int32 = 16

/// The length of a block, in bytes.
public let CC_MD5_BLOCK_BYTES: Int32 = 64

/// The state of a digest that is computed in parts.
public typealias CC_MD5_CTX = DigestContext

/// Computes the digest of data.
///
/// - Parameters:
///   - data: The data.
///   - len: The number of bytes of `data`.
///   - md: Memory for 16 bytes.
/// - Returns: `md`.
@discardableResult
public func CC_MD5(
  _ data: UnsafeRawPointer!,
  _ len: CC_LONG,
  _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
  DigestContext.digest(.md5, data, len, md)
}

/// Begins a digest of data that comes in parts; returns 1.
@discardableResult
public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>!) -> Int32 {
  DigestContext.begin(c, .md5)
}

/// Adds a part of the data; returns 1.
@discardableResult
public func CC_MD5_Update(
  _ c: UnsafeMutablePointer<CC_MD5_CTX>!,
  _ data: UnsafeRawPointer!,
  _ len: CC_LONG
) -> Int32 {
  DigestContext.update(c, data, len)
}

/// Ends the digest, and writes its 16 bytes; returns 1.
@discardableResult
public func CC_MD5_Final(
  _ md: UnsafeMutablePointer<UInt8>!,
  _ c: UnsafeMutablePointer<CC_MD5_CTX>!
) -> Int32 {
  DigestContext.finish(c, md)
}
