import ArgumentParser
import SourceModel

struct LintCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Checks the rules of Model-View-Presenter with Coordinators."
  )

  @OptionGroup var project: ProjectOptions

  mutating func run() async throws {
    let project = try await project.reader.read()
    for file in project.skipped { print(file.diagnostic.line) }
    if !project.isComplete { throw ExitCode.found }
  }
}
