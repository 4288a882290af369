import AppHosting
import BrowserHost
import Foundation
import UIKit
import UIKitHosting

/// An app whose use becomes a test.
@MainActor
public enum RecordedApp {
  /// Has the app recorded instead of served, if `rostrum record` has started the process.
  ///
  /// The generated main file calls it before it starts the app.
  public static func takeOver() {
    guard let plan = RecordingPlan.take() else { return }
    AppProcess.takeOver = { delegateClass in run(delegateClass, plan) }
  }

  private static func run(
    _ delegateClass: any UIApplicationDelegate.Type,
    _ plan: RecordingPlan
  ) -> Never {
    show("\(plan.prefix)=\(String(reflecting: delegateClass))")
    let application = RecordedApplication(
      _HostedUIApplication(delegateClass: delegateClass, isOnlyDevice: true),
      words: plan.words,
      delegateClass: String(reflecting: delegateClass)
    ) { show("\(plan.prefix) \($0)") }
    if let report = plan.report { ReplayedApp.run(application, after: report) }
    serve(application)
  }

  /// Serves the app until the process is stopped.
  private static func serve(_ application: RecordedApplication) -> Never {
    AppProcess.serve {
      try AppProcess.host(for: application) { port in
        show("Use the app at http://127.0.0.1:\(port)/app; Ctrl-C ends the test.")
        show("Option-click (Alt-click) an element, or press Option-Enter, to assert what it shows.")
      } configure: { configuration in
        configuration.noteCheck = { scene, element in
          (scene as? RecordedScene)?
            .check(PointedPlace(nodes: element.nodes, text: element.text))
            .map { .init(node: $0.node, text: $0.lines.joined()) }
        }
      }
    }
  }

  nonisolated static func show(_ line: String) {
    print(line)
    fflush(nil)
  }
}
