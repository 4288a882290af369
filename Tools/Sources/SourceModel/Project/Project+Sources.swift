extension Project {
  /// Creates a project from texts instead of files, for examples and tests.
  ///
  /// - Parameters:
  ///   - sources: Texts by path.
  ///   - configuration: The configuration of all texts.
  package init(sources: [String: String], configuration: Configuration = Configuration()) {
    let parse = { @Sendable in Self.parse(sources, configuration) }
    self.init(DeepStack.run(times: 1, parse)[0], configuration)
  }

  private static func parse(
    _ sources: [String: String],
    _ configuration: Configuration
  ) -> [ProjectReader.Result<Void>] {
    sources.sorted { $0.key < $1.key }.compactMap { path, text in
      FileKind(path: path).map { kind in
        let file = FileFinder.File(
          absolutePath: path,
          path: path,
          kind: kind,
          configuration: configuration
        )
        return FileParser(found: .init(file: file, displayPath: path))
          .parse(Array(text.utf8)) { _, _ in }
      }
    }
  }

  init<Collected>(_ results: [ProjectReader.Result<Collected>], _ configuration: Configuration) {
    self.init(
      files: results.compactMap { $0.file?.0 },
      interfaces: results.compactMap(\.interface),
      skipped: results.compactMap(\.skipped),
      configuration: configuration
    )
    link()
  }
}
