package import Foundation

/// What the process of a device is started with.
package struct DeviceLaunch: Sendable {
  package var app: ServedApp
  /// The folder of the device's files.
  package var files: URL
  /// The folder in which the process creates its socket; nobody else can enter it.
  package var socketFolder: URL
  /// The variables that the front adds to the app's own.
  package var environment: [String: String]
  package var limits: ProcessLimits

  /// The path of the socket, seen from the front.
  package var socketPath: String { socketFolder.appendingPathComponent("app.sock").path }
}

/// The app that is served.
package struct ServedApp: Codable, Hashable, Sendable {
  /// The name for people.
  package var name: String
  /// The program; Info.plist and resources are beside it.
  package var program: String
  package var arguments: [String]
  package var environment: [String: String]
  /// Further folders that the program reads: the runtime.
  package var readableFolders: [String]
  /// The sources of the app by the names that its traps print, `Module/File.swift`.
  package var sources: [String: String]?

  package init(
    name: String,
    program: String,
    arguments: [String] = [],
    environment: [String: String] = [:],
    readableFolders: [String] = []
  ) {
    self.name = name
    self.program = program
    self.arguments = arguments
    self.environment = environment
    self.readableFolders = readableFolders
  }
}

/// The limits of the process of a device.
package struct ProcessLimits: Hashable, Sendable {
  /// The bytes of private memory beyond which the process is ended.
  package var memory: Int
  package var openFiles = 1_024
  /// The number of processes and threads in a sandbox.
  package var processes = 256

  package init(memory: Int) {
    self.memory = memory
  }
}

/// The process of a device.
package protocol DeviceProcess: AnyObject, Sendable {
  /// The private memory in bytes, swapped out or not; nil if it cannot be read.
  var memory: Int? { get }
  /// Asks the process to save and to end.
  func terminate()
  /// Ends the process at once.
  func kill()
}

/// The end of a process.
package struct ProcessEnding: Sendable {
  /// The exit code; the negated number of a signal.
  package var code: Int32
  /// The last output.
  package var output: String

  package init(code: Int32, output: String) {
    self.code = code
    self.output = output
  }
}

/// Starts the processes of devices.
package protocol DeviceLauncher: Sendable {
  /// Starts a process.
  ///
  /// - Parameters:
  ///   - launch: What to start.
  ///   - onEnd: Called once, when it has ended.
  /// - Returns: The process.
  /// - Throws: The error of the system.
  func start(
    _ launch: DeviceLaunch,
    onEnd: @escaping @Sendable (ProcessEnding) -> Void
  ) throws -> any DeviceProcess
}
