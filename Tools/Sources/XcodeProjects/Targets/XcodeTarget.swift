/// A target of an Xcode project or of a package.
///
/// The lists of files name what exists on disk and is meant for iOS. What is missing is among the
/// problems of the project. Files that the setting EXCLUDED_SOURCE_FILE_NAMES of the default
/// configuration names are left out.
package struct XcodeTarget: Sendable, Identifiable {
  /// What distinguishes targets: projects of a workspace may have targets of one name.
  package struct ID: Sendable, Hashable {
    /// The path of the `.xcodeproj`, or of the package's folder.
    package let project: String
    package let name: String

    package init(project: String, name: String) {
      self.project = project
      self.name = name
    }
  }

  package let id: ID
  package let kind: TargetKind
  /// The platforms for which the target is built in its default configuration.
  package internal(set) var platforms: [Platform] = []
  /// The targets that are built before this one: named ones, and those whose products it links.
  package internal(set) var dependencies: [ID] = []
  /// The target that a test target tests; nil for other targets, and for tests without a host.
  package internal(set) var testedTarget: ID?
  /// The Swift files in the order of their build phase.
  package internal(set) var sources: [ProjectFile] = []
  /// Sources in other languages, or from which Xcode generates sources.
  package internal(set) var foreignSources: [ProjectFile] = []
  package internal(set) var headers: [ProjectFile] = []
  /// The files that are part of the product's bundle, localized ones for each language.
  package internal(set) var resources: [ProjectFile] = []
  package internal(set) var frameworks: [LinkedFramework] = []
  package internal(set) var packageProducts: [PackageProduct] = []
  package internal(set) var copiedFiles: [CopiedFiles] = []
  /// The scripts of the build phases, which are named and never run.
  package internal(set) var scripts: [ShellScript] = []
  /// The name of the product's file, such as "App.app"; nil for targets without one.
  package internal(set) var productFile: String?
  /// The folder to which paths in settings are relative.
  package let folder: String
  var configurations: [BuildSettings] = []
  var defaultConfigurationName: String?

  init(id: ID, kind: TargetKind, folder: String) {
    self.id = id
    self.kind = kind
    self.folder = folder
  }

  package var name: String { id.name }

  /// The names of the configurations, in the order of the project.
  package var configurationNames: [String] { configurations.map(\.configuration) }

  /// The settings of a configuration; those of the default one for a name that the target lacks.
  package func settings(configuration: String) -> BuildSettings {
    configurations.first { $0.configuration == configuration } ?? defaultSettings
  }

  /// The settings of Debug or, in a target that has no Debug, of the default configuration.
  package var defaultSettings: BuildSettings {
    configurations.first { $0.configuration == "Debug" }
      ?? configurations.first { $0.configuration == defaultConfigurationName }
      ?? configurations.first
      ?? BuildSettings(configuration: "Debug", layers: [])
  }
}
