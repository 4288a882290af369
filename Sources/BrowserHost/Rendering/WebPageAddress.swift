import UIKitHosting

/// The address of a web view's page, valid while the scene shows it; the scene's name is the
/// secret.
struct WebPageAddress: Hashable, Sendable {
  var scene: String
  var node: NodeID
  var revision: UInt32

  init(scene: String, node: NodeID, revision: UInt32) {
    self.scene = scene
    self.node = node
    self.revision = revision
  }

  /// Parses a file name as `path` writes it.
  init?(scene: String, file: String) {
    let parts = file.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let node = UInt32(parts[0]), let revision = UInt32(parts[1]) else {
      return nil
    }
    self.init(scene: scene, node: NodeID(rawValue: node), revision: revision)
  }

  var path: String { "/-/web/\(scene)/\(node.rawValue)-\(revision)" }
}
