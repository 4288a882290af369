import Foundation
import TestRunning
import Testing

struct TestSessionTests {
  @Test func testsOfBothLibrariesAreListed() async throws {
    let program = try ScriptedProgram(
      #"""
      event '{"kind": "listed", "test": "AppTests.PageTests/testA"}'
      event '{"kind": "record", "record": "{\"kind\":\"test\",\"payload\":{\"kind\":\"suite\",\"id\":\"AppTests.Sums\"}}"}'
      event '{"kind": "record", "record": "{\"kind\":\"test\",\"payload\":{\"kind\":\"function\",\"id\":\"AppTests.Sums/adds()/A.swift:1:2\"}}"}'
      finish
      """#
    )
    let tests = try await program.session(reporter: XcodeOutput(into: Lines())).list()
    #expect(tests.map(\.selector) == ["AppTests.PageTests/testA", "AppTests.Sums/adds()"])
  }

  @Test func aProgramThatEndsBeforeItListsSaysWhy() async throws {
    let program = try ScriptedProgram("echo 'no such library' >&2; exit 127")
    let error = await #expect(throws: TestRunningError.self) {
      try await program.session(reporter: XcodeOutput(into: Lines())).list()
    }
    #expect(error?.description.contains("exit code 127") == true)
    #expect(error?.description.contains("no such library") == true)
  }

  @Test func aFailureHasItsPlaceAndWhatTheTestPrinted() async throws {
    let program = try ScriptedProgram(
      #"""
      test AppTests.PageTests/testA
      printf 'without a line break'
      event '{"kind": "issue", "test": "AppTests.PageTests/testA", "message": "no", "file": "/a/A.swift", "line": 7}'
      event '{"kind": "ended", "test": "AppTests.PageTests/testA", "outcome": "failed", "seconds": 0.5}'
      finish
      """#
    )
    let results = try await run(program, .methods("testA"))
    #expect(results.map(\.outcome) == [.failed])
    #expect(
      results.first?.failures == [TestResult.Failure(message: "no", file: "/a/A.swift", line: 7)]
    )
    #expect(results.first?.output == "without a line break\n")
    #expect(results.first?.seconds == 0.5)
  }

  @Test func aTestThatEndsTheProcessFailsAndTheOthersRun() async throws {
    let program = try ScriptedProgram(
      #"""
      if [ $run = 1 ]; then
        test AppTests.PageTests/testA; pass AppTests.PageTests/testA
        test AppTests.PageTests/testB; echo "App/Page.swift:3: Fatal error: oh no"; kill -ILL $$
      fi
      case $plan in *testA*|*testB*) exit 9;; esac
      test AppTests.PageTests/testC; pass AppTests.PageTests/testC; finish
      """#
    )
    let lines = Lines()
    let results = try await run(program, .methods("testA", "testB", "testC"), into: lines)
    #expect(results.map(\.outcome) == [.passed, .failed, .passed])
    #expect(results[1].hasCrashed)
    #expect(results[1].failures.first?.message.contains("Fatal error: oh no") == true)
    #expect(results[1].failures.first?.file == "/a/App/Page.swift")
    #expect(results[1].failures.first?.line == 3)
    #expect(lines.all.contains { $0.hasPrefix("Restarting after unexpected exit") })
  }

  @Test func aTestThatStopsAtItsFailureIsFollowedByTheOthersInAnotherProcess() async throws {
    let program = try ScriptedProgram(
      #"""
      if [ $run = 1 ]; then
        test AppTests.PageTests/testA; pass AppTests.PageTests/testA
        event '{"kind": "interrupted"}'; exit 0
      fi
      case $plan in *testA*) exit 9;; esac
      test AppTests.PageTests/testB; pass AppTests.PageTests/testB; finish
      """#
    )
    let lines = Lines()
    let results = try await run(program, .methods("testA", "testB"), into: lines)
    #expect(results.map(\.outcome) == [.passed, .passed])
    #expect(program.starts == 2)
    #expect(!lines.all.contains { $0.hasPrefix("Restarting") })
  }

  @Test func testsOfTheInterfaceRunAfterTheOthersInAProcessThatDrivesTheApp() async throws {
    let program = try ScriptedProgram(
      #"""
      case $plan in
        *AppUITests*) case $plan in *'"drivesApp":true'*) ;; *) exit 9;; esac
          test AppUITests.Tour/testA; pass AppUITests.Tour/testA;;
        *) case $plan in *'"drivesApp":false'*) ;; *) exit 9;; esac
          test AppTests.PageTests/testB; pass AppTests.PageTests/testB;;
      esac
      finish
      """#
    )
    let tour = TestCase(id: "AppUITests.Tour/testA", library: .xcTest)
    let results = try await run(program, [tour] + .methods("testB"))
    #expect(results.map(\.outcome) == [.passed, .passed])
    #expect(program.starts == 2)
  }

  @Test func anExitOfTheProcessIsAFailure() async throws {
    let program = try ScriptedProgram("test AppTests.PageTests/testA; exit 0")
    let results = try await run(program, .methods("testA"))
    #expect(results.first?.failures.map(\.message) == ["The test ended the process: exit code 0."])
  }

  @Test func ofSeveralFunctionsThatRanEachRunsAloneAfterACrash() async throws {
    let program = try ScriptedProgram(
      #"""
      function() {
        event "{\"kind\": \"record\", \"record\": \"{\\\"kind\\\":\\\"event\\\",\\\"payload\\\":{\\\"kind\\\":\\\"$1\\\",\\\"testID\\\":\\\"AppTests.$2\\\"}}\"}"
      }
      case $plan in
        *a\(\)*b\(\)*) function testStarted 'a()'; function testStarted 'b()'; exit 1;;
        *a\(\)*) function testStarted 'a()'; function testEnded 'a()';;
        *b\(\)*) function testStarted 'b()'; exit 1;;
        *c\(\)*) function testStarted 'c()'; function testEnded 'c()';;
      esac
      finish
      """#.replacing("function()", with: "function_()").replacing(
        "function test",
        with: "function_ test"
      )
    )
    let tests = ["a()", "b()", "c()"].map { TestCase(id: "AppTests.\($0)", library: .swiftTesting) }
    let results = try await run(program, tests)
    #expect(results.map(\.outcome) == [.passed, .failed, .passed])
    #expect(program.starts == 4)
  }

  @Test func aTestThatHangsFailsWithItsCallsAndTheOthersRun() async throws {
    let program = try ScriptedProgram(
      #"""
      case $plan in
        *testA*)
          test AppTests.PageTests/testA
          report() {
            echo '*** Program crashed: Aborted at 0x7f ***'
            echo 'Thread 0 crashed:'
            echo
            echo "0 0x1 Page.wait() in sh at /a/App/Page.swift:7:5"
            kill $!; exit 134
          }
          trap report ABRT
          sleep 600 & wait;;
      esac
      test AppTests.PageTests/testB; pass AppTests.PageTests/testB; finish
      """#
    )
    let results = try await run(program, .methods("testA", "testB"), limit: .milliseconds(200))
    #expect(results.map(\.outcome) == [.failed, .passed])
    let failure = try #require(results[0].failures.first)
    #expect(results[0].failures.count == 1)
    #expect(
      failure.message.hasPrefix("The test did not end within 0.2 s. Its calls were:\n0 Page.wait()")
    )
    #expect(!failure.message.contains("crashed"))
    #expect(failure.file == "/a/App/Page.swift" && failure.line == 7)
  }

  @Test func anAppThatEndsBeforeItsFirstTestEndsTheRun() async throws {
    let program = try ScriptedProgram(
      "echo 'App/AppDelegate.swift:9: Fatal error: no window'; exit 1"
    )
    let error = await #expect(throws: TestRunningError.self) {
      try await run(program, .methods("testA", "testB"))
    }
    #expect(error?.description.contains("no window") == true)
    #expect(program.starts == 1)
  }

  @Test func megabytesOfOutputAreCut() async throws {
    let program = try ScriptedProgram(
      #"""
      test AppTests.PageTests/testA
      yes 'a line of output' | head -n 200000
      pass AppTests.PageTests/testA; finish
      """#
    )
    let results = try await run(program, .methods("testA"))
    #expect(results.first?.outcome == .passed)
    #expect((results.first?.output.utf8.count ?? 0) < 70_000)
    #expect(results.first?.output.hasSuffix("… more was printed\n") == true)
  }

  @Test func theOutputIsThatOfXcodebuild() async throws {
    let program = try ScriptedProgram(
      #"""
      test AppTests.PageTests/testA; pass AppTests.PageTests/testA
      test AppTests.PageTests/testB
      event '{"kind": "issue", "test": "AppTests.PageTests/testB", "message": "no", "file": "/a/A.swift", "line": 7}'
      event '{"kind": "ended", "test": "AppTests.PageTests/testB", "outcome": "failed", "seconds": 0.5}'
      test AppTests.PageTests/testC
      event '{"kind": "ended", "test": "AppTests.PageTests/testC", "outcome": "skipped", "message": "Test skipped - later", "file": "/a/A.swift", "line": 9}'
      finish
      """#
    )
    let lines = Lines()
    let output = XcodeOutput(into: lines)
    let tests = [TestCase].methods("testA", "testB", "testC")
    output.finish(try await program.session(reporter: output).run(tests))
    let text = lines.all.joined(separator: "\n").replacing(/at [\d-]+ [\d:]+\.000/, with: "at NOW")
    #expect(
      text == """
        Test Suite 'All tests' started at NOW.
        Test Suite 'AppTests.xctest' started at NOW.
        Test Suite 'PageTests' started at NOW.
        Test Case '-[AppTests.PageTests testA]' started.
        Test Case '-[AppTests.PageTests testA]' passed (0.250 seconds).
        Test Case '-[AppTests.PageTests testB]' started.
        /a/A.swift:7: error: -[AppTests.PageTests testB] : no
        Test Case '-[AppTests.PageTests testB]' failed (0.500 seconds).
        Test Case '-[AppTests.PageTests testC]' started.
        /a/A.swift:9: -[AppTests.PageTests testC] : Test skipped - later
        Test Case '-[AppTests.PageTests testC]' skipped (0.000 seconds).
        Test Suite 'PageTests' failed at NOW.
        \t Executed 3 tests, with 1 test skipped and 1 failure (0 unexpected) in 0.750 (0.000) seconds
        Test Suite 'AppTests.xctest' failed at NOW.
        \t Executed 3 tests, with 1 test skipped and 1 failure (0 unexpected) in 0.750 (0.000) seconds
        Test Suite 'All tests' failed at NOW.
        \t Executed 3 tests, with 1 test skipped and 1 failure (0 unexpected) in 0.750 (0.000) seconds

        Failing tests:
        \tAppTests.PageTests/testB

        ** TEST FAILED **

        """
    )
  }

  private func run(
    _ program: ScriptedProgram,
    _ tests: [TestCase],
    limit: Duration = .seconds(60),
    into lines: Lines = Lines()
  ) async throws -> [TestResult] {
    try await program.session(limit: limit, reporter: XcodeOutput(into: lines)).run(tests)
  }
}
