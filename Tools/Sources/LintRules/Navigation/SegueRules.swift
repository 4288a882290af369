import SourceModel

struct SegueInCode: Rule {
  let id = "segue-in-code"
  let title = "No view controller performs or prepares segues."
  let why = """
    A segue identifies a destination by a string, and the destination's properties are set after \
    a cast. A coordinator creates the controller and passes its dependencies to init.
    """
  let bad: Example = """
    import UIKit

    final class ListViewController: UIViewController {
      func rowTapped() {
        performSegue(withIdentifier: "detail", sender: self)
      }
    }
    """
  let good: Example = """
    import UIKit

    final class ListViewController: UIViewController {
      var onRow: (() -> Void)?

      func rowTapped() {
        onRow?()
      }
    }
    """

  func check(_ project: LintedProject) -> [Finding] {
    project.onScreen.flatMap { part -> [Finding] in
      let performed = part.code.calls.filter { $0.name == "performSegue" }.map {
        part.finding($0.place, "\(part.name) performs a segue; navigate in its coordinator")
      }
      let prepared = part.members.functions.filter { $0.fullName == "prepare(for:sender:)" }.map {
        part.finding(
          $0.place,
          "\(part.name) prepares segues; pass dependencies of the next screen to init"
        )
      }
      return performed + prepared
    }
  }
}

struct StoryboardSegue: Rule {
  let id = "storyboard-segue"
  let title = "Storyboards contain no segues between screens."
  let why = """
    A segue shows a screen without the coordinator, whose state is wrong from then on. Segues \
    that embed a child or build a container are allowed.
    """
  let bad: Example = """
    // File: Main.storyboard
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB">
      <connections>
        <segue destination="b2" kind="show" identifier="detail" id="s1"/>
      </connections>
    </document>
    """
  let good: Example = """
    // File: Main.storyboard
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB">
      <connections>
        <segue destination="b2" kind="embed" id="s1"/>
      </connections>
    </document>
    """

  private static let building: Set<String> = ["embed", "relationship", "unwind"]

  func check(_ project: LintedProject) -> [Finding] {
    project.project.interfaces.flatMap { file in
      file.segues.filter { !Self.building.contains($0.kind) }.map { segue in
        let name = segue.identifier.map { " \"\($0)\"" } ?? ""
        return Finding(
          path: file.displayPath,
          place: segue.place,
          "a \(segue.kind) segue\(name) connects two screens; show the second by a coordinator"
        )
      }
    }
  }
}
