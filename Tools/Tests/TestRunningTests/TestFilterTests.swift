import TestRunning
import Testing

struct TestFilterTests {
  private let tests = [
    TestCase(id: "AppTests.rounds()/RoundTests.swift:4:2", library: .swiftTesting),
    TestCase(id: "AppTests.PageTests/testZoom", library: .xcTest),
    TestCase(id: "AppTests.LoginTests/testB", library: .xcTest),
    TestCase(id: "AppTests.LoginTests/testA", library: .xcTest),
    TestCase(id: "AppTests.Sums/adds(_:)/SumTests.swift:12:9", library: .swiftTesting),
  ]

  @Test func testsRunByClassAndNameAndThoseOfXCTestFirst() {
    #expect(
      names(TestFilter()) == [
        "AppTests.LoginTests/testA", "AppTests.LoginTests/testB", "AppTests.PageTests/testZoom",
        "AppTests.Sums/adds(_:)", "AppTests.rounds()",
      ]
    )
  }

  @Test func expressionsChooseAndLeaveOut() {
    let filter = TestFilter(filters: ["Login", #"adds\("#], skips: ["testB$"])
    #expect(names(filter) == ["AppTests.LoginTests/testA", "AppTests.Sums/adds(_:)"])
  }

  @Test(arguments: [
    (["LoginTests"], nil, 3), (["LoginTests/testA"], nil, 4), (["LoginTests/testA()"], nil, 4),
    (["rounds()"], nil, 4), ([], ["PageTests"], 1),
    ([], ["Sums/adds(_:)", "LoginTests/testB()"], 2),
  ])
  func aSchemeNamesTestsAsXcodeWritesThem(skipped: [String], selected: [String]?, count: Int) {
    let scope = TestFilter.Scope(skipped: skipped, selected: selected)
    #expect(names(TestFilter(scopes: ["AppTests": scope])).count == count)
    #expect(names(TestFilter(scopes: ["OtherTests": scope])).count == 5)
  }

  @Test func shardsHaveEachTestOnce() {
    let shards = ["1/3", "2/3", "3/3"].compactMap(TestShard.init).map { shard in
      names(TestFilter(shard: shard))
    }
    #expect(shards.map(\.count) == [2, 2, 1])
    #expect(Set(shards.joined()) == Set(names(TestFilter())))
  }

  @Test(arguments: ["", "1", "0/3", "4/3", "a/b", "1/0", "1/2/3", "-1/3"])
  func aShardNeedsItsNumberAndTheirCount(text: String) {
    #expect(TestShard(text) == nil)
  }

  private func names(_ filter: TestFilter) -> [String] {
    filter.chosen(of: tests).map(\.selector)
  }
}
