import Foundation
import Testing

@testable import UIKit

/// Mistakes that stop the program with UIKit's words.
struct MistakeTests {
  private func expect(_ words: [String], of result: ExitTest.Result) {
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    for word in words { #expect(text.contains(word), "\(text)") }
  }

  @Test func anOutletThatAClassDoesNotHaveStops() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      try await MainActor.run {
        LoggedViewController.registerForNibs()
        let storyboard = try makeStoryboard(
          scene(
            class: "SilentViewController",
            viewContent: "<subviews><label text=\"Text\" id=\"lab-el-001\"/></subviews>",
            content: """
              <connections><outlet property="absent" destination="lab-el-001" id="out-le-001"/></connections>
              """
          )
        )
        storyboard.instantiateInitialViewController()?.loadViewIfNeeded()
      }
    }
    expect(["SilentViewController", "setValue:forUndefinedKey:", "the key absent"], of: result)
  }

  @Test func anActionThatAClassDoesNotHaveStopsWhenItIsSent() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      try await MainActor.run {
        LoggedViewController.registerForNibs()
        let storyboard = try makeStoryboard(
          scene(
            class: "SilentViewController",
            viewContent: """
              <subviews><button buttonType="system" id="but-on-001"><state key="normal" title="Tap"/>
              <connections><action selector="absent:" destination="scr-ee-001" eventType="touchUpInside" id="act-io-001"/></connections>
              </button></subviews>
              """
          )
        )
        let screen = storyboard.instantiateInitialViewController()
        let button = screen?.view.subviews.first as? UIButton
        FileHandle.standardError.write(Data("loaded\n".utf8))
        button?.sendActions(for: .touchUpInside)
      }
    }
    expect(
      ["loaded\n", "SilentViewController absent:]: unrecognized selector sent to instance"],
      of: result
    )
  }

  @Test func aSegueThatDoesNotExistStops() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      try await MainActor.run {
        let storyboard = try makeStoryboard(scene())
        storyboard.instantiateInitialViewController()?
          .performSegue(withIdentifier: "absent", sender: nil)
      }
    }
    expect(["has no segue with identifier 'absent'"], of: result)
  }

  @Test func aSceneThatDoesNotExistStops() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      try await MainActor.run {
        let storyboard = try makeStoryboard(scene(attributes: "storyboardIdentifier=\"Present\""))
        _ = storyboard.instantiateViewController(withIdentifier: "Absent")
      }
    }
    expect(
      ["doesn't contain a view controller with identifier 'Absent'", "Present"],
      of: result
    )
  }

  @Test func aFileThatDoesNotExistStops() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = UIStoryboard(name: "Absent", bundle: nil) }
    }
    expect(["Could not find a storyboard named 'Absent' in bundle"], of: result)
    let nib = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = Bundle.main.loadNibNamed("Absent", owner: nil) }
    }
    expect(["Could not load NIB in bundle", "with name 'Absent'"], of: nib)
  }

  @Test func aNibWhoseViewIsNotConnectedStops() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      try await MainActor.run {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(
          """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/><view id="vie-w1-001"/>
          </objects></document>
          """.utf8
        ).write(to: folder.appending(path: "Loose.xib"))
        UIViewController(nibName: "Loose", bundle: Bundle(path: folder.path)).loadViewIfNeeded()
      }
    }
    expect(["loaded the nib but the view outlet was not set"], of: result)
  }

  @Test(.timeLimit(.minutes(1)))
  func relationshipsInACircleStop() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      try await MainActor.run {
        let storyboard = try makeStoryboard(
          scene(
            element: "navigationController",
            view: " ",
            content: """
              <connections><segue destination="scr-ee-001" kind="relationship" relationship="rootViewController" id="rel-at-001"/></connections>
              """
          )
        )
        _ = storyboard.instantiateInitialViewController()
      }
    }
    expect(["circle"], of: result)
  }

  @Test func aRuntimeAttributeThatAClassDoesNotHaveStops() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      try await MainActor.run {
        let nib = try makeNib(
          """
          <view id="vie-w1-001"><userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="boolean" keyPath="layer.absent" value="YES"/>
          </userDefinedRuntimeAttributes></view>
          """
        )
        nib.instantiate(withOwner: nil)
      }
    }
    expect(["CALayer", "the key absent"], of: result)
  }
}
