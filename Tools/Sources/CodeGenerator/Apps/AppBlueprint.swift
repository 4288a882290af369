/// A new app in the layers of ARCHITECTURE.md: a list of items, and one of them.
///
/// The app keeps its items in a file, shows them in English and Simplified Chinese, and has tests of
/// every layer.
public struct AppBlueprint: Hashable, Sendable {
  public var name: GeneratedName

  public init(name: GeneratedName) {
    self.name = name
  }

  /// The files of the layers and of their tests.
  var files: [GeneratedFile] {
    modelFiles + flowFiles + textFiles + listFiles + detailFiles + userInterfaceFiles
      + compositionFiles + modelTestFiles + presentationTestFiles + userInterfaceTestFiles
  }

  var app: String { name.type }

  private var userInterfaceFiles: [GeneratedFile] {
    listScreenFiles + detailScreenFiles + factoryFiles
  }
}
