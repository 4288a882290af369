import SwiftIfConfig
import SwiftParser
import SwiftSyntax

/// A file of a Swift package that was written for Linux too, and is compiled as it is.
package struct PortedSource {
  /// The parts that Linux compiles.
  package let text: String

  /// Reads a file; nil if its code for Apple's systems is more than a detail: Linux compiles nothing but
  /// imports, or other modules find UIKit in declarations that it leaves out.
  ///
  /// - Parameters:
  ///   - text: The file's text.
  ///   - modules: The modules that it can import.
  package init?(_ text: String, importing modules: AvailableModules) {
    let tree = Parser.parse(source: text)
    let regions = tree.configuredRegions(in: LinuxConfiguration(modules: modules))
    guard let active = regions.removingInactive(from: tree).as(SourceFileSyntax.self),
      active.statements.contains(where: { !$0.item.is(ImportDeclSyntax.self) }),
      !regions.contains(where: { $0.state != .active && Self.exportsUIKit($0.ifClause.description) }
      )
    else { return nil }
    self.text = active.description
  }

  /// Whether a text has public declarations with types of UIKit, subclasses of them, or extensions.
  private static func exportsUIKit(_ text: String) -> Bool {
    text.contains(/(?m)^[^\/"]*\b(public|open)\b.*\bUI[A-Z]/)
      || text.contains(/(?m)^[^\/"]*\b(extension\s+|class\s+\w+\s*:\s*)UI[A-Z]/)
  }
}

/// Conditions as the compiler evaluates them on Linux, in the debug build of a package.
private struct LinuxConfiguration: BuildConfiguration {
  let modules: AvailableModules

  func isCustomConditionSet(name: String) -> Bool { name == "DEBUG" || name == "SWIFT_PACKAGE" }
  func hasFeature(name: String) -> Bool { true }
  func hasAttribute(name: String) -> Bool { true }

  func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
    importPath.first.map { $0.1 == "Glibc" || modules.contains($0.1) } ?? false
  }

  func isActiveTargetOS(name: String) -> Bool { name == "Linux" }
  func isActiveTargetArchitecture(name: String) -> Bool { name == "x86_64" || name == "arm64" }
  func isActiveTargetEnvironment(name: String) -> Bool { false }
  func isActiveTargetRuntime(name: String) -> Bool { name == "_Native" }
  func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }
  func isActiveTargetObjectFormat(name: String) -> Bool { name == "ELF" }

  var targetPointerBitWidth: Int { 64 }
  var targetAtomicBitWidths: [Int] { [8, 16, 32, 64] }
  var endianness: Endianness { .little }
  var languageVersion: VersionTuple { VersionTuple(6) }
  var compilerVersion: VersionTuple { VersionTuple(6, 3) }
}
