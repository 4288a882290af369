import FootballGatherModel
import Testing

struct PersonNameTests {
  @Test(arguments: [
    ("Ana", "Ana", ""), ("Ana Silva", "Ana", "Silva"), ("Ana  Maria Silva", "Ana", "Maria Silva"),
    ("王小明", "王小明", ""), ("", "", ""), (" Ana Silva", " Ana", "Silva"), ("Ana ", "Ana", ""),
    ("  ", "  ", ""), ("陈 静怡", "静怡", "陈"), ("欧阳  修", "修", "欧阳"), ("王 Wei", "王", "Wei"),
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

  @Test(arguments: [
    ("陈 静怡", "陈静怡"), ("陈静怡", "陈静怡"), ("Ana Silva", "Ana Silva"), ("小明", "小明"),
    ("Lena 陈", "Lena 陈"),
  ])
  func chineseNamesAreShownWithoutASpace(_ name: String, _ shown: String) {
    #expect(PersonName(name).displayed == shown)
    #expect(Player(id: 1, name: name).displayName == shown)
  }

  @Test func aChineseNameIsSavedWithTheFamilyNameInFront() {
    var input = PlayerInput(name: "")
    input.firstName = "静怡"
    input.lastName = "陈"
    #expect(input.name == "陈 静怡")
    #expect((PersonName(input.name).first, PersonName(input.name).last) == ("静怡", "陈"))
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
