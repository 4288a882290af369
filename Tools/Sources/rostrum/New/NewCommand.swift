import ArgumentParser

struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Generates an app, a screen or a flow that compiles and passes its tests.",
    discussion: """
      Existing files are never overwritten: everything in the way is named before anything is \
      written. Code that has another form than the tool adds to is left as it is, and the lines \
      for it are printed.
      EXAMPLE: rostrum new app Recipes && rostrum new screen Settings --in Recipes
      """,
    subcommands: [NewAppCommand.self, NewScreenCommand.self, NewFlowCommand.self]
  )
}
