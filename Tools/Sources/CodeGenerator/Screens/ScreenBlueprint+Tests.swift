// Tests of the screen and of its flow.
extension ScreenBlueprint {
  var testFiles: [GeneratedFile] {
    [
      GeneratedFile(
        "Tests/PresentationTests/\(screen)/\(screen)PresenterTests.swift",
        presenterTests
      ),
      GeneratedFile("Tests/PresentationTests/Support/\(screen)Spy.swift", spy),
      GeneratedFile("Tests/UITests/\(screen)ScreenTests.swift", screenTests),
    ]
  }

  var flowTestFiles: [GeneratedFile] {
    [
      GeneratedFile(
        "Tests/PresentationTests/Flow/\(screen)CoordinatorTests.swift",
        coordinatorTests
      )
    ]
  }

  private var isFlow: Bool { placement == .flow }

  private var spy: String {
    """
    import RostrumTesting
    import \(app)Presentation

    final class \(screen)Spy: ViewSpy<\(screen)ViewState>, \(screen)View {}
    """
  }

  private var navigationSpy: String {
    """
      private final class Navigation: \(screen)Navigation {
        var calls: [String] = []

        func \(done)() { calls.append("done") }
    \(isFlow ? "    func \(leaving)() { calls.append(\"leave\") }\n  }" : "  }")
    """
  }

  private var presenterTests: String {
    """
    import Rostrum
    import RostrumTesting
    import Testing

    @testable import \(app)Presentation

    @MainActor
    struct \(screen)PresenterTests {
    \(navigationSpy)

      private let navigation = Navigation()
      private let view = \(screen)Spy()

      private func attached(_ texts: \(textsType)) -> \(screen)Presenter {
        let presenter = \(screen)Presenter(texts: texts, navigation: navigation)
        presenter.attach(view)
        return presenter
      }

      @Test(arguments: [\(textsType).english, .simplifiedChinese])
      func showsItsTexts(_ texts: \(textsType)) {
        _ = attached(texts)
        #expect(view.states.count == 1)
        #expect(view.state?.title == texts.\(name.plainVariable)Title)
        #expect(view.state?.text == texts.\(name.plainVariable)Text)
      }

      @Test func reportsThatThePersonIsDone() {
        attached(.english).doneTapped()
        #expect(navigation.calls == ["done"])
      }
    \(isFlow ? cancelTest : "}")
    """
  }

  private var cancelTest: String {
    """

      @Test func reportsThatThePersonCancels() {
        attached(.english).cancelTapped()
        #expect(navigation.calls == ["leave"])
      }
    }
    """
  }

  private var screenTests: String {
    """
    import RostrumUIKit
    import Testing
    import UIKit
    import UIKitTesting

    @testable import \(app)Presentation
    @testable import \(app)UI

    @MainActor
    struct \(screen)ScreenTests {
    \(navigationSpy)

      private let navigation = Navigation()

      private func driver(_ texts: \(textsType)) -> SceneDriver {
        let presenter = \(screen)Presenter(texts: texts, navigation: navigation)
        let screen = \(screen)ViewController(presenter: presenter)
        return SceneDriver(
          rootViewController: UINavigationController(rootViewController: screen)
        )
      }

      @Test(arguments: [\(textsType).english, .simplifiedChinese])
      func showsItsTexts(_ texts: \(textsType)) {
        let driver = driver(texts)
        #expect(
          driver.screen == \"\"\"
            bar "\\(texts.\(name.plainVariable)Title)"
    \(isFlow ? flowScreen : pushedScreen)
            \"\"\"
        )
        #expect(driver.layoutConflicts == [])
      }

      @Test func aTapReportsThatThePersonIsDone() throws {
        let driver = driver(.english)
        try driver.tap("Done", .button)
        #expect(navigation.calls == ["done"])
      }
    }
    """
  }

  private var pushedScreen: String {
    """
            text "\\(texts.\(name.plainVariable)Text)"
            button "\\(texts.\(name.plainVariable)Done)"
    """
  }

  private var flowScreen: String {
    """
              button "\\(texts.\(name.plainVariable)Cancel)"
              button "\\(texts.\(name.plainVariable)Done)"
            text "\\(texts.\(name.plainVariable)Text)"
    """
  }

  private var coordinatorTests: String {
    """
    import Rostrum
    import RostrumTesting
    import Testing

    @testable import \(app)Presentation

    @MainActor
    struct \(screen)CoordinatorTests {
      private struct End: Equatable {
        var outcome: \(screen)Outcome?
      }

      private final class Ends {
        var all: [End] = []
      }

      private let test = TestNavigator()
      private let ends = Ends()

      private func started() async -> \(screen)Coordinator {
        let coordinator = \(screen)Coordinator(screens: \(fakeScreensType)(), texts: .english)
        test.start(coordinator) { [ends] in ends.all.append(End(outcome: $0)) }
        await test.settle()
        return coordinator
      }

      @Test func showsItsScreen() async {
        _ = await started()
        #expect(test.screens == ["\(name.plainVariable)"])
        #expect(test.path == "\(name.path)")
      }

      @Test func endsWithItsResult() async {
        let coordinator = await started()
        coordinator.\(done)()
        await test.settle()
        #expect(ends.all == [End(outcome: .done)])
      }

      @Test func endsWithoutAResultWhenAPersonLeaves() async {
        let coordinator = await started()
        coordinator.\(leaving)()
        await test.settle()
        #expect(ends.all == [End(outcome: nil)])
      }
    }
    """
  }
}
