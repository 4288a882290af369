/// The modules that the sources of a project can import.
package struct AvailableModules: Sendable {
  private let names: Set<String>

  /// - Parameter names: The modules of the runtime and of the project.
  package init(_ names: Set<String>) {
    self.names = names
  }

  /// Returns the module that an import means here; nil if there is none.
  ///
  /// Modules of the runtime that stand for Apple's have their names with "Linux" before it, since
  /// packages that find a module Security believe that they are on one of Apple's systems.
  func module(named name: String) -> String? {
    if names.contains(name) || Self.ofSwift.contains(name) { return name }
    let standIn = Self.standIns[name] ?? "Linux\(name)"
    return names.contains(standIn) ? standIn : nil
  }

  /// Modules whose names of Apple's are declared in another one here.
  private static let standIns = [
    "CoreGraphics": "UIKit", "ObjectiveC": "UIKit", "OSLog": "LinuxOS",
    "QuartzCore": "UIKit", "os": "LinuxOS",
  ]

  /// Modules of Swift's toolchain on Linux.
  private static let ofSwift: Set<String> = [
    "Swift", "Foundation", "FoundationNetworking", "FoundationXML", "Dispatch", "XCTest", "Testing",
    "RegexBuilder", "Synchronization", "Observation", "Distributed", "CoreFoundation",
  ]
}
