import SourceModel
import Testing

struct TypeResolutionTests {
  private func resolve(
    _ name: String,
    in scope: String,
    ofFile path: String,
    _ sources: [String: String]
  ) -> String? {
    let project = Project(sources: sources)
    guard let file = project.files.first(where: { $0.path == path }),
      let type = project.resolve(name, in: scope, of: file)
    else { return nil }
    return "\(project.file(of: type.parts[0]).path): \(type.qualifiedName)"
  }

  @Test func extensionsJoinTheirTypeAcrossFiles() {
    let project = Project(sources: [
      "A.swift": "struct A {}", "A+B.swift": "extension A: B {}", "B.swift": "protocol B {}",
    ])
    #expect(project.types.map(\.qualifiedName) == ["A", "B"])
    #expect(project.types[0].parts.count == 2)
    #expect(project.types[0].supertypes == [1])
  }

  @Test func aTypeWithinAnExtensionHasItsOuterName() {
    let project = Project(sources: ["A.swift": "enum MVP {}; extension MVP { class Card {} }"])
    #expect(project.types.map(\.qualifiedName) == ["MVP", "MVP.Card"])
  }

  @Test func theInnermostScopeCounts() {
    let sources = ["A.swift": "struct B {}; struct A { struct B {}; struct C {} }"]
    #expect(resolve("B", in: "A.C", ofFile: "A.swift", sources) == "A.swift: A.B")
    #expect(resolve("B", in: "", ofFile: "A.swift", sources) == "A.swift: B")
    #expect(resolve("A.B", in: "", ofFile: "A.swift", sources) == "A.swift: A.B")
  }

  @Test func theNearestFileCounts() {
    let sources = ["One/A.swift": "struct A {}", "Two/A.swift": "struct A {}", "Two/B.swift": ""]
    #expect(resolve("A", in: "", ofFile: "Two/B.swift", sources) == "Two/A.swift: A")
  }

  @Test func aPrivateTypeIsVisibleInItsFileOnly() {
    let sources = ["A.swift": "private struct A {}", "B.swift": ""]
    #expect(resolve("A", in: "", ofFile: "A.swift", sources) == "A.swift: A")
    #expect(resolve("A", in: "", ofFile: "B.swift", sources) == nil)
  }

  @Test func aTypeWithinAFunctionIsVisibleThereOnly() {
    let sources = ["A.swift": "func f() { struct A {} }"]
    #expect(resolve("A", in: "", ofFile: "A.swift", sources) == nil)
  }

  @Test func anAliasHidesATypeOfItsName() {
    let sources = ["A.swift": "struct B {}; struct A { typealias B = Int }"]
    #expect(resolve("B", in: "A", ofFile: "A.swift", sources) == nil)
  }

  @Test func aCycleOfInheritanceEnds() {
    let project = Project(sources: ["A.swift": "class A: B {}; class B: A {}"])
    #expect(project.lineage(of: project.types[0]).map(\.name) == ["A", "B"])
  }
}
