import UIKitHosting

/// Where the page of a web view is: for who knows the scene's name, as long as it is shown there.
struct WebPageAddress: Hashable, Sendable {
  var scene: String
  var node: NodeID
  var revision: UInt32

  init(scene: String, node: NodeID, revision: UInt32) {
    self.scene = scene
    self.node = node
    self.revision = revision
  }

  /// Reads the name of a file as `path` writes it.
  init?(scene: String, file: String) {
    let parts = file.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let node = UInt32(parts[0]), let revision = UInt32(parts[1]) else {
      return nil
    }
    self.init(scene: scene, node: NodeID(rawValue: node), revision: revision)
  }

  var path: String { "/-/web/\(scene)/\(node.rawValue)-\(revision)" }
}
