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

/// A duration or time in seconds.
public typealias CFTimeInterval = Double

/// The result of a C function: zero is success.
public typealias OSStatus = Int32

/// The status of success.
public let noErr: OSStatus = 0

/// The boolean value true, as an object.
public let kCFBooleanTrue: CFBoolean! = true

/// The boolean value false, as an object.
public let kCFBooleanFalse: CFBoolean! = false
