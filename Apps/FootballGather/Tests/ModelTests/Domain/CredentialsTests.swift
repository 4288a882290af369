import FootballGatherModel
import Testing

struct CredentialsTests {
  private let good = "a good password"

  @Test func bothFieldsAreNeeded() {
    let nothing = Credentials(username: " ", password: "")
    #expect(nothing.problems == [.username: .empty, .password: .empty])
    #expect(nothing.problemsOfNewAccount == nothing.problems)
  }

  @Test func aLoginHasNoFurtherRequirements() {
    #expect(Credentials(username: "ana", password: "x").problems.isEmpty)
  }

  @Test(arguments: [
    ("a:b", "a good password", Credentials.Field.username, Credentials.Problem.hasColon),
    (
      String(repeating: "a", count: 65), "a good password", .username,
      .tooLong(limit: 64)
    ),
    ("ana", "seven77", .password, .tooShort(minimum: 8)),
    ("ana", String(repeating: "a", count: 257), .password, .tooLong(limit: 256)),
  ])
  func aNewAccountHasTheLimitsOfTheServer(
    _ name: String,
    _ password: String,
    _ field: Credentials.Field,
    _ problem: Credentials.Problem
  ) {
    let credentials = Credentials(username: name, password: password)
    #expect(credentials.problemsOfNewAccount == [field: problem])
  }

  @Test func thePasswordIsInNoDescription() {
    let credentials = Credentials(username: "ana", password: good)
    var dumped = ""
    dump(credentials, to: &dumped)
    for text in ["\(credentials)", String(reflecting: credentials), dumped] {
      #expect(text.contains("ana") && !text.contains(good))
    }
  }
}
