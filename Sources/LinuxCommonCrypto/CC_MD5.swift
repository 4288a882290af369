// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Cryptography

/// A number of bytes.
public typealias CC_LONG = UInt32

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
  var context = CC_MD5_CTX()
  CC_MD5_Init(&context)
  CC_MD5_Update(&context, data, len)
  CC_MD5_Final(md, &context)
  return md
}

/// Begins a digest of data that comes in parts; returns 1.
@discardableResult
public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>!) -> Int32 {
  c.pointee.running = RunningDigest(.md5)
  return 1
}

/// Adds a part of the data; returns 1.
@discardableResult
public func CC_MD5_Update(
  _ c: UnsafeMutablePointer<CC_MD5_CTX>!,
  _ data: UnsafeRawPointer!,
  _ len: CC_LONG
) -> Int32 {
  c.pointee.update(data, len)
  return 1
}

/// Ends the digest, and writes its 16 bytes; returns 1.
@discardableResult
public func CC_MD5_Final(
  _ md: UnsafeMutablePointer<UInt8>!,
  _ c: UnsafeMutablePointer<CC_MD5_CTX>!
) -> Int32 {
  c.pointee.finish(into: md)
  return 1
}
