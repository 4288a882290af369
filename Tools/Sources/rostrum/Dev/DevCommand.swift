import ArgumentParser
import Foundation
import LiveDevelopment

struct DevCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dev",
    abstract: "Builds and serves an app, and rebuilds it whenever a file is saved.",
    discussion: """
      The page reloads automatically and keeps the screen and the typed text. Compiler errors \
      appear over the page until they are fixed. Ctrl-C stops the command.
      EXAMPLE: rostrum dev Contacts
      """
  )

  @Argument(
    help: """
      The app to open: in Rostrum's repository the name of a folder in Apps, elsewhere the name of \
      the program that serves it. Optional if there is only one.
      """
  )
  var app: String?

  @Option(help: "The port to listen on.")
  var port = 8080

  @Option(
    help:
      "The folder for the data of all devices. Without it, a temporary folder.",
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
    var plan = try await DevelopmentTarget(folder: folder, app: app).plan(port: port, data: data)
    plan.crashReport = folder.appending(path: ".build/crash.txt")
    let terminal = Terminal()
    let session = DevelopmentSession(plan, print: terminal.print, progress: terminal.show)
    let work = Task { try await session.run() }
    let interruption = Interruption { work.cancel() }
    defer { interruption.end() }
    try await work.value
  }
}
