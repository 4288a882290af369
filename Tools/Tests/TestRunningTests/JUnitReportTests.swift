import Foundation
import FoundationXML
import TestRunning
import Testing

struct JUnitReportTests {
  @Test func aReportHasEachTestWithItsFailuresAndOutput() async throws {
    let program = try ScriptedProgram(
      #"""
      test AppTests.PageTests/testA; pass AppTests.PageTests/testA
      test AppTests.PageTests/testB
      printf 'a <tag> & a \001 bell\n'
      event '{"kind": "issue", "test": "AppTests.PageTests/testB", "message": "\"1\" < \"2\"\nmore", "file": "/a/A.swift", "line": 7}'
      event '{"kind": "attachment", "test": "AppTests.PageTests/testB", "file": "/p/B.png"}'
      event '{"kind": "ended", "test": "AppTests.PageTests/testB", "outcome": "failed", "seconds": 0.5}'
      test AppTests.PageTests/testC
      event '{"kind": "ended", "test": "AppTests.PageTests/testC", "outcome": "skipped", "message": "later"}'
      finish
      """#
    )
    let results = try await program.session(reporter: XcodeOutput(into: Lines()))
      .run(.methods("testA", "testB", "testC"))
    let report = JUnitReport(named: "App", results).text
    #expect(
      report == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="App" tests="3" failures="1" skipped="1" time="0.750">
        <testsuite name="AppTests.PageTests" tests="3" failures="1" skipped="1" time="0.750">
        <testcase classname="AppTests.PageTests" name="testA" time="0.250"/>
        <testcase classname="AppTests.PageTests" name="testB" time="0.500">
        <failure message="&quot;1&quot; &lt; &quot;2&quot;">&quot;1&quot; &lt; &quot;2&quot;
        more
        /a/A.swift:7</failure>
        <system-out>a &lt;tag&gt; &amp; a \u{FFFD} bell
        [[ATTACHMENT|/p/B.png]]
        </system-out>
        </testcase>
        <testcase classname="AppTests.PageTests" name="testC" time="0.000">
        <skipped message="later"/>
        </testcase>
        </testsuite>
        </testsuites>

        """
    )
    #expect(try XMLDocument(xmlString: report).rootElement()?.childCount == 1)
  }
}
