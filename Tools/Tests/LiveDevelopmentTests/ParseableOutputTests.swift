import Testing

@testable import LiveDevelopment

struct ParseableOutputTests {
  @Test func givesTheTextsForPeople() {
    let output = """
      Compiling App
      102
      {
        "kind" : "began",
        "name" : "compile"
      }
      231
      {
        "kind" : "finished",
        "output" : "/a/B.swift:1:2: error: wrong\\n1 | b\\n"
      }
      Linking ./App

      """
    #expect(
      ParseableOutput.text(in: output) == """
        Compiling App
        /a/B.swift:1:2: error: wrong
        1 | b
        Linking ./App

        """
    )
  }
}
