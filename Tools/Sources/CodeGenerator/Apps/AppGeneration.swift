public import Foundation

extension Generation {
  /// Generates a new app in a standalone package.
  ///
  /// - Parameters:
  ///   - name: The name of the app.
  ///   - folder: The folder of the package; it may exist.
  ///   - rostrum: The place from which the package gets Rostrum.
  /// - Returns: The files to write.
  public static func package(
    _ name: GeneratedName,
    in folder: URL,
    rostrum: RostrumLocation
  ) -> Generation {
    var generation = Generation(folder: folder)
    generation.created = AppBlueprint(name: name).packageFiles(rostrum: rostrum)
    generation.breakLongLines()
    return generation
  }

  /// Generates a new app in Rostrum's own repository, with an icon on the Showcase's home screen.
  ///
  /// - Parameters:
  ///   - name: The name of the app.
  ///   - repository: The folder of the repository.
  /// - Returns: The files to write, and manual steps.
  /// - Throws: ``GenerationError`` where a file of the repository cannot be read, or its manifest has
  ///   an app of this name.
  public static func app(
    _ name: GeneratedName,
    inRepository repository: URL
  ) throws(GenerationError) -> Generation {
    var generation = Generation(folder: repository)
    generation.created = AppBlueprint(name: name).repositoryFiles
    var registration = AppRegistration(name: name)
    let manifest = try SourceText(reading: "Package.swift", in: repository)
    // A call may be on several lines.
    let declarations = manifest.text.filter { !$0.isWhitespace }
    guard !declarations.contains("app(\"\(name.type)\"") else {
      throw GenerationError("Nothing was written, because Package.swift has an app \(name.type).")
    }
    registration.register(in: manifest)
    registration.show(in: try SourceText(reading: "Showcase/ShowcaseApps.swift", in: repository))
    generation.edited = registration.edited
    generation.manual = registration.manual
    generation.breakLongLines()
    return generation
  }

  mutating func breakLongLines() {
    for index in created.indices where created[index].path.hasSuffix(".swift") {
      created[index].text = CodeFormatter.breakingLongLines(of: created[index].text)
    }
    for index in edited.indices {
      let file = edited[index]
      edited[index].text = CodeFormatter.breakingLongLines(of: file.text, unlessIn: file.former)
    }
  }
}
