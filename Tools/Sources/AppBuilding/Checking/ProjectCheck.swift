package import AppPreparation
import Foundation
package import LiveDevelopment
import SourceModel
import XcodeProjects

/// What stands between a project and its running here.
package struct ProjectCheck: Sendable, Encodable {
  /// A target of the project.
  package struct Target: Sendable, Encodable {
    package let name: String
    package let kind: String
    package let platforms: [String]
    package let swiftFiles: Int
    package let otherSources: Int
    package let resources: Int
    /// True for the app and the targets that are built with it.
    package let isBuilt: Bool
  }

  /// A kind of change that the preparation makes.
  package struct ChangeRow: Sendable, Encodable {
    package let change: String
    package let count: Int
    /// The first one: the place, what stands there, and what it becomes.
    package let example: String
  }

  /// A module that exists neither here nor in the project, and of which a file may use something.
  package struct MissingModule: Sendable, Encodable {
    package let module: String
    package let files: Int
    /// The first import.
    package let example: String
  }

  /// A key of Info.plist, and what it does here.
  package struct InfoKey: Sendable, Encodable {
    package let key: String
    package let value: String
    package let effect: String
  }

  package let project: String
  /// The app; nil for a package.
  package let app: String?
  package let configuration: String
  package let targets: [Target]
  package let changes: [ChangeRow]
  package let missingModules: [MissingModule]
  /// Names that no module declares.
  package let missingNames: [MissingName]
  package let packages: [String]
  package let infoKeys: [InfoKey]
  /// Addresses that the sources name.
  package let addresses: [String]
  /// Messages as compilers print them, with paths relative to the project's folder.
  package let messages: [String]
  /// What the compiler rejects; nil if it was not asked.
  package let compilerErrors: [CompilerFinding]?
  package let files: Int
  package let readyFiles: Int

  /// A Boolean value that indicates whether nothing stands in the way.
  package var isReady: Bool { readyFiles == files && messages.isEmpty }
}

extension ProjectCheck {
  /// Reads and prepares a project in memory; nothing is written.
  ///
  /// - Parameters:
  ///   - selection: The app.
  ///   - declarations: The declarations of the runtime; nil if there is no runtime.
  ///   - build: The result of compiling it; nil if it was not compiled.
  package init(
    _ selection: AppSelection,
    declarations: RuntimeDeclarations? = nil,
    build: BuildResult? = nil
  ) {
    let package = AppPackage(selection)
    let foreign = selection.target.foreignSources.map { file in
      Diagnostic(
        path: file.path,
        place: nil,
        severity: .error,
        message: "only Swift is compiled; what Swift uses of this file is missing"
      )
    }
    let built = Set(package.targetNames)
    self.init(
      of: package.modules,
      isComplete: !package.usesOtherPackages,
      in: selection.project.folder,
      named: selection.project.name,
      app: selection.target.name,
      configuration: selection.configuration,
      targets: selection.project.targets.map { Target($0, isBuilt: built.contains($0.name)) },
      packages: selection.project.packages.map(\.name).sorted(),
      infoKeys: Self.keys(of: selection),
      problems: package.projectProblems + (package.entryProblem.map { [$0.description] } ?? []),
      findings: package.interfaceFindings,
      foreign: foreign,
      declarations,
      build
    )
  }

