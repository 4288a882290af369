import ArgumentParser
import CodeGenerator

struct NewFlowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "flow",
    abstract: "Generates a flow: a coordinator with an outcome, and its first screen in a sheet.",
    discussion: "EXAMPLE: rostrum new flow Onboarding --in Recipes"
  )

  @OptionGroup var options: ScreenOptions

  func run() throws {
    try options.generate(.flow, .flow)
  }
}
