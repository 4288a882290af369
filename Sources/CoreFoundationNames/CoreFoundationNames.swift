// Core Foundation names in calls of other frameworks, such as `colors as CFArray` or
// `query as CFDictionary`. Foundation lacks these types on this platform, and `as` bridges no values
// to objects there; so they are aliases of the Swift types that apps convert to them.

public import Foundation

public typealias CFArray = [Any]
public typealias CFBoolean = NSNumber
public typealias CFData = Data
public typealias CFDate = Date
public typealias CFDictionary = [AnyHashable: Any]
public typealias CFError = NSError
public typealias CFIndex = Int
public typealias CFNumber = NSNumber
public typealias CFString = String
public typealias CFTypeRef = AnyObject
public typealias CFURL = URL

/// An allocator of memory.
///
/// None exists here: pass nil or `kCFAllocatorDefault`.
public final class CFAllocator: Sendable {
  private init() {}
}

/// The default allocator, which is nil.
public let kCFAllocatorDefault: CFAllocator! = nil

/// Integers of Objective-C.
public typealias NSInteger = Int
public typealias NSUInteger = UInt

/// A duration or time in seconds.
public typealias CFTimeInterval = Double

/// A point in time, in seconds since 1 January 2001 in UTC.
public typealias CFAbsoluteTime = CFTimeInterval

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the current time.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The greatest finite number of type `Float`.
public let MAXFLOAT: Float = .greatestFiniteMagnitude

/// The result of a C function: zero is success.
public typealias OSStatus = Int32

/// The status of success.
public let noErr: OSStatus = 0

/// The boolean value true, as an object.
public let kCFBooleanTrue: CFBoolean! = true

/// The boolean value false, as an object.
public let kCFBooleanFalse: CFBoolean! = false

// The units of time of Darwin, as 64-bit numbers.

// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSEC_PER_MSEC: UInt64 = 1_000_000
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSEC_PER_USEC: UInt64 = 1_000
// swift-format-ignore: AlwaysUseLowerCamelCase
public let USEC_PER_SEC: UInt64 = 1_000_000
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MSEC_PER_SEC: UInt64 = 1_000
