import Foundation
import UIKit

// A storyboard of 20 scenes with 18 objects each, and a table with a prototype of 10 views.

/// Writes a bundle with a number of equal storyboards, so that each is read for the first time.
private func makeBundle(_ count: Int) -> Bundle {
  let folder = FileManager.default.temporaryDirectory.appending(path: "rostrum-\(UUID())")
  let text = Data(storyboard.utf8)
  do {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for number in 0..<count {
      try text.write(to: folder.appending(path: "Main\(number).storyboard"))
    }
  } catch {
    fatalError("Expected a folder for storyboards at \(folder.path), got: \(error)")
  }
  guard let bundle = Bundle(url: folder) else {
    fatalError("Expected a bundle at \(folder.path), got none.")
  }
  return bundle
}

private let storyboard = """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
  targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" initialViewController="scene-0">
  <scenes>\((0..<20).map(scene).joined())\(tableScene)</scenes></document>
  """

private func scene(_ number: Int) -> String {
  """
  <scene sceneID="s\(number)"><objects>
  <viewController storyboardIdentifier="Scene \(number)" id="scene-\(number)" sceneMemberID="viewController">
  <view key="view" contentMode="scaleToFill" id="view-\(number)">
  <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
  <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
  <subviews>\((0..<8).map { label(number, $0) }.joined())</subviews>
  <viewLayoutGuide key="safeArea" id="safe-\(number)"/>
  <color key="backgroundColor" systemColor="systemBackgroundColor"/>
  <constraints>\((0..<8).map { constraints(number, $0) }.joined())</constraints>
  </view></viewController>
  <placeholder placeholderIdentifier="IBFirstResponder" id="first-\(number)" sceneMemberID="firstResponder"/>
  </objects><point key="canvasLocation" x="0.0" y="0.0"/></scene>
  """
}

private func label(_ scene: Int, _ number: Int) -> String {
  """
  <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" \
  verticalHuggingPriority="251" text="Label \(number)" textAlignment="natural" \
  lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" \
  translatesAutoresizingMaskIntoConstraints="NO" id="label-\(scene)-\(number)">
  <rect key="frame" x="20" y="\(79 + 30 * number)" width="350" height="20.333"/>
  <fontDescription key="fontDescription" type="system" pointSize="17"/>
  <color key="textColor" systemColor="labelColor"/><nil key="highlightedColor"/></label>
  """
}

private func constraints(_ scene: Int, _ number: Int) -> String {
  let item = "label-\(scene)-\(number)"
  let above = number == 0 ? "safe-\(scene)" : "label-\(scene)-\(number - 1)"
  return """
    <constraint firstItem="\(item)" firstAttribute="leading" secondItem="safe-\(scene)" \
    secondAttribute="leading" constant="20" id="a-\(item)"/>
    <constraint firstItem="\(item)" firstAttribute="top" secondItem="\(above)" \
    secondAttribute="\(number == 0 ? "top" : "bottom")" constant="10" id="b-\(item)"/>
    """
}

private let tableScene = """
  <scene sceneID="table"><objects>
  <tableViewController storyboardIdentifier="Table" id="table" sceneMemberID="viewController">
  <tableView key="view" contentMode="scaleToFill" dataMode="prototypes" style="plain" rowHeight="-1" id="table-view">
  <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
  <prototypes><tableViewCell contentMode="scaleToFill" reuseIdentifier="Cell" id="cell">
  <rect key="frame" x="0.0" y="28" width="390" height="160"/>
  <tableViewCellContentView key="contentView" contentMode="center" id="cell-content">
  <rect key="frame" x="0.0" y="0.0" width="390" height="160"/>
  <subviews>\((0..<9).map { label(99, $0) }.joined())</subviews>
  <constraints>\((0..<9).map { number in
    let item = "label-99-\(number)"
    let above = number == 0 ? "cell-content" : "label-99-\(number - 1)"
    return """
      <constraint firstItem="\(item)" firstAttribute="leading" secondItem="cell-content" \
      secondAttribute="leading" constant="16" id="a-\(item)"/>
      <constraint firstItem="\(item)" firstAttribute="top" secondItem="\(above)" \
      secondAttribute="\(number == 0 ? "top" : "bottom")" constant="4" id="b-\(item)"/>
      """
  }.joined())</constraints>
  </tableViewCellContentView></tableViewCell></prototypes>
  </tableView></tableViewController></objects></scene>
  """

/// The prototype's cell, in code.
private final class CodedCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    var above = contentView.topAnchor
    for number in 0..<9 {
      let label = UILabel()
      label.text = "Label \(number)"
      label.font = .systemFont(ofSize: 17)
      label.textColor = .label
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        label.topAnchor.constraint(equalTo: above, constant: 4),
      ])
      above = label.bottomAnchor
    }
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor
func measureStoryboards() {
  let bundle = makeBundle(400)
  defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
  var used = 0
  report(
    "a storyboard of 20 scenes, read, and its first scene with its view",
    measure { _ in
      let storyboard = UIStoryboard(name: "Main\(used % 400)", bundle: bundle)
      used += 1
      storyboard.instantiateInitialViewController()?.loadViewIfNeeded()
    },
    aim: 10_000
  )
  let known = UIStoryboard(name: "Main0", bundle: bundle)
  var next = 0
  report(
    "the next scene of the storyboard, with its view",
    measure { _ in
      next = (next + 1) % 20
      known.instantiateViewController(withIdentifier: "Scene \(next)").loadViewIfNeeded()
    },
    aim: 3000
  )
  let table = known.instantiateViewController(withIdentifier: "Table") as? UITableViewController
  guard let tableView = table?.tableView else { fatalError("Expected a table, got none.") }
  tableView.register(CodedCell.self, forCellReuseIdentifier: "Coded")
  let coded = measure { _ in _ = tableView.dequeueReusableCell(withIdentifier: "Coded") }
  let prototype = measure { _ in _ = tableView.dequeueReusableCell(withIdentifier: "Cell") }
  report("a cell of 10 views in code", coded)
  report("the same cell as a prototype", prototype, aim: coded.nanoseconds / 1000 + 150)
}
