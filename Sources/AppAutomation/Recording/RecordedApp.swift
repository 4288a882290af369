import AppHosting
import BrowserHost
import Foundation
package import UIKit
import UIKitHosting

/// An app that is served to a browser, and whose use becomes a test.
@MainActor
package enum RecordedApp {
  /// The variable with the word that begins lines of the test in the output.
  package static let variable = "ROSTRUM_RECORD"

  /// Serves the app until the process is stopped.
  ///
  /// - Parameters:
  ///   - delegateClass: The class of the app's delegate.
  ///   - prefix: The word that begins lines of the test in the output.
  package static func run(
    _ delegateClass: any UIApplicationDelegate.Type,
    prefix: String
  ) -> Never {
    let application = RecordedApplication(
      _HostedUIApplication(delegateClass: delegateClass, isOnlyDevice: true),
      words: XCUITestWords()
    ) { line in
      print("\(prefix) \(line)")
      fflush(nil)
    }
    AppProcess.serve {
      try AppProcess.host(for: application) { port in
        print("Use the app at http://127.0.0.1:\(port)/app; Ctrl-C ends the test.")
        print("Option-click (Alt-click) an element, or press Option-Enter, to assert what it shows.")
        fflush(nil)
      } configure: { configuration in
        configuration.noteCheck = { scene, element in
          (scene as? RecordedScene)?
            .check(PointedPlace(nodes: element.nodes, text: element.text))
            .map { .init(node: $0.node, text: $0.lines.joined()) }
        }
      }
    }
  }
}
