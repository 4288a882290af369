package import UIKitHosting

extension BrowserHostConfiguration {
  /// An element at which a user points with the Option key, to assert something about it.
  package struct PointedElement: Sendable, Decodable {
    /// The nodes at the place, the innermost first.
    package var nodes: [NodeID]
    /// The text that is shown there.
    package var text: String

    private enum CodingKeys: CodingKey { case nodes, text }

    package init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      nodes = try values.decode([UInt32].self, forKey: .nodes).map(NodeID.init)
      text = try values.decode(String.self, forKey: .text)
    }
  }

  /// An assertion that a test has got.
  package struct NotedCheck: Sendable {
    /// The node about which it is.
    package var node: NodeID
    /// The line of the test.
    package var text: String

    package init(node: NodeID, text: String) {
      self.node = node
      self.text = text
    }
  }

  /// Adds an assertion to the test that a scene's use becomes; nil for what nothing is asserted about.
  package typealias NoteCheck =
    @MainActor @Sendable (_ scene: any HostedScene, _ element: PointedElement) -> NotedCheck?
}
