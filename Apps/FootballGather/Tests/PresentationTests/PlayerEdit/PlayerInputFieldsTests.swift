import FootballGatherModel
import Testing

@testable import FootballGatherPresentation

struct PlayerInputFieldsTests {
  private func problems(_ first: String, _ last: String) -> [PlayerInput.Problem?] {
    var input = PlayerInput(name: "")
    input.firstName = first
    input.lastName = last
    return [input.problem(in: .firstName), input.problem(in: .lastName)]
  }

  @Test func aNameThatIsTooLongIsAnErrorOfItsLongerPart() throws {
    let long = String(repeating: "a", count: 300)
    let tooLong = try #require(problems(long, "Lima")[0])
    #expect(problems(long, "Lima") == [tooLong, nil])
    #expect(problems("Ana", long) == [nil, tooLong])
  }

  @Test func aMissingNameIsAnErrorOfTheFirstName() {
    #expect(problems("", " ") == [.empty, nil])
    #expect(problems("", "Lima") == [nil, nil])
  }
}
