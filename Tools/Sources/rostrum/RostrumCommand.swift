import ArgumentParser
import Foundation

/// The tool for MVP-C code.
struct RostrumCommand: AsyncParsableCommand {
  static let version = "0.1.0"

  static let configuration = CommandConfiguration(
    commandName: "rostrum",
    abstract: "Runs, checks, measures, maps and generates iOS apps in Swift.",
    discussion: """
      Exit codes: 0 for success, 1 for findings, 2 if the command cannot run. \
      EXAMPLE: rostrum run MyApp.xcodeproj
      """,
    version: version,
    subcommands: [
      RunCommand.self, TestCommand.self, RecordCommand.self, ServeCommand.self, CheckCommand.self,
      LintCommand.self, MetricsCommand.self, MapCommand.self, NewCommand.self, DevCommand.self,
    ]
  )
}

@main
enum Program {
  static func main() async {
    do {
      var command = try RostrumCommand.parseAsRoot()
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch let code as ExitCode {
      exit(code.rawValue)
    } catch let error as ValidationError {
      // The options are valid, so that a usage message would not help.
      StandardError.write("Error: \(error.message)")
      exit(ExitCode.cannotRun.rawValue)
    } catch {
      finish(with: error)
    }
  }

  /// Exits with success after help, and with failure after any other error.
  private static func finish(with error: any Error) -> Never {
    let message = RostrumCommand.fullMessage(for: error)
    guard RostrumCommand.exitCode(for: error) != .success else {
      print(message)
      exit(0)
    }
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(ExitCode.cannotRun.rawValue)
  }
}
