import Foundation
import TestRunning
import Testing

struct TestProgramTests {
  private let program = TestProgram(
    URL(filePath: "/p"),
    in: URL(filePath: "/"),
    sources: ["AppTests/A.swift": "/a/A.swift"],
    addedLines: 2
  )

  @Test func aPlaceInACopyIsThatOfTheOriginal() {
    #expect(program.place(of: "/copy/A.swift", 9, in: "AppTests") == ("/a/A.swift", 7))
    #expect(program.place(of: "/copy/A.swift", 1, in: "AppTests") == ("/a/A.swift", 1))
  }

  @Test func otherPlacesStay() {
    #expect(program.place(of: "/a/A.swift", 9, in: "AppTests") == ("/a/A.swift", 9))
    #expect(program.place(of: "/copy/A.swift", 9, in: "Others") == ("/copy/A.swift", 9))
  }
}