  /// Reads and prepares the targets of a Swift package in memory, without its tests; nothing is written.
  ///
  /// - Parameters:
  ///   - folder: The absolute path of the package.
  ///   - evaluated: The manifest as SwiftPM evaluates it; nil to read its text alone.
  ///   - declarations: The declarations of the runtime; nil if there is no runtime.
  /// - Throws: ``AppBuildingError`` for a folder without a package.
  package init(
    ofPackageIn folder: String,
    evaluated: EvaluatedManifest? = nil,
    declarations: RuntimeDeclarations? = nil
  ) throws(AppBuildingError) {
    guard let package = PackageFolder(at: folder, evaluated: evaluated) else {
      throw AppBuildingError("Expected a package with a manifest, found none in \(folder).")
    }
    let others = package.manifest.dependencies.compactMap { dependency -> String? in
      if case .path(let path) = dependency { package.absolute(path) } else { nil }
    }
    let graph = PackageGraph(others, copies: "")
    let prepared = PreparedPackage(
      package,
      targets: package.targets,
      modules: RuntimeModules.all.union(graph.moduleNames).union(package.moduleNames),
      importing: graph.modules.map(\.index),
      manifest: ""
    )
    self.init(
      of: prepared.modules.map(\.module),
      isComplete: !package.needsOthers && !graph.hasOtherSources,
      in: folder,
      named: package.manifest.name ?? package.name,
      app: nil,
      configuration: "Debug",
      targets: package.targets.map { Target($0, kind: .staticLibrary, isBuilt: true) }
        + package.tests.map { Target($0, kind: .unitTests, isBuilt: false) },
      packages: package.manifest.dependencies.map { dependency in
        switch dependency {
        case .path(let path): (path as NSString).lastPathComponent
        case .url(let address): PackageFolder.name(ofAddress: address)
        }
      }
      .sorted(),
      declarations
    )
  }

  private init(
    of modules: [PreparedModule],
    isComplete: Bool,
    in folder: String,
    named project: String,
    app: String?,
    configuration: String,
    targets: [Target],
    packages: [String],
    infoKeys: [InfoKey] = [],
    problems: [String] = [],
    findings: [Diagnostic] = [],
    foreign: [Diagnostic] = [],
    _ declarations: RuntimeDeclarations?,
    _ build: BuildResult? = nil
  ) {
    let prepared = modules.flatMap(\.files)
    let diagnostics = modules.flatMap(\.diagnostics) + foreign + findings
    var bad = Set(diagnostics.filter { $0.severity == .error }.map(\.path))
    let missing =
      declarations.map {
        MissingNames(in: modules, isComplete: isComplete, besides: $0.names).uses
          + MissingMembers(in: modules, isComplete: isComplete, of: $0).uses
      } ?? []
    if let build {
      bad.formUnion(build.diagnostics.filter { $0.severity == .error }.map(\.file))
    } else {
      bad.formUnion(prepared.filter { $0.imports.contains(where: \.isMissing) }.map(\.path))
      bad.formUnion(missing.map(\.file.path))
    }
    self.project = project
    self.app = app
    self.configuration = configuration
    self.targets = targets
    changes = Self.rows(of: prepared, in: folder)
    missingModules = Self.missing(in: prepared, folder)
    missingNames = Dictionary(grouping: missing, by: \.name)
      .map { name, uses in
        MissingName(
          name: name,
          files: uses.count,
          example: "\(Self.relative(uses[0].file.path, to: folder)):\(uses[0].place.line)"
        )
      }
      .sorted { ($1.files, $0.name) < ($0.files, $1.name) }
    self.packages = packages
    self.infoKeys = infoKeys
    addresses = Self.addresses(in: prepared)
    messages =
      problems + diagnostics.map { Self.relative($0.line, to: folder) }
      + [build?.unexplainedOutput].compactMap(\.self)
    compilerErrors = build.map { CompilerFinding.findings($0.diagnostics, in: prepared, folder) }
    let paths = prepared.map(\.path) + foreign.map(\.path)
    files = paths.count
    readyFiles = paths.count { !bad.contains($0) }
  }

  private static func rows(of files: [PreparedFile], in folder: String) -> [ChangeRow] {
    let all = files.flatMap { file in file.changes.map { (file, $0) } }
    return ChangeKind.allCases.compactMap { kind in
      let found = all.filter { $0.1.kind == kind }
      guard let (file, change) = found.first else { return nil }
      let result = change.after.isEmpty ? "" : " → \(change.after)"
      return ChangeRow(
        change: kind.rawValue,
        count: found.count,
        example: "\(relative(file.path, to: folder)):\(change.place.line) \(change.before)\(result)"
      )
    }
  }

