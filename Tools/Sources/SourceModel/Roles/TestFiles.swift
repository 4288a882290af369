/// Distinguishes test files from the files of the app.
enum TestFiles {
  private static let modules: Set<String> = ["XCTest", "Testing", "Quick", "Nimble"]
  private static let folders: Set<String> = ["Test", "Spec"]
  private static let endings = ["Tests", "Specs"]
  private static let stems = ["Tests", "Test", "Spec", "Specs", "TestCase"]

  static func contains(path: String, imports: [ImportFact] = []) -> Bool {
    if imports.contains(where: { modules.contains($0.module) }) { return true }
    let components = path.split(separator: "/")
    let isInFolder = components.dropLast().contains { folder in
      folders.contains(String(folder)) || endings.contains(where: folder.hasSuffix)
    }
    let stem = components.last?.prefix { $0 != "." } ?? ""
    return isInFolder || stems.contains { stem.count > $0.count && stem.hasSuffix($0) }
  }
}
