import ArgumentParser

/// The output format of a command's data.
enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
  case text
  case json
  case markdown
}
