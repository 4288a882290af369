import Foundation
import Testing

@testable import FlowMap

struct StoryboardTests {
  private func storyboard(_ scenes: String, initial: String = "a") -> String {
    """
    <document initialViewController="\(initial)"><scenes>\(scenes)</scenes></document>
    """
  }

  private func scene(_ id: String, _ rest: String = "", _ inner: String = "") -> String {
    "<scene><objects><viewController id=\"\(id)\" \(rest)>\(inner)</viewController></objects></scene>"
  }

  @Test(arguments: [
    ("show", "", Opening.Kind.show), ("push", "", .push), ("showDetail", "", .column),
    ("presentation", "", .sheet), ("modal", "", .sheet),
    ("presentation", "modalPresentationStyle=\"fullScreen\"", .cover),
    ("popoverPresentation", "", .popover), ("embed", "", .embed), ("custom", "", .show),
  ])
  func segues(kind: String, style: String, expected: Opening.Kind) throws {
    let segue = """
      <connections><segue destination="b" kind="\(kind)" identifier="go" \(style)/></connections>
      """
    let text = storyboard(scene("a", "title=\"A\"", segue) + scene("b", "title=\"B\""))
    let graph = try map([:], storyboards: ["Main": text], initial: ["Main"])
    #expect(graph.lines == ["A \(expected) go B"])
    #expect(graph.starts == ["A"])
    #expect(graph.warnings == [])
  }

  @Test func unwindingOpensNothing() throws {
    let segue = "<connections><segue destination=\"x\" kind=\"unwind\"/></connections>"
    let text = storyboard(scene("a", "title=\"A\"", segue))
    #expect(try map([:], storyboards: ["Main": text], initial: ["Main"]).lines == [])
  }

  @Test func aSceneAndItsClassAreOneScreen() throws {
    let graph = try map(
      [
        "A.swift": """
        class AViewController: UIViewController {
          func tapped() { show(BViewController(), sender: self) }
        }
        class BViewController: UIViewController {}
        """
      ],
      storyboards: ["Main": storyboard(scene("a", "customClass=\"AViewController\""))],
      initial: ["Main"]
    )
    #expect(graph.lines == ["AViewController show BViewController"])
    #expect(graph.screens.count == 2)
  }

  @Test func referencesLeadToOtherStoryboards() throws {
    let reference = """
      <scene><objects><viewControllerPlaceholder id="r" storyboardName="Other" \
      referencedIdentifier="second"/></objects></scene>
      """
    let segue = "<connections><segue destination=\"r\" kind=\"show\"/></connections>"
    let graph = try map(
      [:],
      storyboards: [
        "Main": storyboard(scene("a", "title=\"A\"", segue) + reference),
        "Other": storyboard(
          scene("o", "title=\"O\"") + scene("s", "title=\"S\" storyboardIdentifier=\"second\""),
          initial: "o"
        ),
      ],
      initial: ["Main"]
    )
    #expect(graph.lines == ["A show S"])
    #expect(graph.warnings.map(\.message) == ["Nothing opens the scene “O”."])
  }

  @Test func aCircleOfReferencesEnds() throws {
    let circle = """
      <scene><objects><viewControllerPlaceholder id="a" storyboardName="Main"/></objects></scene>
      """
    let graph = try map([:], storyboards: ["Main": storyboard(circle)], initial: ["Main"])
    #expect(graph.screens == [])
  }

  @Test(arguments: ["", "<document>", "<document><scenes/>", "no XML", "<plist/>"])
  func otherFilesAreRejected(text: String) {
    #expect(throws: StoryboardReader.Failure.self) {
      try StoryboardReader.storyboard(Data(text.utf8), name: "A", path: "A.storyboard")
    }
  }
}
