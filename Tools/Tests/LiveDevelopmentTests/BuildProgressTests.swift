import Foundation
import Testing

@testable import LiveDevelopment

struct BuildProgressTests {
  @Test func theLastStepOfAPieceCounts() throws {
    let output = Data(
      "Building…\n[3/40] Compiling App A.swift\n[12/40] Compiling App B.swift\n  x".utf8
    )
    let progress = try #require(BuildProgress(lastOf: output))
    #expect(progress.step == 12 && progress.count == 40)
    #expect(progress.text == "Compiling App B.swift")
  }

  @Test(arguments: ["", "[1/2]", "[a/b] Compiling", "warning: [1/2] of them"])
  func otherOutputIsNoStep(text: String) {
    #expect(BuildProgress(lastOf: Data(text.utf8)) == nil)
  }
}
