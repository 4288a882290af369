import Foundation

/// A storyboard's navigation controller with the first screen, which has a label, a button, and
/// connections of its own.
func firstScreens(button: String = "", item: String = "", connections: String = "") -> String {
  scene(
    id: "nav-ig-001",
    element: "navigationController",
    view: """
      <navigationBar key="navigationBar" contentMode="scaleToFill" id="nav-ba-001"><autoresizingMask key="autoresizingMask"/></navigationBar>
      """,
    content: """
      <connections><segue destination="fir-st-001" kind="relationship" relationship="rootViewController" id="rel-at-001"/></connections>
      """
  )
    + scene(
      id: "fir-st-001",
      class: "LoggedViewController",
      attributes: "title=\"First\" storyboardIdentifier=\"First\"",
      viewContent: """
        <subviews>
          <label opaque="NO" contentMode="left" text="Text" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-001"><rect key="frame" x="20" y="100" width="100" height="20"/></label>
          <button opaque="NO" contentMode="scaleToFill" fixedFrame="YES" buttonType="system" id="but-on-001">
            <rect key="frame" x="20" y="200" width="100" height="44"/>
            <state key="normal" title="Go"/>
            <connections>\(button)</connections>
          </button>
        </subviews>
        """,
      content: """
        <navigationItem key="navigationItem" title="First" id="ite-m1-001">\(item)</navigationItem>
        <connections><outlet property="label" destination="lab-el-001" id="out-le-001"/>\(connections)</connections>
        """
    )
}

/// Another screen, with a button that leads back by an exit.
func secondScreen(
  id: String = "sec-nd-001",
  title: String = "Second",
  attributes: String = "",
  connections: String = "",
  unwindAction: String = "back:"
) -> String {
  scene(
    id: id,
    class: "LoggedViewController",
    attributes: "title=\"\(title)\" storyboardIdentifier=\"\(title)\" \(attributes)",
    viewContent: """
      <subviews>
        <label opaque="NO" contentMode="left" text="\(title)" fixedFrame="YES" id="lab-\(id)"><rect key="frame" x="20" y="100" width="100" height="20"/></label>
        <button opaque="NO" contentMode="scaleToFill" fixedFrame="YES" buttonType="system" id="but-\(id)">
          <rect key="frame" x="20" y="200" width="100" height="44"/>
          <state key="normal" title="Return"/>
          <connections><segue destination="exi-\(id)" kind="unwind" identifier="return" unwindAction="\(unwindAction)" id="unw-\(id)"/></connections>
        </button>
      </subviews>
      """,
    content: """
      <connections><outlet property="label" destination="lab-\(id)" id="out-\(id)"/>\(connections)</connections>
      """,
    objects: "<exit id=\"exi-\(id)\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>"
  )
}
