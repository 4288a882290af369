/// A Swift file of a module that is prepared.
package struct SourceInput: Sendable {
  /// The absolute path of the original, which compilers name in their messages.
  package let path: String
  /// The path in the prepared folder, relative to it, unique in the module.
  package let name: String
  package let bytes: [UInt8]

  package init(path: String, name: String, bytes: [UInt8]) {
    self.path = path
    self.name = name
    self.bytes = bytes
  }

  /// Whether the file's statements are the program.
  var isMainFile: Bool { name == "main.swift" || name.hasSuffix("/main.swift") }

  /// The directive after which compilers name this file.
  func directive(line: Int) -> String {
    "#sourceLocation(file: \(path.quoted), line: \(line))"
  }
}
