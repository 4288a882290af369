extension XcodeTarget {
  /// The Info.plist of the product: the file of INFOPLIST_FILE with its references expanded,
  /// merged with what Xcode generates.
  ///
  /// Keys of asset catalogues (`CFBundleIcons`) and of the build machine (`DTXcode`) are absent.
  ///
  /// - Throws: ``ProjectReadingError`` for a file that is missing or no dictionary.
  package func infoPlist(
    configuration: String
  ) throws(ProjectReadingError) -> [String: PropertyListValue] {
    let settings = settings(configuration: configuration)
    var plist: [String: PropertyListValue] = [:]
    if let file = settings["INFOPLIST_FILE"], !file.isEmpty {
      let disk = DiskFiles()
      let path = FilePath.normalized(file, in: folder)
      guard let found = disk.location(of: path).path else { throw .notFound(path: path) }
      let value = try PropertyListReader.value(of: disk.contents(of: found), path: found)
      guard let entries = value.dictionary else {
        throw .malformed(path: found, line: nil, expected: "a dictionary", got: "another value")
      }
      plist = entries
    }
    if settings.isOn("GENERATE_INFOPLIST_FILE") {
      let generated = InfoPlistGenerator(settings: settings, kind: kind).content()
      plist.merge(generated, uniquingKeysWith: InfoPlistGenerator.merged)
    }
    plist = plist.mapValues(settings.expanding)
    // An empty value of these keys means none.
    for key in InfoPlistGenerator.requiredTexts where plist[key] == "" { plist[key] = nil }
    if kind == .app {
      let families =
        settings["TARGETED_DEVICE_FAMILY"]?.split { ", ".contains($0) }
        .compactMap { Int($0) } ?? []
      let devices = families.filter { $0 == 1 || $0 == 2 }.sorted()
      if !devices.isEmpty {
        plist["UIDeviceFamily"] = .array(devices.map(PropertyListValue.integer))
      }
    }
    plist["MinimumOSVersion"] = settings.deploymentTarget.map(PropertyListValue.string)
    return plist
  }
}

extension BuildSettings {
  /// A value with references in its texts replaced.
  ///
  /// Keys stay as they are.
  func expanding(_ value: PropertyListValue) -> PropertyListValue {
    switch value {
    case .string(let text): .string(expanding(text))
    case .array(let items): .array(items.map(expanding))
    case .dictionary(let entries): .dictionary(entries.mapValues(expanding))
    case .integer, .real, .boolean, .date, .data: value
    }
  }
}
