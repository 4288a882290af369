import Foundation
import TestRunning
import Testing
import ToolTesting

struct RecordingSessionTests {
  /// Runs a shell script in place of an app.
  private func record(
    _ script: String,
    of source: RecordingSession.Source = .page(port: 8080),
    for library: RecordedTest.Library = .xcuiTest
  ) async throws -> (session: RecordingSession, code: Int32, printed: [String]) {
    let folder = try TemporaryFolder(["program": script])
    let lines = Lines()
    let session = try RecordingSession(
      TestProgram(
        URL(filePath: "/bin/sh"),
        arguments: [folder.url.appending(path: "program").path],
        in: folder.url
      ),
      of: source,
      for: library,
      print: lines.append
    )
    let code = await session.end()
    return (session, code, lines.all)
  }

  @Test func linesOfTheTestAreToldApartFromWhatTheAppPrints() async throws {
    let result = try await record(
      #"""
      echo "$ROSTRUM_RECORD=Notes.AppDelegate"
      echo "the app"
      echo "$ROSTRUM_RECORD app.buttons[\"Add\"].tap()"
      """#
    )
    #expect(result.session.lines == [#"app.buttons["Add"].tap()"#])
    #expect(result.session.delegateClass == "Notes.AppDelegate")
    #expect(result.printed.filter { !$0.isEmpty } == ["the app", #"app.buttons["Add"].tap()"#])
    #expect(result.code == 0)
  }

  @Test func theAppLearnsWhatBecomesATestInWhichWords() async throws {
    let script = #"echo "$ROSTRUM_RECORD $PORT,$ROSTRUM_RECORD_WORDS,$ROSTRUM_RECORD_REPLAY""#
    let page = try await record(script, of: .page(port: 81))
    #expect(page.session.lines == ["81,,"])
    let report = try await record(
      "unset PORT; \(script)",
      of: .report(URL(filePath: "/c.txt")),
      for: .sceneDriver
    )
    #expect(report.session.lines == [",driver,/c.txt"])
  }

  @Test func aReportOfACrashIsShownByItsCalls() async throws {
    let result = try await record(
      """
      echo "$ROSTRUM_RECORD app.tap()"
      echo "App/Page.swift:3: Fatal error: no page"
      echo "*** Signal 4: Backtracing ***"
      echo "*** Program crashed: Illegal instruction at 0x7f ***"
      echo "Thread 0 crashed:"
      echo "0 [ra] 0x7f Page.turn() in sh"
      echo ""
      echo "Registers:"
      kill -ILL $$
      """
    )
    #expect(result.session.lines == ["app.tap()"])
    let text = result.printed.joined(separator: "\n")
    #expect(text.contains("Fatal error: no page"))
    #expect(text.contains("Page.turn() in sh"))
    #expect(!text.contains("Registers"))
    #expect(result.code == -4)
  }
}
