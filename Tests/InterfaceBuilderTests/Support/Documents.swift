import Foundation

@testable import UIKit

/// A storyboard with the given scenes, as Xcode writes it.
@MainActor
func makeStoryboard(
  initial: String = "scr-ee-001",
  _ scenes: String,
  resources: String = "",
  texts: [String: String] = [:]
) throws -> UIStoryboard {
  let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
    useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" \
    initialViewController="\(initial)">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <dependencies><capability name="Safe area layout guides" minToolsVersion="9.0"/></dependencies>
        <scenes>\(scenes)</scenes>
        <resources>\(resources)</resources>
    </document>
    """
  let document = try InterfaceDocument(Data(text.utf8), file: "Test.storyboard", texts: texts)
  return UIStoryboard(document, in: .main)
}

/// A scene with one controller, whose view fills an iPhone.
func scene(
  id: String = "scr-ee-001",
  element: String = "viewController",
  class name: String? = nil,
  attributes: String = "",
  view: String = "",
  viewContent: String = "",
  content: String = "",
  objects: String = ""
) -> String {
  let type = name.map { "customClass=\"\($0)\" customModule=\"InterfaceBuilderTests\" customModuleProvider=\"target\"" } ?? ""
  let viewElement =
    view.isEmpty
    ? """
    <view key="view" contentMode="scaleToFill" id="view-\(id)">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      \(viewContent)
      <viewLayoutGuide key="safeArea" id="safe-\(id)"/>
      <color key="backgroundColor" systemColor="systemBackgroundColor"/>
    </view>
    """ : view
  return """
    <scene sceneID="scene-\(id)">
      <objects>
        <\(element) id="\(id)" \(type) \(attributes) sceneMemberID="viewController">
          \(viewElement)
          \(content)
        </\(element)>
        <placeholder placeholderIdentifier="IBFirstResponder" id="first-\(id)" sceneMemberID="firstResponder"/>
        \(objects)
      </objects>
      <point key="canvasLocation" x="0.0" y="0.0"/>
    </scene>
    """
}

/// A nib with the given objects, as Xcode writes it.
@MainActor
func makeNib(_ objects: String) throws -> UINib {
  let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <objects>\(objects)</objects>
    </document>
    """
  return UINib(try InterfaceDocument(Data(text.utf8), file: "Test.xib"), in: .main)
}
