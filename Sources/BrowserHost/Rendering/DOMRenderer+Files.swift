import UIKitHosting

extension DOMRenderer {
  /// Sets a transfer of files, which `files.js` performs.
  func setFiles(
    _ transfer: FileTransferValue?,
    of target: Target,
    into operations: inout [DOMOperation]
  ) {
    var choice: FileChoiceValue?
    var count: Int?
    switch transfer {
    case .choose(let value): choice = value
    case .save(let offer): count = offer.files.count
    case nil: break
    }
    let values: [(String, String?)] = [
      ("files", transfer.map { "/-/files/\(scene)/\($0.token)" }),
      ("accept", choice?.accepts.joined(separator: ",")),
      ("multiple", choice.flatMap { $0.limit == 1 ? nil : "" }),
      ("capture", choice?.capture.map { "\($0)" }),
      ("saves", count.map { String($0) }),
    ]
    for (name, value) in values {
      operations.append(.attribute(target.main, "data-\(name)", value))
    }
  }
}
