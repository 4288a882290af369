import UIKitHosting

/// The transfers of files that a scene's nodes offer.
///
/// A commit does not name all descendants of a removed node, so the oldest transfers are dropped at
/// the limit; the scene drops the reports of transfers that are gone.
struct ShownFileTransfers {
  /// The maximum number of transfers, more than a screen shows.
  static let limit = 16

  private var transfers: [(node: NodeID, value: FileTransferValue)] = []

  /// The transfer with a token, and its node; nil if no node offers it.
  subscript(token: String) -> (node: NodeID, value: FileTransferValue)? {
    transfers.first { $0.value.token == token }
  }

  mutating func show(_ transfer: FileTransferValue?, in node: NodeID) {
    transfers.removeAll { $0.node == node }
    guard let transfer else { return }
    transfers.append((node, transfer))
    if transfers.count > Self.limit { transfers.removeFirst() }
  }
}
