public import ContactsModel
public import Foundation

/// The configuration of the app: the directory's address and format, and the transport for
/// requests.
public struct ContactsConfiguration: Sendable {
  /// The base address, which contains `contacts.json` and `contacts.xml`.
  public var directory: URL
  public var format: ContactFormat
  /// The transport that sends requests.
  public var transport: any ContactTransport
  /// Receives a line with file names when a damaged file was set aside.
  public var storageLog: @Sendable (String) -> Void

  public init(
    directory: URL,
    format: ContactFormat = .json,
    transport: any ContactTransport = URLSessionContactTransport(),
    storageLog: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.directory = directory
    self.format = format
    self.transport = transport
    self.storageLog = storageLog
  }

  /// The directory that the Showcase serves on this machine.
  public static var local: ContactsConfiguration {
    guard let directory = URL(string: "http://127.0.0.1:8080/directory/") else {
      preconditionFailure("The literal is an address.")
    }
    return ContactsConfiguration(directory: directory)
  }
}
