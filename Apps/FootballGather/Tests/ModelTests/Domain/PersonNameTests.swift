import FootballGatherModel
import Testing

struct PersonNameTests {
  @Test(arguments: [
    ("Ana", "Ana", ""), ("Ana Silva", "Ana", "Silva"), ("Ana  Maria Silva", "Ana", "Maria Silva"),
    ("王小明", "王小明", ""), ("", "", ""), (" Ana Silva", " Ana", "Silva"), ("Ana ", "Ana", ""),
    ("  ", "  ", ""),
  ])
  func aNameIsCutAtItsFirstSpacesAndJoinedAsItWas(
    _ name: String,
    _ first: String,
    _ last: String
  ) {
    let parts = PersonName(name)
    #expect(parts.first == first)
    #expect(parts.last == last)
    #expect(parts.joined == name)
  }

  @Test func aLastNameComesAfterASpace() {
    var name = PersonName("Ana")
    name.last = "Silva"
    #expect(name.joined == "Ana Silva")
    name.first = ""
    #expect(name.joined == "Silva")
  }

  @Test func aFirstNameMayHoldSpacesWhileItIsTyped() {
    var input = PlayerInput(name: "Ana Silva")
    for text in ["Ana ", "Ana M", "Ana Ma"] {
      input.firstName = text
      #expect(input.firstName == text)
      #expect(input.lastName == "Silva")
    }
    #expect(input.name == "Ana Ma Silva")
    input.lastName = ""
    #expect(input.name == "Ana Ma ")
    input.name = "Zoe"
    #expect((input.firstName, input.lastName) == ("Zoe", ""))
  }
}
