import AppAutomation
import AppHosting
import Foundation
import UIKit
import XCTest
import XCUIAutomation

/// Runs the tests of an iOS project in this process, beside its app if the tests have a host.
///
/// The generated `XCTMain.swift` of `rostrum test` calls it.
@MainActor
public enum TestProcess {
  /// Runs the tests of the tool's plan, and ends the process.
  ///
  /// - Parameters:
  ///   - classes: The classes of XCTest.
  ///   - main: The main function of the app that hosts the tests, or that they drive; nil for tests
  ///     without one.
  ///   - delegate: The delegate of an app that tests drive, and that hosts none.
  public static func run(
    _ classes: [TestClass],
    startingApp main: (() -> Void)? = nil,
    drivingApp delegate: (any UIApplicationDelegate.Type)? = nil
  ) -> Never {
    if let main { startOnlyApp(by: main) }
    if let delegate { startOnlyApp { AppProcess.run(delegate) } }
    let (plan, events) = TestPlan.fromEnvironment()
    let run = TestRun(classes, plan: plan, events: events)
    guard !plan.listsTests else { run.list() }
    MainThreadChecks.install()
    if plan.drivesApp {
      AppProcess.prepare()
      AutomatedApp.sharePasteboard()
      run.start(picture: { XCUIScreen.main.screenshot().pngRepresentation })
    }
    guard let main else {
      AppProcess.prepare()
      run.start(picture: TestDevice(TestHostDelegate.self).picture)
    }
    start(by: main) { delegate in run.start(picture: TestDevice(delegate).picture) }
  }

  /// Starts the app without its tests, if a test in another process drives it, or a person records one.
  private static func startOnlyApp(by main: () -> Void) {
    let environment = ProcessInfo.processInfo.environment
    if let path = environment[AutomatedApp.socketVariable] {
      unsetenv(AutomatedApp.socketVariable)
      start(by: main) { AutomatedApp.run($0, drivenAt: path) }
    }
    RecordedApp.takeOver()
    if let run = AppProcess.takeOver { start(by: main, run) }
  }

  private static func start(
    by main: () -> Void,
    _ run: @escaping (any UIApplicationDelegate.Type) -> Never
  ) -> Never {
    AppProcess.takeOver = run
    main()
    preconditionFailure("The app's main function ended without a call of UIApplicationMain.")
  }
}
