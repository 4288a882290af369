// Names of Core Foundation that Core Graphics' calls are written with: `colors as CFArray`. Foundation on
// this platform has none of its types; Swift's own stand for them.

public typealias CFArray = [Any]
public typealias CFDictionary = [String: Any]
public typealias CFString = String
