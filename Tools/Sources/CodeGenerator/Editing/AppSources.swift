public import Foundation
import SwiftSyntax

/// The sources of an existing app, and the places in them that a new screen needs.
public struct AppSources {
  public let folder: URL
  /// The prefix of its modules and its main types.
  public let name: String
  public let textsType: String
  public let fakeScreensType: String
  var files: [SourceText]

  /// Reads every Swift file of the app's layers.
  ///
  /// - Throws: ``GenerationError`` where the folder is not an app, or a file cannot be read.
  public init(folder: URL) throws(GenerationError) {
    self.folder = folder
    let files = try Self.readFiles(in: folder)
    self.files = files
    let presentation = files.filter { $0.path.hasPrefix("Presentation/") }
    let types = presentation.flatMap(\.topLevelTypes)
    let name = try Self.name(of: folder, declaring: types)
    self.name = name
    // An app's texts choose among their languages; those of a screen do not.
    let texts = types.filter { $0.name.hasSuffix("Texts") && !$0.functions("best").isEmpty }
    textsType = texts.first?.name ?? "\(name)Texts"
    fakeScreensType =
      files.filter { $0.path.hasPrefix("Tests/PresentationTests/") }
      .flatMap { $0.types(conformingTo: "\(name)Screens") }.first?.name ?? "Fake\(name)Screens"
  }

  /// The protocols that a type alias composes; empty unless there is one with this name.
  func protocols(composedBy alias: String) -> [String] {
    files.lazy.flatMap(\.tree.statements)
      .compactMap { $0.item.as(TypeAliasDeclSyntax.self) }
      .first { $0.name.text == alias }?
      .initializer.value.as(CompositionTypeSyntax.self)?
      .elements.map(\.type.trimmedDescription) ?? []
  }

  /// Returns the declared types with these names, as `name in file`.
  func declarations(of names: [String]) -> [String] {
    let names = Set(names)
    return files.flatMap { file in
      file.topLevelTypes.filter { names.contains($0.name) && $0.kind != .extension }
        .map { "\($0.name) in \(file.path)" }
    }
  }

  /// Returns the prefix of the presentation layer's Screens protocol; the folder's name where the
  /// screens are spread over several protocols.
  private static func name(
    of folder: URL,
    declaring types: [DeclaredType]
  ) throws(GenerationError) -> String {
    let protocols = types.filter { $0.kind == .protocol && $0.name.hasSuffix("Screens") }
      .map(\.name)
    if protocols.count == 1 { return String(protocols[0].dropLast("Screens".count)) }
    let name = folder.lastPathComponent
    let isNamed = types.contains { $0.name == "\(name)Coordinator" || $0.name == "\(name)Route" }
    guard isNamed else {
      let found = protocols.isEmpty ? "none" : protocols.joined(separator: ", ")
      throw GenerationError(
        "\(folder.path) is no app: expected one protocol in Presentation whose name ends in "
          + "Screens, got \(found)."
      )
    }
    return name
  }

  private static func readFiles(in folder: URL) throws(GenerationError) -> [SourceText] {
    var files: [SourceText] = []
    for layer in ["App", "Model", "Presentation", "Tests", "UI"] {
      let root = folder.appending(path: layer, directoryHint: .isDirectory)
      let paths = FileManager.default.enumerator(atPath: root.path)?.allObjects ?? []
      for case let path as String in paths where path.hasSuffix(".swift") {
        files.append(try SourceText(reading: "\(layer)/\(path)", in: folder))
      }
    }
    return files.sorted { $0.path < $1.path }
  }
}
