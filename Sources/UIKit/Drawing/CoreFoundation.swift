// Core Foundation names for calls of Core Graphics, such as `colors as CFArray`. Foundation lacks
// these types on this platform; they are aliases of Swift types.

public typealias CFArray = [Any]
public typealias CFDictionary = [String: Any]
public typealias CFString = String
