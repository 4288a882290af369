/// The modules that the sources of a project can import.
package struct AvailableModules: Sendable {
  private let names: Set<String>

  /// - Parameter names: The modules of the runtime and of the project.
  package init(_ names: Set<String>) {
    self.names = names
  }

  func contains(_ name: String) -> Bool {
    names.contains(name) || Self.ofSwift.contains(name)
  }

  /// Modules of Swift's toolchain on Linux.
  private static let ofSwift: Set<String> = [
    "Swift", "Foundation", "FoundationNetworking", "FoundationXML", "Dispatch", "XCTest", "Testing",
    "RegexBuilder", "Synchronization", "Observation", "Distributed", "CoreFoundation",
  ]
}
