/// A project with one app, as Xcode writes projects.
package struct ProjectText {
  /// The paths of the app's sources, in their order.
  package var sources: [String] = []
  /// The paths of the app's resources.
  package var resources: [String] = []
  /// The folder to which paths of files are relative.
  package var sourceTree = "<group>"
  /// Settings of the target, as entries of a dictionary.
  package var settings = ""
  /// Further fields of the target.
  package var target = ""
  /// Further fields of the main group.
  package var group = ""
  /// Further objects.
  package var objects = ""
  /// The identifiers of further targets among the objects.
  package var targets: [String] = []
  /// Further fields of the project.
  package var project = ""
  package var productType = "com.apple.product-type.application"

  package init(
    sources: [String] = [],
    resources: [String] = [],
    sourceTree: String = "<group>",
    settings: String = "",
    target: String = "",
    group: String = "",
    objects: String = "",
    project: String = "",
    productType: String = "com.apple.product-type.application"
  ) {
    self.sources = sources
    self.resources = resources
    self.sourceTree = sourceTree
    self.settings = settings
    self.target = target
    self.group = group
    self.objects = objects
    self.project = project
    self.productType = productType
  }

  /// The contents of `project.pbxproj`.
  package var text: String {
    let files =
      sources.enumerated().map { ("S\($0.offset)", $0.element) }
      + resources.enumerated().map { ("R\($0.offset)", $0.element) }
    let references = files.map { id, path in
      """
      F\(id) = {isa = PBXFileReference; path = \(Self.quoted(path)); sourceTree = "\(sourceTree)"; };
      B\(id) = {isa = PBXBuildFile; fileRef = F\(id); };
      """
    }
    func phase(_ letter: String) -> String {
      files.filter { $0.0.hasPrefix(letter) }.map { "B\($0.0), " }.joined()
    }
    return """
      // !$*UTF8*$!
      {
        objectVersion = 56;
        objects = {
          \(references.joined(separator: "\n"))
          MAIN = {isa = PBXGroup; children = (\(files.map { "F\($0.0), " }.joined())); \(group)
            sourceTree = "<group>"; };
          SOURCES = {isa = PBXSourcesBuildPhase; files = (\(phase("S"))); };
          RESOURCES = {isa = PBXResourcesBuildPhase; files = (\(phase("R"))); };
          CONFIG = {isa = XCBuildConfiguration; name = Debug;
            buildSettings = {SDKROOT = iphoneos; \(settings)}; };
          CONFIGS = {isa = XCConfigurationList; buildConfigurations = (CONFIG); };
          TARGET = {isa = PBXNativeTarget; name = App; productType = "\(productType)";
            buildConfigurationList = CONFIGS; buildPhases = (SOURCES, RESOURCES); \(target)};
          \(objects)
          PROJECT = {isa = PBXProject; mainGroup = MAIN; targets = (\((["TARGET"] + targets).joined(separator: ", "))); \(project)};
        };
        rootObject = PROJECT;
      }
      """
  }

  package static func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n")
    return "\"\(escaped)\""
  }
}
