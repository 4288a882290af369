import Foundation
import Testing

@testable import LiveDevelopment

struct BuildPlanTests {
  private let manifest = """
    client:
      name: basic
      file-system: device-agnostic
    tools: {}
    targets:
      "App-x86_64-unknown-linux-gnu-debug.exe": ["<App.exe>"]
      "App-x86_64-unknown-linux-gnu-debug.module": ["<App.module>"]
    default: "main"
    commands:
      "/app/.build/debug/App.build/sources":
        tool: write-auxiliary-file
        inputs: ["/app/Sources/main.swift"]
        outputs: ["/app/.build/debug/App.build/sources"]

      "C.App.module":
        tool: shell
        inputs: ["/app/Sources/main.swift","/app/Sources/B.swift","/app/.build/X.swiftmodule"]
        outputs: ["/app/.build/App.swiftmodule"]
        args: ["swiftc","-c"]

      "C.App.exe":
        tool: shell
        inputs: ["/app/.build/main.o"]
        outputs: ["/app/.build/debug/App"]
        args: ["swiftc","-emit-executable","-g"]

    """

  private func withPlan(
    product: String = "App",
    linksByLLD: Bool = true,
    _ body: (BuildPlan?) throws -> Void
  ) async throws {
    try await withTemporaryFolder { folder in
      try write(["debug.yaml": manifest, "build.db": "results"], in: folder)
      try body(BuildPlan(in: folder, product: product, linksByLLD: linksByLLD))
    }
  }

  @Test func isSwiftPMsWithoutWhatOnlySwiftPMCanDo() async throws {
    try await withPlan { plan in
      let plan = try #require(plan)
      let text = try String(contentsOf: plan.file, encoding: .utf8)
      #expect(plan.target == "App-x86_64-unknown-linux-gnu-debug.exe")
      #expect(text.hasPrefix("client:\n  name: swift-build\n"))
      #expect(!text.contains("write-auxiliary-file"))
      #expect(text.contains("args: [\"swiftc\",\"-c\"]"))
      #expect(text.contains("[\"swiftc\",\"-emit-executable\",\"-use-ld=lld\",\"-g\"]"))
      #expect(try String(contentsOf: plan.results, encoding: .utf8) == "results")
    }
  }

  @Test func leavesTheLinkerAloneWhereThereIsNoOther() async throws {
    try await withPlan(linksByLLD: false) { plan in
      let text = try String(contentsOf: #require(plan).file, encoding: .utf8)
      #expect(!text.contains("-use-ld"))
    }
  }

  @Test func coversTheSwiftFilesThatItCompiles() async throws {
    try await withPlan { plan in
      let plan = try #require(plan)
      #expect(plan.covers(["/app/Sources/main.swift", "/app/Sources/B.swift"]))
      #expect(!plan.covers(["/app/Sources/main.swift", "/app/Sources/C.swift"]))
      #expect(!plan.covers(["/app/.build/X.swiftmodule"]))
      #expect(plan.covers([]))
    }
  }

  @Test func thereIsNoneForAnotherProductOrAnotherForm() async throws {
    try await withPlan(product: "Other") { #expect($0 == nil) }
    try await withTemporaryFolder { folder in
      #expect(BuildPlan(in: folder, product: "App", linksByLLD: true) == nil)
      try write(["debug.yaml": "commands:\n", "build.db": ""], in: folder)
      #expect(BuildPlan(in: folder, product: "App", linksByLLD: true) == nil)
    }
  }
}
