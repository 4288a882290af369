package import Foundation
import Synchronization

/// Prints tests as `xcodebuild test` does, so that what reads its output reads this too.
package final class XcodeOutput: TestReporter {
  private let print: @Sendable (String) -> Void
  private let now: @Sendable () -> Date
  private let state = Mutex(State())

  private struct State {
    /// The suites that have begun, the outermost first.
    var open: [Suite] = []
    /// True if the functions of Swift Testing have begun.
    var runsFunctions = false
    var functions = Tally()
  }

  private struct Suite {
    let name: String
    let began: Date
    var tally = Tally()
  }

  private struct Tally {
    var tests = 0
    var failures = 0
    var unexpected = 0
    var skipped = 0
    var seconds = 0.0

    mutating func count(_ result: TestResult) {
      tests += 1
      failures += result.failures.count
      unexpected += result.hasCrashed ? 1 : 0
      skipped += result.outcome == .skipped ? 1 : 0
      seconds += result.seconds
    }
  }

  /// - Parameters:
  ///   - now: The clock of the time stamps.
  ///   - print: Receives lines.
  package init(
    now: @escaping @Sendable () -> Date = { Date() },
    print: @escaping @Sendable (String) -> Void
  ) {
    self.print = print
    self.now = now
  }

  package func started(_ test: TestCase) {
    state.withLock { state in
      switch test.library {
      case .xcTest:
        open(["All tests", "\(test.module).xctest", test.suite], in: &state)
        print("Test Case '\(test.method)' started.")
      case .swiftTesting:
        close(to: 0, in: &state)
        if !state.runsFunctions { print("◇ Test run started.") }
        state.runsFunctions = true
        print("◇ Test \(test.title) started.")
      }
    }
  }

  package func printed(_ line: String) { print(line) }

  package func failed(_ test: TestCase, _ failure: TestResult.Failure) {
    let place = failure.file.map { "\($0):\(failure.line ?? 0)" }
    switch test.library {
    case .xcTest:
      print("\(place ?? "<unknown>:0"): error: \(test.method) : \(failure.message)")
    case .swiftTesting:
      let location = place.map { " at \($0)" } ?? ""
      print("✘ Test \(test.title) recorded an issue\(location): \(failure.message)")
    }
  }

  package func ended(_ result: TestResult) {
    state.withLock { state in
      let time = "\(result.seconds.thousandths) seconds"
      switch result.test.library {
      case .xcTest:
        if let reason = result.skipReason {
          print("\(result.skipPlace ?? "<unknown>:0"): \(result.test.method) : \(reason)")
        }
        print("Test Case '\(result.test.method)' \(result.outcome.rawValue) (\(time)).")
        for index in state.open.indices { state.open[index].tally.count(result) }
      case .swiftTesting:
        state.functions.count(result)
        switch result.outcome {
        case .passed: print("✔ Test \(result.test.title) passed after \(time).")
        case .failed: print("✘ Test \(result.test.title) failed after \(time).")
        case .skipped: print("➜ \(result.skipReason ?? "Test \(result.test.title) skipped.")")
        }
      }
    }
  }

  package func restarted(after count: Int) {
    print("")
    print(
      "Restarting after unexpected exit, crash, or test timeout; summary will include totals from "
        + "previous launches."
    )
    print("")
  }

  /// Closes what is open, and prints the totals.
  ///
  /// - Parameter results: The results of all tests.
  package func finish(_ results: [TestResult]) {
    state.withLock { state in
      close(to: 0, in: &state)
      if state.runsFunctions {
        let tally = state.functions
        let outcome = tally.failures + tally.unexpected == 0 ? "passed" : "failed"
        print(
          "\(outcome == "passed" ? "✔" : "✘") Test run with \(counted(tally.tests, "test")) \(outcome) "
            + "after \(tally.seconds.thousandths) seconds."
        )
      }
    }
    let failed = results.filter { $0.outcome == .failed }
    if !failed.isEmpty {
      print("\nFailing tests:")
      for result in failed { print("\t\(result.test.selector)") }
    }
    print("\n** TEST \(failed.isEmpty ? "SUCCEEDED" : "FAILED") **\n")
  }

  // MARK: - Suites

  private func open(_ names: [String], in state: inout State) {
    let common = zip(names, state.open).prefix { $0 == $1.name }.count
    close(to: common, in: &state)
    for name in names[common...] {
      print("Test Suite '\(name)' started at \(stamp(now())).")
      state.open.append(Suite(name: name, began: now()))
    }
  }

  private func close(to count: Int, in state: inout State) {
    while state.open.count > count, let suite = state.open.popLast() {
      let tally = suite.tally
      let outcome = tally.failures == 0 ? "passed" : "failed"
      print("Test Suite '\(suite.name)' \(outcome) at \(stamp(now())).")
      let skipped =
        tally.skipped == 0 ? "" : "with \(counted(tally.skipped, "test")) skipped and "
      print(
        "\t Executed \(counted(tally.tests, "test")), \(skipped.isEmpty ? "with " : skipped)"
          + "\(counted(tally.failures, "failure")) (\(tally.unexpected) unexpected) in "
          + "\(tally.seconds.thousandths) (\(now().timeIntervalSince(suite.began).thousandths)) seconds"
      )
    }
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  /// A time such as `2026-11-30 06:30:00.000`, in the machine's zone.
  private func stamp(_ date: Date) -> String {
    let format = Date.VerbatimFormatStyle(
      format: """
        \(year: .padded(4))-\(month: .twoDigits)-\(day: .twoDigits) \
        \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits):\
        \(second: .twoDigits).\(secondFraction: .fractional(3))
        """,
      timeZone: .current,
      calendar: Calendar(identifier: .gregorian)
    )
    return format.format(date)
  }
}

extension TestCase {
  /// The name of a method as Objective-C writes it.
  fileprivate var method: String { "-[\(module).\(suite) \(name)]" }

  /// The name of a function with its suite.
  fileprivate var title: String { suite.isEmpty ? name : "\(suite)/\(name)" }
}

extension Double {
  /// The number with three decimals.
  fileprivate var thousandths: String {
    let number = Int((self * 1000).rounded())
    let fraction = "\(number % 1000)"
    return "\(number / 1000).\(String(repeating: "0", count: 3 - fraction.count))\(fraction)"
  }
}
