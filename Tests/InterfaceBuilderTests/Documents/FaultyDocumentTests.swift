import Foundation
import Testing

@testable import UIKit

/// Files that are cut, too deep, or refer to what does not exist.
@MainActor
struct FaultyDocumentTests {
  nonisolated private static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    """
  nonisolated private static let open = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
    """

  private func fault(_ text: String) -> String? {
    do {
      _ = try InterfaceDocument(Data(text.utf8), file: "Test.xib")
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: [
    "", "not XML", "<", "\(head)", "\(head)\(open)", "\(head)\(open)<objects>",
    "\(head)\(open)<objects></document>",
    "\(head)\(open)<view id=\"a\" id=\"b\"/></document>",
    "\(head)\(open)<view a=\"&unknown;\"/></document>",
    "\(head)\(open)<view id=\"a</document>", "\0\0\0\0",
  ])
  func whatIsNotWellFormedIsAnErrorWithTheFile(text: String) throws {
    let problem = try #require(fault(text))
    #expect(problem.hasPrefix("Test.xib"))
  }

  @Test func theErrorHasTheLine() throws {
    let text = "\(Self.head)\n\(Self.open)\n<objects>\n</view>\n</document>"
    let problem = try #require(fault(text))
    // The parser stands at the line's end or after it.
    #expect(["Test.xib:4: ", "Test.xib:5: "].contains { problem.hasPrefix($0) })
    #expect(problem.contains("a tag that ends another element"))
  }

  @Test(arguments: [
    "<html/>", "<document/>", "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>",
    "<document type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\"/>",
  ])
  func otherDocumentsAreErrors(text: String) throws {
    let problem = try #require(fault(Self.head + text))
    #expect(problem.contains("expected a storyboard or nib of iOS"))
  }

  @Test func aFileThatIsNotInUTF8IsAnError() {
    let data = Data(Self.open.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] })
    #expect(throws: InterfaceError.self) { try InterfaceDocument(data, file: "Test.xib") }
  }

  @Test func aNameOfOtherBytesIsAnError() {
    let data = Data(Self.open.utf8) + Data([0x3C, 0xFF, 0xFE, 0x2F, 0x3E])
    #expect(throws: InterfaceError.self) { try InterfaceDocument(data, file: "Test.xib") }
  }

  @Test func theEncodingIsUTF8WhateverTheFileDeclares() throws {
    let text =
      "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\(Self.open)<view text=\"é\"/></document>"
    let document = try InterfaceDocument(Data(text.utf8), file: "Test.xib")
    #expect(document.root.children.first?["text"] == "é")
  }

  @Test func textsHaveTheirCharactersAndAttributesTheirOrder() throws {
    let text = """
      \(Self.open)<string key="a" id="b" c="&lt;&#10;&amp;">one&#x20;&gt;
      <![CDATA[<two>]]><!-- three --> 🙂</string></document>
      """
    let document = try InterfaceDocument(Data(text.utf8), file: "Test.xib")
    let element = try #require(document.root.children.first)
    #expect(element.attributes.map(\.name) == ["key", "id", "c"])
    #expect(element["c"] == "<\n&")
    #expect(element.text == "one >\n<two> 🙂")
  }

  @Test func anEntityIsAnError() throws {
    let text = """
      <!DOCTYPE document [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>
      \(Self.open)<view text="&b;"/></document>
      """
    #expect(try #require(fault(text)) == "Test.xib:1: expected no document type, got one")
  }

  @Test(arguments: [
    "<!DOCTYPE document [<!ENTITY a SYSTEM \"file:///etc/hostname\">]>\(open)<string key=\"text\">&a;</string></document>",
    "<!DOCTYPE document SYSTEM \"http://127.0.0.1:9/a.dtd\">\(open)</document>",
    "<!DOCTYPE document [<!ENTITY % a SYSTEM \"file:///etc/hostname\"> %a;]>\(open)</document>",
  ])
  func anotherFileIsNotRead(text: String) throws {
    #expect(try #require(fault(text)).contains("expected no document type"))
  }

  @Test(.timeLimit(.minutes(1)))
  func deepNestingIsAnError() throws {
    let text = Self.open + String(repeating: "<view>", count: 100_000)
    #expect(try #require(fault(text)).contains("nested at most"))
  }

  @Test(.timeLimit(.minutes(1)))
  func manyElementsAreReadInTimeThatGrowsWithTheirNumber() throws {
    let views = String(repeating: "<view/>", count: 100_000)
    #expect(fault("\(Self.open)<objects>\(views)</objects></document>") == nil)
    #expect(
      try #require(fault(Self.open + String(repeating: views, count: 6))).contains("elements")
    )
  }

  // MARK: Reports

  private func reports(_ file: String, _ objects: String, _ body: (UINib) throws -> Void) throws
    -> [String]
  {
    let text = "\(Self.head)\n\(Self.open)\n<objects>\n\(objects)\n</objects></document>"
    try body(UINib(InterfaceDocument(Data(text.utf8), file: file), in: .main))
    return InterfaceReports.all.filter { $0.file == file }.map(\.description)
  }

  @Test func whatIsUnknownIsReportedOnceWithItsLine() throws {
    let found = try reports(
      "Unknown.xib",
      """
      <view contentMode="scaleToFill" spin="fast" id="a">
        <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
        <subviews><hologram id="b"/></subviews>
        <aura key="aura" color="blue"/>
      </view>
      """
    ) { nib in
      for _ in 0..<3 {
        let view = try #require(nib.instantiate(withOwner: nil).first as? UIView)
        #expect(view.frame.width == 100)
        #expect(view.subviews.isEmpty)
      }
    }
    #expect(found.count == 3)
    #expect(found.contains { $0.hasPrefix("Unknown.xib:6: ") && $0.contains("hologram") })
    #expect(found.contains { $0.hasPrefix("Unknown.xib:4: ") && $0.contains("spin=\"fast\"") })
    #expect(found.contains { $0.hasPrefix("Unknown.xib:7: ") && $0.contains("aura") })
  }

  @Test func anUnknownClassIsReportedAndTheSystemsClassIsUsed() throws {
    let found = try reports(
      "UnknownClass.xib",
      """
      <label opaque="NO" text="Text" id="a" customClass="NoSuchLabel" customModule="NoSuchModule">
        <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
      </label>
      """
    ) { nib in
      #expect((nib.instantiate(withOwner: nil).first as? UILabel)?.text == "Text")
    }
    #expect(found.count == 1)
    #expect(found.first?.contains("Unknown class NoSuchModule.NoSuchLabel") == true)
  }

  /// Objective-C does not check the protocols of outlets.
  @Test func aDelegateOfAnotherTypeIsReportedAndLeftOut() throws {
    let outlet = "<outlet property=\"delegate\" destination=\"a\" id=\""
    let found = try reports(
      "Delegates.xib",
      """
      <view contentMode="scaleToFill" id="a"><rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
        <subviews>
          <textField id="b"><rect key="frame" x="0.0" y="0.0" width="100" height="30"/>
            <connections>\(outlet)c"/></connections></textField>
          <tableView id="d"><rect key="frame" x="0.0" y="30.0" width="100" height="30"/>
            <connections>\(outlet)e"/></connections></tableView>
        </subviews>
      </view>
      """
    ) { nib in
      let views = try #require(nib.instantiate(withOwner: nil).first as? UIView).subviews
      #expect((views.first as? UITextField)?.delegate == nil)
      #expect((views.last as? UITableView)?.delegate == nil)
    }
    #expect(found.count == 2)
    #expect(
      found.first
        == "Delegates.xib:7: expected an object of type UITextFieldDelegate for the outlet delegate "
        + "of UITextField, got UIView"
    )
  }

  @Test func aConstraintToNothingIsReportedAndLeftOut() throws {
    let found = try reports(
      "Constraints.xib",
      """
      <view contentMode="scaleToFill" id="a"><rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
        <subviews><view id="b" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0.0" y="0.0" width="10" height="10"/></view></subviews>
        <constraints>
          <constraint firstItem="b" firstAttribute="top" secondItem="nowhere" secondAttribute="top" id="c"/>
          <constraint firstItem="b" firstAttribute="sideways" secondItem="a" secondAttribute="top" id="d"/>
          <constraint firstItem="b" firstAttribute="width" secondItem="b" secondAttribute="height" multiplier="0" id="e"/>
          <constraint firstItem="b" firstAttribute="width" constant="much" id="f"/>
          <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" constant="nan" id="g"/>
          <constraint firstItem="b" firstAttribute="left" secondItem="a" secondAttribute="left" priority="5000" id="h"/>
        </constraints>
      </view>
      """
    ) { nib in
      let view = try #require(nib.instantiate(withOwner: nil).first as? UIView)
      view.layoutIfNeeded()
    }
    #expect(found.contains { $0.hasPrefix("Constraints.xib:7: ") && $0.contains("nowhere") })
    #expect(found.contains { $0.hasPrefix("Constraints.xib:8: ") && $0.contains("sideways") })
    #expect(found.contains { $0.hasPrefix("Constraints.xib:9: ") })
  }

  @Test(.timeLimit(.minutes(1)))
  func scenesThatEmbedEachOtherEnd() throws {
    func container(_ id: String, _ destination: String) -> String {
      scene(
        id: id,
        attributes: "storyboardIdentifier=\"\(id)\"",
        viewContent: """
          <subviews>
            <containerView opaque="NO" contentMode="scaleToFill" id="con-\(id)">
              <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
              <connections><segue destination="\(destination)" kind="embed" id="seg-\(id)"/></connections>
            </containerView>
          </subviews>
          """
      )
    }
    let storyboard = try makeStoryboard(container("one", "two") + container("two", "one"))
    let one = storyboard.instantiateViewController(withIdentifier: "one")
    one.loadViewIfNeeded()
    let two = try #require(one.children.first)
    #expect(two.isViewLoaded)
    #expect(two.children.isEmpty)
  }

  @Test(.timeLimit(.minutes(1)))
  func storyboardsThatEmbedEachOtherEnd() throws {
    func file(_ other: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="own">
      <scenes><scene sceneID="a"><objects><viewController id="own"><view key="view" id="vie">
      <subviews><containerView id="con"><connections><segue destination="oth" kind="embed" id="seg"/></connections></containerView></subviews>
      </view></viewController></objects></scene>
      <scene sceneID="b"><objects><viewControllerPlaceholder storyboardName="\(other)" id="oth"/></objects></scene></scenes>
      </document>
      """
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(file("Two").utf8).write(to: folder.appending(path: "One.storyboard"))
    try Data(file("One").utf8).write(to: folder.appending(path: "Two.storyboard"))
    let storyboard = UIStoryboard(name: "One", bundle: Bundle(path: folder.path))
    let one = try #require(storyboard.instantiateInitialViewController())
    one.loadViewIfNeeded()
    let two = try #require(one.children.first)
    #expect(two.isViewLoaded)
    #expect(two.children.isEmpty)
  }
}
