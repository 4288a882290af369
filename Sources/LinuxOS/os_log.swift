// The name is Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Writes a message of a format.
///
/// The message is a format as of `printf`; `%@` and `%s` are private unless they are `%{public}@`.
/// Apple's declaration wants arguments of `CVarArg`, which texts are only where Objective-C is.
public func os_log(
  _ message: StaticString,
  dso: UnsafeRawPointer? = #dsohandle,
  log: OSLog = .default,
  type: OSLogType = .default,
  _ args: Any?...
) {
  log.write(type, LogFormat.filled(message.description, with: args))
}

/// Writes a message of a level and a format.
public func os_log(
  _ type: OSLogType,
  dso: UnsafeRawPointer = #dsohandle,
  log: OSLog = .default,
  _ message: StaticString,
  _ args: Any?...
) {
  log.write(type, LogFormat.filled(message.description, with: args))
}

/// Writes a message.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) {
  OSLog.default.write(.default, message.text)
}

/// Writes a message of a level.
@_disfavoredOverload
public func os_log(_ type: OSLogType, _ message: OSLogMessage) {
  OSLog.default.write(type, message.text)
}

/// Writes a message of a level to a log.
@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog, _ message: OSLogMessage) {
  log.write(type, message.text)
}
