/// A project with one app, as Xcode writes projects.
struct ProjectText {
  /// The paths of the app's sources, in their order.
  var sources: [String] = []
  /// The paths of the app's resources.
  var resources: [String] = []
  /// The folder to which paths of files are relative.
  var sourceTree = "<group>"
  /// Settings of the target, as entries of a dictionary.
  var settings = ""
  /// Further fields of the target.
  var target = ""
  /// Further fields of the main group.
  var group = ""
  /// Further objects.
  var objects = ""
  var productType = "com.apple.product-type.application"

  /// The contents of `project.pbxproj`.
  var text: String {
    let files = sources.enumerated().map { ("S\($0.offset)", $0.element) }
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
          PROJECT = {isa = PBXProject; mainGroup = MAIN; targets = (TARGET); };
        };
        rootObject = PROJECT;
      }
      """
  }

  static func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n")
    return "\"\(escaped)\""
  }
}
