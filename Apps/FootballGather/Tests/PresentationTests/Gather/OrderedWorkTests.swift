import Testing

@testable import FootballGatherPresentation

@MainActor
struct OrderedWorkTests {
  private struct Failure: Error {}

  @Test func runsTasksInOrderWhateverTheirDuration() async throws {
    let work = OrderedWork()
    var done: [Int] = []
    let tasks = (1...3).map { number in
      work.add {
        for _ in 0..<(4 - number) * 10 { await Task.yield() }
        done.append(number)
      }
    }
    for task in tasks { try await task.value }
    #expect(done == [1, 2, 3])
  }

  @Test func aFailureDoesNotBlockLaterWork() async throws {
    let work = OrderedWork()
    let failing = work.add { throw Failure() }
    let next = work.add { 7 }
    await #expect(throws: Failure.self) { try await failing.value }
    #expect(try await next.value == 7)
  }
}
