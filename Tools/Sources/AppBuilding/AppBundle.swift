import Foundation
import XcodeProjects

/// The folder that is the app while it runs: the program with Info.plist and resources beside it.
///
/// `Bundle.main` of a program is its folder. The folder `Frameworks` has a bundle for each framework of
/// the project, and `PlugIns` one for each target of tests; their code is part of the program. Resources
/// are links to the project's files, so that a changed storyboard needs no copy, or copies, so that the
/// bundle needs no other folder.
package struct AppBundle: Sendable {
  package let folder: String
  private let selection: AppSelection
  private let copiesResources: Bool

  /// - Parameters:
  ///   - folder: The bundle's path, which ends in ".app".
  ///   - selection: The app.
  ///   - copiesResources: True for a bundle that later changes of the project leave as it is.
  package init(at folder: String, of selection: AppSelection, copiesResources: Bool = false) {
    self.folder = folder
    self.selection = selection
    self.copiesResources = copiesResources
  }

  /// The entry by which the runtime finds the bundle of a class.
  static let moduleKey = "RostrumModuleName"

  package var program: String { "\(folder)/\(selection.moduleName)" }

  /// Lays out the bundle anew.
  ///
  /// - Parameters:
  ///   - built: The program.
  ///   - resources: Further files and folders of the runtime.
  /// - Throws: ``AppBuildingError``, or an error of the file system.
  package func assemble(program built: String, resources: [String]) throws {
    let manager = FileManager.default
    try? manager.removeItem(atPath: folder)
    let targets = selection.builtTargets
    let libraries = targets.filter { $0.kind == .staticLibrary }
    var files: [String: String] = [:]
    for path in resources { files[(path as NSString).lastPathComponent] = path }
    try lay(out: selection.target, at: folder, files, withBundlesOf: libraries)
    for target in targets where target.id != selection.target.id {
      guard let place = target.kind.placeInApp else { continue }
      try lay(out: target, at: "\(folder)/\(place)/\(name(of: target))")
    }
    // A link would make the build folder the bundle.
    try manager.copyItem(atPath: built, toPath: program)
  }

  /// The bundles of packages' resources, which SwiftPM leaves beside a program.
  static func resourceBundles(beside program: URL) -> [String] {
    let folder = program.deletingLastPathComponent().path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".resources") }.sorted().map { "\(folder)/\($0)" }
  }

  /// Lays out the bundle of a target, with those of the resource bundles on which it depends.
  ///
  /// - Parameters:
  ///   - target: The target.
  ///   - folder: The path of its bundle.
  ///   - files: Further files by their places; they come before those of the target.
  ///   - libraries: Targets without a bundle, whose resource bundles are in this one.
  /// - Throws: ``AppBuildingError``, or an error of the file system.
  private func lay(
    out target: XcodeTarget,
    at folder: String,
    _ files: [String: String] = [:],
    withBundlesOf libraries: [XcodeTarget] = []
  ) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let contents = files.merging(contents(of: target)) { one, _ in one }
    for (name, path) in contents.sorted(by: { $0.key < $1.key }) {
      try add(path, at: "\(folder)/\(name)")
    }
    try PropertyListValue.dictionary(infoPlist(of: target)).propertyList()
      .write(to: URL(fileURLWithPath: "\(folder)/Info.plist"))
    var seen: Set<XcodeTarget.ID> = []
    for id in ([target] + libraries).flatMap(\.dependencies) where seen.insert(id).inserted {
      guard let bundle = selection.project.target(id), bundle.kind == .bundle,
        target.kind != .bundle
      else { continue }
      try lay(out: bundle, at: "\(folder)/\(name(of: bundle))")
    }
  }

  /// The name of a target's product.
  private func name(of target: XcodeTarget) -> String {
    target.settings(configuration: selection.configuration)["WRAPPER_NAME"] ?? target.name
  }

  private func infoPlist(
    of target: XcodeTarget
  ) throws(AppBuildingError) -> [String: PropertyListValue] {
    let settings = target.settings(configuration: selection.configuration)
    var plist: [String: PropertyListValue]
    do {
      plist = try target.infoPlist(configuration: selection.configuration)
    } catch {
      throw AppBuildingError(error.description)
    }
    if target.kind.placeInApp != nil {
      plist[Self.moduleKey] = .string(settings.productModuleName)
    }
    // Xcode's compiler of asset catalogues adds the entry.
    if target.kind == .app, plist["CFBundleIcons"] == nil, let icon = settings.appIconName {
      plist["CFBundleIcons"] = ["CFBundlePrimaryIcon": ["CFBundleIconName": .string(icon)]]
    }
    return plist
  }

  /// The resources of a target by their places in its bundle; the first of a place wins.
  ///
  /// Places outside of the bundle are left out.
  private func contents(of target: XcodeTarget) -> [String: String] {
    var contents: [String: String] = [:]
    for file in target.resources where file.name != "Info.plist" {
      contents[file.bundlePath] = contents[file.bundlePath] ?? file.path
    }
    for copied in target.copiedFiles {
      guard let place = copied.bundleFolder else { continue }
      for file in copied.files {
        let name = place.isEmpty ? file.name : "\(place)/\(file.name)"
        contents[name] = contents[name] ?? file.path
      }
    }
    return contents.filter { name, _ in
      !name.hasPrefix("/") && !name.split(separator: "/").contains("..")
    }
  }

  private func add(_ path: String, at place: String) throws {
    let manager = FileManager.default
    try manager.createDirectory(
      atPath: (place as NSString).deletingLastPathComponent,
      withIntermediateDirectories: true
    )
    if copiesResources {
      try copy(path, to: place)
    } else {
      try manager.createSymbolicLink(atPath: place, withDestinationPath: path)
    }
  }

  /// Copies a file or folder, and in place of links that to which they lead.
  private func copy(_ path: String, to place: String) throws {
    let manager = FileManager.default
    let original = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    var isFolder: ObjCBool = false
    // As with a link, one that is missing is missed by the app that reads it.
    guard manager.fileExists(atPath: original, isDirectory: &isFolder) else { return }
    guard isFolder.boolValue else { return try manager.copyItem(atPath: original, toPath: place) }
    try manager.createDirectory(atPath: place, withIntermediateDirectories: true)
    for name in try manager.contentsOfDirectory(atPath: original) {
      try copy("\(original)/\(name)", to: "\(place)/\(name)")
    }
  }
}

extension TargetKind {
  /// The folder of an app in which products of the kind have bundles.
  fileprivate var placeInApp: String? {
    switch self {
    case .framework: "Frameworks"
    case .unitTests, .uiTests: "PlugIns"
    default: nil
    }
  }
}
