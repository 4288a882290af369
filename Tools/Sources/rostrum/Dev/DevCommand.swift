import ArgumentParser
import Foundation
import LiveDevelopment

struct DevCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dev",
    abstract: "Builds and serves an app, and does both again whenever a file is saved.",
    discussion: """
      The page comes back by itself, on the same screen and with what was typed. An error of the \
      compiler is shown over it, until it is mended. Ctrl-C ends everything.
      EXAMPLE: rostrum dev Contacts
      """
  )

  @Argument(
    help: """
      The app to open: in Rostrum's repository the name of a folder in Apps, elsewhere the name of \
      the program that serves it. May be left out where there is only one.
      """
  )
  var app: String?

  @Option(help: "The port to listen on.")
  var port = 8080

  @Option(
    help:
      "The folder that holds every device's data; without it, one that other programs do not use.",
    completion: .directory
  )
  var data: String?

  @Option(
    help: ArgumentHelp("The folder of the package.", valueName: "path"),
    completion: .directory
  )
  var package = "."

  func validate() throws {
    guard (1...65_535).contains(port) else {
      throw ValidationError("Expected a port from 1 to 65535, got \(port).")
    }
  }

  func run() async throws {
    let folder = URL(filePath: package, directoryHint: .isDirectory).standardizedFileURL
    let plan = try await DevelopmentTarget(folder: folder, app: app).plan(port: port, data: data)
    // Unlike `print`, this writes lines immediately, also to a pipe.
    let session = DevelopmentSession(plan) {
      FileHandle.standardOutput.write(Data(($0 + "\n").utf8))
    }
    let work = Task { try await session.run() }
    let interruption = Interruption { work.cancel() }
    defer { interruption.end() }
    try await work.value
  }
}