  private static func missing(in files: [PreparedFile], _ folder: String) -> [MissingModule] {
    let all = files.flatMap { file in
      file.imports.filter(\.isMissing).map { (file, $0) }
    }
    return Dictionary(grouping: all) { $0.1.module }
      .map { module, uses in
        MissingModule(
          module: module,
          files: uses.count,
          example: "\(relative(uses[0].0.path, to: folder)):\(uses[0].1.place.line)"
        )
      }
      .sorted { ($1.files, $0.module) < ($0.files, $1.module) }
  }

  private static func keys(of selection: AppSelection) -> [InfoKey] {
    let plist = (try? selection.target.infoPlist(configuration: selection.configuration)) ?? [:]
    return Self.keys.compactMap { key, effect in
      plist[key].map { InfoKey(key: key, value: $0.summary, effect: effect) }
    }
  }

  /// The keys of Info.plist that change what an app shows on iOS.
  private static let keys: KeyValuePairs = [
    "CFBundleDisplayName": "the title of the page",
    "CFBundleName": "the title of the page, without a display name",
    "UIMainStoryboardFile": "the first screen",
    "UIApplicationSceneManifest": "the scene delegate and its storyboard",
    "UIUserInterfaceStyle": "the style of all windows",
    "UIAppFonts": "registered at launch",
    "CFBundleDevelopmentRegion": "the language of texts without a translation",
    "UILaunchStoryboardName": "shown by rostrum serve while a device starts",
    "UILaunchScreen": "shown by rostrum serve while a device starts, if it is not empty",
    "UILaunchScreens": "the default one is shown by rostrum serve while a device starts",
    "UISupportedInterfaceOrientations": "landscape alone turns the phone that a page draws",
    "UISupportedInterfaceOrientations~iphone": "landscape alone turns the phone that a page draws",
    "CFBundleURLTypes": "ignored: browsers open no schemes of apps",
    "CFBundleDocumentTypes": "ignored: browsers hand over no documents",
    "UIBackgroundModes": "ignored: an app whose page is hidden goes on",
    "NSAppTransportSecurity": "ignored: every address may be loaded",
  ]

  private static func addresses(in files: [PreparedFile]) -> [String] {
    var found: Set<String> = []
    for file in files {
      for match in file.text.matches(of: /"(https?:\/\/[^"\s\\]+)/) {
        found.insert(String(match.1))
      }
    }
    return found.sorted()
  }

  static func relative(_ text: String, to folder: String) -> String {
    text.hasPrefix(folder + "/") ? String(text.dropFirst(folder.count + 1)) : text
  }
}

extension ProjectCheck.Target {
  fileprivate init(_ target: XcodeTarget, isBuilt: Bool) {
    name = target.name
    kind = target.kind.words
    platforms = target.platforms.map(\.rawValue)
    swiftFiles = target.sources.count
    otherSources = target.foreignSources.count
    resources = target.resources.count
    self.isBuilt = isBuilt
  }
}

extension ProjectCheck.Target {
  fileprivate init(_ target: PackageFolder.Target, kind: TargetKind, isBuilt: Bool) {
    name = target.name
    self.kind = kind.words
    platforms = []
    swiftFiles = target.sources.count
    otherSources = 0
    resources = target.unnamedResources.count
    self.isBuilt = isBuilt
  }
}

extension TargetKind {
  fileprivate var words: String {
    switch self {
    case .app: "app"
    case .appExtension: "app extension"
    case .framework: "framework"
    case .staticLibrary: "library"
    case .unitTests: "unit tests"
    case .uiTests: "UI tests"
    case .bundle: "bundle"
    case .aggregate: "aggregate"
    case .external: "external"
    case .other(let type): type
    }
  }
}

extension PropertyListValue {
  /// The value in a line.
  fileprivate var summary: String {
    switch self {
    case .string(let text): text
    case .integer(let number): "\(number)"
    case .real(let number): "\(number)"
    case .boolean(let value): value ? "YES" : "NO"
    case .array(let values): values.map(\.summary).joined(separator: ", ")
    case .dictionary(let entries): entries.keys.sorted().joined(separator: ", ")
    case .date, .data: "…"
    }
  }
}
