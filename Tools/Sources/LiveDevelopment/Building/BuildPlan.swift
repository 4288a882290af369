import Foundation
import Glibc

/// The plan of a package's last complete build, which the toolchain's build tool can execute again.
///
/// SwiftPM reads manifests and plans again for each build, which takes seconds in a large package.
/// The existing plan stays valid as long as no file is added or removed. The build tool compares
/// files with the results of that build, of which it gets a copy: SwiftPM's own are not modified.
struct BuildPlan {
  let file: URL
  let results: URL
  /// The target that builds the product.
  let target: String
  private let inputs: Set<Substring>

  /// Creates the plan, unless SwiftPM has left none, or one in another format.
  ///
  /// - Parameters:
  ///   - folder: SwiftPM's build folder, `.build`.
  ///   - product: The program to build.
  ///   - linksByLLD: Whether LLD links programs, which takes little more than half of the time of
  ///     Swift's default linker.
  init?(in folder: URL, product: String, linksByLLD: Bool) {
    guard let text = try? String(contentsOf: folder.appending(path: "debug.yaml"), encoding: .utf8)
    else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let commands = lines.firstIndex(of: "commands:"),
      let target = Self.target(of: product, in: lines[..<commands]),
      let clientName = lines.firstIndex(of: "  name: basic")
    else { return nil }
    var kept = Array(lines[...commands])
    kept[clientName] = "  name: swift-build"
    var inputs: Set<Substring> = []
    for block in Self.blocks(of: lines[(commands + 1)...]) where Self.isKept(block) {
      kept += linksByLLD ? block.map(Self.linkingByLLD) : Array(block)
      if block.contains("    tool: shell") { inputs.formUnion(Self.sources(of: block)) }
    }
    file = folder.appending(path: "rostrum-dev.yaml")
    results = folder.appending(path: "rostrum-dev.db")
    self.target = target
    self.inputs = inputs
    do {
      try Data(kept.joined(separator: "\n").utf8).write(to: file, options: .atomic)
      try? FileManager.default.removeItem(at: results)
      try FileManager.default.copyItem(at: folder.appending(path: "build.db"), to: results)
    } catch {
      return nil
    }
  }

  /// Returns whether the plan covers changes of these files.
  func covers(_ paths: Set<String>) -> Bool {
    paths.allSatisfy { inputs.contains($0[...]) }
  }

  private static func target(
    of product: String,
    in lines: ArraySlice<Substring>
  ) -> String? {
    for line in lines where line.hasPrefix("  \"\(product)-") {
      let name = line.dropFirst(3).prefix { $0 != "\"" }
      if name.hasSuffix("-debug.exe") { return String(name) }
    }
    return nil
  }

  private static func blocks(of lines: ArraySlice<Substring>) -> [ArraySlice<Substring>] {
    let starts = lines.indices.filter { lines[$0].hasPrefix("  \"") }
    return zip(starts, starts.dropFirst() + [lines.endIndex]).map { lines[$0..<$1] }
  }

  /// Returns whether a command is kept: commands of SwiftPM's own tools are not, because the build
  /// tool lacks these tools and their results exist since the complete build.
  private static func isKept(_ block: ArraySlice<Substring>) -> Bool {
    block.contains { ["    tool: shell", "    tool: clang", "    tool: phony"].contains($0) }
  }

  private static func linkingByLLD(_ line: Substring) -> Substring {
    guard line.hasPrefix("    args: ["), !line.contains("\"-use-ld=") else { return line }
    return line.replacing("\"-emit-executable\"", with: "\"-emit-executable\",\"-use-ld=lld\"")
  }

  /// Returns the Swift files that a command reads.
  private static func sources(of block: ArraySlice<Substring>) -> [Substring] {
    let start = "    inputs: ["
    guard let line = block.first(where: { $0.hasPrefix(start) }) else { return [] }
    return line.dropFirst(start.count).split(separator: ",").compactMap { item in
      let path = item.drop { $0 == "\"" }.prefix { $0 != "\"" }
      return path.hasSuffix(".swift") ? path : nil
    }
  }
}
