public import Foundation
import ModelKit
import PrivateFiles

/// A store in a small file that only its own user may read.
public actor FileFollowStore: FollowStore {
  private let file: URL
  private let log: @Sendable (String) -> Void
  private var known: [CategoryUser.ID: Bool]?
  private var numbers: [CategoryUser.ID: Int] = [:]

  /// Makes a store.
  ///
  /// - Parameters:
  ///   - file: The file, created with the first choice.
  ///   - log: Receives a line with file names when the file was damaged.
  public init(file: URL, log: @escaping @Sendable (String) -> Void = { _ in }) {
    self.file = file
    self.log = log
  }

  /// Returns the stored choices; a file that cannot be read counts as empty.
  public func follows() -> [CategoryUser.ID: Bool] {
    if let known { return known }
    let read = DamagedFile.read([CategoryUser.ID: Bool].self, from: file, log: log) ?? [:]
    known = read
    return read
  }

  public func keep(_ choice: FollowChoice) throws(CategoriesError) {
    guard choice.number > numbers[choice.user] ?? 0 else { return }
    var follows = follows()
    follows[choice.user] = choice.isFollowed
    do { try write(follows) } catch { throw .storage("\(error)") }
    numbers[choice.user] = choice.number
    known = follows
  }

  private func write(_ follows: [CategoryUser.ID: Bool]) throws {
    try PrivateFiles.makeFolder(file.deletingLastPathComponent())
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    try PrivateFiles.write(encoder.encode(follows), to: file)
  }
}
