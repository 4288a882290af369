/// Reads the settings of a project's configurations.
final class ConfigurationReader {
  private let document: ProjectDocument
  private let tree: GroupTree
  private let disk: DiskFiles
  private let problems: ProblemList
  private var files: [String: SettingsLayer] = [:]

  init(document: ProjectDocument, tree: GroupTree, disk: DiskFiles, problems: ProblemList) {
    self.document = document
    self.tree = tree
    self.disk = disk
    self.problems = problems
  }

  /// The settings of a target, for each configuration.
  func settings(of target: ProjectDocument.Object, kind: TargetKind) -> [BuildSettings] {
    let ofProject = configurations(of: document.root)
    let ofTarget = configurations(of: target)
    return (ofTarget.isEmpty ? ofProject : ofTarget).map { configuration in
      let name = configuration.title
      let base = ofProject.first { $0.title == name }
      let own = ofTarget.isEmpty ? nil : configuration
      return BuildSettings(
        configuration: name,
        layers: layers(own) + layers(base)
          + [defaults(of: target, kind: kind, configuration: name)]
      )
    }
  }

  private func configurations(of object: ProjectDocument.Object) -> [ProjectDocument.Object] {
    let list = document.object(object["buildConfigurationList"])
    return document.objects(list?.list("buildConfigurations") ?? [])
  }

  /// The settings of a configuration, above those of its file.
  private func layers(_ configuration: ProjectDocument.Object?) -> [SettingsLayer] {
    guard let configuration else { return [] }
    let own = SettingsLayer(configuration.fields["buildSettings"]?.dictionary ?? [:])
    guard let path = path(ofFileOf: configuration) else { return [own] }
    let base =
      files[path]
      ?? ConfigurationFileReader.layer(of: path, disk: disk, problems: problems)
    files[path] = base
    return [own, base]
  }

  private func path(ofFileOf configuration: ProjectDocument.Object) -> String? {
    let reference = configuration["baseConfigurationReference"]
    // A file of a synchronized folder is no object of its own.
    let anchor = configuration["baseConfigurationReferenceAnchor"]
    guard let object = document.object(reference ?? anchor),
      case .path(let path) = tree.place(of: object)
    else { return nil }
    guard reference == nil, let inside = configuration["baseConfigurationReferenceRelativePath"]
    else { return path }
    return FilePath.normalized(inside, in: path)
  }

  /// What Xcode itself sets.
  private func defaults(
    of target: ProjectDocument.Object,
    kind: TargetKind,
    configuration: String
  ) -> SettingsLayer {
    let wrapper = kind.wrapperExtension
    return SettingsLayer([
      "ACTION": "build",
      "ARCHS": "arm64",
      "BUILT_PRODUCTS_DIR": "$(SRCROOT)/build/$(CONFIGURATION)$(EFFECTIVE_PLATFORM_NAME)",
      "CONFIGURATION": literal(configuration),
      "CURRENT_ARCH": "arm64",
      "DEVELOPMENT_LANGUAGE": .string(document.root["developmentRegion"] ?? "en"),
      "EFFECTIVE_PLATFORM_NAME": "-iphonesimulator",
      "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
      "EXECUTABLE_PATH": "$(WRAPPER_NAME)/$(EXECUTABLE_NAME)",
      "FULL_PRODUCT_NAME": "$(WRAPPER_NAME)",
      "PLATFORM_NAME": "iphonesimulator",
      "PRODUCT_BUNDLE_PACKAGE_TYPE": .string(kind.packageType),
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "PRODUCT_NAME": "$(TARGET_NAME)",
      "PROJECT_DIR": literal(document.folder),
      "PROJECT_FILE_PATH": literal(document.path),
      "PROJECT_NAME": literal(document.name),
      "SOURCE_ROOT": "$(SRCROOT)",
      "SRCROOT": literal(document.folder),
      "SWIFT_PLATFORM_TARGET_PREFIX": "ios",
      "TARGETNAME": "$(TARGET_NAME)",
      "TARGET_BUILD_DIR": "$(BUILT_PRODUCTS_DIR)",
      "TARGET_NAME": literal(target.title),
      "WRAPPER_EXTENSION": .string(wrapper),
      "WRAPPER_NAME": wrapper.isEmpty ? "$(PRODUCT_NAME)" : "$(PRODUCT_NAME).$(WRAPPER_EXTENSION)",
    ])
  }

  /// A name or path, in which a dollar is none of a reference.
  private func literal(_ text: String) -> PropertyListValue {
    .string(text.replacing("$", with: "$$"))
  }
}
