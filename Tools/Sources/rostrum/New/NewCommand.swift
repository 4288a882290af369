import ArgumentParser

struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Generates an app, a screen or a flow that compiles and passes its tests.",
    discussion: """
      Existing files are never overwritten. If any exist, the command lists them and writes \
      nothing. If it cannot edit a file because its structure is unexpected, it prints the lines to \
      add.
      EXAMPLE: rostrum new app Recipes && rostrum new screen Settings --in Recipes
      """,
    subcommands: [NewAppCommand.self, NewScreenCommand.self, NewFlowCommand.self]
  )
}
