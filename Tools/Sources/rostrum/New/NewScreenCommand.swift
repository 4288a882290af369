import ArgumentParser
import CodeGenerator

struct NewScreenCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "screen",
    abstract: "Generates a screen that the app's coordinator pushes.",
    discussion: """
      The command creates the contract, presenter, view state, view controller, texts, a route with \
      its path, and tests.
      EXAMPLE: rostrum new screen Settings --in Recipes --chinese-title 设置
      """
  )

  @OptionGroup var options: ScreenOptions

  func run() throws {
    try options.generate(.screen, .pushed)
  }
}
