import ArgumentParser

/// In which form a command prints data.
enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
  case text
  case json
  case markdown
}
