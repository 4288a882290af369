/// An Xcode project, the projects of a workspace, or a Swift package.
///
/// Reading changes nothing on disk and executes nothing.
package struct XcodeProject: Sendable {
  package let name: String
  /// The path of the `.xcodeproj`, the `.xcworkspace`, or the package's folder.
  package let path: String
  /// The folder that contains the project.
  package let folder: String
  /// The paths of the projects that were read, with those inside of others.
  package let projects: [String]
  package let targets: [XcodeTarget]
  /// The schemes; one for each app and each other target with a product if there are no files of
  /// schemes.
  package let schemes: [XcodeScheme]
  package let packages: [PackageReference]
  /// The path of the `Package.resolved` with the versions of the packages; nil without one.
  package let resolvedPackages: String?
  /// What is missing, or read otherwise than it is written.
  ///
  /// The rest is complete.
  package let problems: [ProjectProblem]

  init(
    path: String,
    folder: String,
    projects: [String],
    targets: [XcodeTarget],
    schemes: [XcodeScheme],
    packages: [PackageReference],
    resolvedPackages: String?,
    problems: [ProjectProblem]
  ) {
    name = FilePath.stem(of: path)
    self.path = path
    self.folder = folder
    self.projects = projects
    self.targets = targets
    self.schemes = schemes
    self.packages = packages
    self.resolvedPackages = resolvedPackages
    self.problems = problems
  }

  /// The target with an identifier; nil if the project has none.
  package func target(_ id: XcodeTarget.ID) -> XcodeTarget? {
    targets.first { $0.id == id }
  }

  /// A Boolean value that indicates whether a Swift package was read.
  package var isPackage: Bool { path == folder }

  /// The apps for iOS.
  package var apps: [XcodeTarget] {
    targets.filter { $0.kind == .app && $0.platforms.contains(.iOS) }
  }
}
