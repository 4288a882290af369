/// A new app in the layers of ARCHITECTURE.md: a list of items, and the detail of an item.
///
/// The app keeps its items in a file, shows them in English and Simplified Chinese, and has tests of
/// every layer.
public struct AppBlueprint: Hashable, Sendable {
  public var name: GeneratedName

  public init(name: GeneratedName) {
    self.name = name
  }

  /// The files of a standalone package, relative to the package.
  func packageFiles(rostrum: RostrumLocation) -> [GeneratedFile] {
    PackageTemplates(name: name, rostrum: rostrum).files + files
  }

  /// The files of an app in Rostrum's repository, relative to the repository.
  var repositoryFiles: [GeneratedFile] {
    files.map { GeneratedFile("Apps/\(name.type)/\($0.path)", $0.text) }
      + RepositoryTemplates(name: name).files
  }

  /// The files of the layers and of their tests, relative to the app.
  private var files: [GeneratedFile] {
    let templates: [any AppTemplates] = [
      ModelTemplates(name: name), FlowTemplates(name: name), TextTemplates(name: name),
      ListTemplates(name: name), DetailTemplates(name: name), UserInterfaceTemplates(name: name),
      CompositionTemplates(name: name), ModelTestTemplates(name: name),
      PresentationTestTemplates(name: name), FlowTestTemplates(name: name),
      UserInterfaceTestTemplates(name: name),
    ]
    return templates.flatMap(\.files)
  }
}
