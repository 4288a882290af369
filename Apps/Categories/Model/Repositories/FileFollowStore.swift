public import Foundation
import PrivateFiles

/// Choices in a small file that only its own user may read.
public actor FileFollowStore: FollowStore {
  private let file: URL
  private var known: [CategoryUser.ID: Bool]?
  private var numbers: [CategoryUser.ID: Int] = [:]

  /// - Parameter file: It is made with the first choice.
  public init(file: URL) {
    self.file = file
  }

  /// A file that cannot be read is as none: whoever chose can choose again.
  public func follows() -> [CategoryUser.ID: Bool] {
    if let known { return known }
    let data = try? Data(contentsOf: file)
    let read = data.flatMap { try? JSONDecoder().decode([CategoryUser.ID: Bool].self, from: $0) }
    known = read ?? [:]
    return read ?? [:]
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
