import Foundation
import Testing

@testable import FuzzTargets

/// Feeds 100,000 mostly invalid inputs each: nothing crashes, and refused inputs have no effect.
///
/// No effect means that the open scene shows nothing new (it may send its address again), and has
/// the same restoration data; that a scene opened with the input equals one that is opened with
/// none; and that the app has written nothing. `ROSTRUM_FUZZ_SEED` and `ROSTRUM_FUZZ_INPUTS` set
/// another seed or number.
@MainActor
struct FuzzTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let seed = environment["ROSTRUM_FUZZ_SEED"].flatMap { Int($0) } ?? 20_240_601
  private static let count = environment["ROSTRUM_FUZZ_INPUTS"].flatMap { Int($0) } ?? 100_000

  @Test func noMessageCrashesOrReachesMissingNodes() async {
    let target = MessageTarget()
    var mutator = Mutator(seed: Self.seed, corpus: target.corpus)
    await feed(target) { mutator.input() }
    // Some messages must remain valid, or else the fuzzing reaches no code.
    #expect(target.taken > Self.count / 100)
  }

  @Test func noImageCrashesAndAllHaveTheirSize() async {
    let target = ImageTarget()
    var mutator = Mutator(seed: Self.seed, corpus: target.corpus)
    await feed(target) { mutator.input() }
    #expect(target.taken > Self.count / 100)
  }

  @Test func noActivityCrashesAndRefusedOnesHaveNoEffect() async {
    let target = ActivityTarget()
    var bytes = Mutator(seed: Self.seed, corpus: target.corpus)
    var lists = ListMutator(seed: Self.seed, corpus: target.corpus)
    var number = 0
    await check(target, target.apps) {
      number += 1
      return number.isMultiple(of: 2) ? bytes.input() : lists.input()
    }
  }

  @Test func noLinkCrashesAndRefusedOnesHaveNoEffect() async {
    let target = LinkTarget()
    var mutator = Mutator(seed: Self.seed, corpus: target.corpus)
    await check(target, target.apps) { mutator.input() }
  }

  @Test func everyGoodInputIsTaken() async {
    for app in FuzzedApp.all() {
      for path in app.paths { #expect(app.destination(of: "/\(path)") != nil, "\(path)") }
    }
    for name in FuzzTargets.names {
      let target = FuzzTargets.make(name)
      for input in target?.corpus ?? [] { #expect(target?.problem(with: input) == nil) }
    }
  }

  /// Checks first only refused inputs, after which nothing may have been written; then all of them.
  private func check(
    _ target: any FuzzTarget,
    _ apps: [FuzzedApp],
    _ input: () -> [UInt8]
  ) async {
    for app in apps { app.maximumVisits = 0 }
    // Screens to which a refused input leads write their usual data, once.
    await feed(target, count: 40, input)
    for _ in 0..<20 { await rest() }
    let files = apps.map(\.files)
    await feed(target, input)
    #expect(apps.map(\.files) == files)
    for app in apps { app.maximumVisits = 100 }
    for input in target.corpus { #expect(target.problem(with: input) == nil) }
    await feed(target, count: Self.count / 10, input)
  }

  private func feed(
    _ target: any FuzzTarget,
    count: Int = count,
    _ input: () -> [UInt8]
  ) async {
    for number in 0..<count {
      let input = input()
      if let problem = target.problem(with: input) {
        Issue.record(
          """
          ROSTRUM_FUZZ_SEED=\(Self.seed), input \(number): \(problem.prefix(2_000))
          \(Data(input).base64EncodedString())
          """
        )
        return
      }
      // Other tests also wait for the main actor.
      if number.isMultiple(of: 20) { await Task.yield() }
      if number.isMultiple(of: 500) { await rest() }
    }
  }

  /// Lets deferred work of the apps run.
  private func rest() async {
    for _ in 0..<20 { await Task.yield() }
  }
}
