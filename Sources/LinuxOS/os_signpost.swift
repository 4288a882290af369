// The name is Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Marks a moment for a tool that records; no tool does here.
public func os_signpost(
  _ type: OSSignpostType,
  dso: UnsafeRawPointer = #dsohandle,
  log: OSLog,
  name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Marks a moment, with a message; no tool records it here.
public func os_signpost(
  _ type: OSSignpostType,
  dso: UnsafeRawPointer = #dsohandle,
  log: OSLog,
  name: StaticString,
  signpostID: OSSignpostID = .exclusive,
  _ format: StaticString,
  _ arguments: Any?...
) {}
