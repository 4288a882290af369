import AppHosting
import Foundation
import UIKit
import XCTest

/// Runs the tests of an iOS project in this process, beside its app if the tests have a host.
///
/// The generated `XCTMain.swift` of `rostrum test` calls it.
@MainActor
public enum TestProcess {
  /// Runs the tests of the tool's plan, and ends the process.
  ///
  /// - Parameters:
  ///   - classes: The classes of XCTest.
  ///   - main: The main function of the app that hosts the tests; nil for tests without one.
  public static func run(_ classes: [TestClass], startingApp main: (() -> Void)? = nil) -> Never {
    let (plan, events) = TestPlan.fromEnvironment()
    let run = TestRun(classes, plan: plan, events: events)
    guard !plan.listsTests else { run.list() }
    guard let main else {
      AppProcess.prepare()
      let device = TestDevice(TestHostDelegate.self)
      run.start(on: device)
    }
    AppProcess.takeOver = { delegate in run.start(on: TestDevice(delegate)) }
    main()
    preconditionFailure("The app's main function ended without a call of UIApplicationMain.")
  }
}
