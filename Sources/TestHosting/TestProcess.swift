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
  public static func run(_ classes: [TestClass], startingApp main: (() -> Void)? = nil) -> Never {
    if let path = ProcessInfo.processInfo.environment[AutomatedApp.socketVariable], let main {
      // The process is the app that a test of another one drives.
      unsetenv(AutomatedApp.socketVariable)
      AppProcess.takeOver = { AutomatedApp.run($0, drivenAt: path) }
      main()
      preconditionFailure("The app's main function ended without a call of UIApplicationMain.")
    }
    let (plan, events) = TestPlan.fromEnvironment()
    let run = TestRun(classes, plan: plan, events: events)
    guard !plan.listsTests else { run.list() }
    if plan.drivesApp {
      AppProcess.prepare()
      run.start(picture: { XCUIScreen.main.screenshot().pngRepresentation })
    }
    guard let main else {
      AppProcess.prepare()
      run.start(picture: TestDevice(TestHostDelegate.self).picture)
    }
    AppProcess.takeOver = { delegate in run.start(picture: TestDevice(delegate).picture) }
    main()
    preconditionFailure("The app's main function ended without a call of UIApplicationMain.")
  }
}
