import ArgumentParser
import SourceModel

/// The options for the files that a command reads.
struct ProjectOptions: ParsableArguments {
  @Argument(
    help: "Files and folders to read.",
    completion: .file()
  )
  var paths: [String] = ["."]

  @Option(
    help: "The configuration file to use instead of each folder's .rostrum.json.",
    completion: .file()
  )
  var config: String?

  @Flag(help: "Ignore all .rostrum.json files.")
  var noConfig = false

  @Flag(help: "Include files that .rostrum.json excludes.")
  var includeExcluded = false

  func validate() throws {
    if config != nil, noConfig {
      throw ValidationError("Expected --config or --no-config, got both.")
    }
  }

  var reader: ProjectReader {
    ProjectReader(
      paths: paths,
      configurationPath: config,
      readsConfigurations: !noConfig,
      includesExcluded: includeExcluded
    )
  }
}
