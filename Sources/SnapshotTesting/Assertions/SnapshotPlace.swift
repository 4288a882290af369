import Foundation
import UIKit

/// The file of a stored snapshot.
struct SnapshotPlace {
  /// The name of the folder for snapshots whose content differs from that on Apple's systems.
  static let platform = "Linux"

  /// The name of the test, in the form that it has in files.
  let testName: String
  /// The name of the test's file, without its extension.
  let fileName: String
  /// The file in which the snapshot is stored.
  let file: URL

  /// - Parameters:
  ///   - strategy: The strategy.
  ///   - name: The name of the snapshot; nil for its number.
  ///   - test: The name of the test.
  ///   - path: The path of the test's file.
  ///   - folder: The folder of snapshots; nil for the one beside the test's file.
  init<Value, Format>(
    _ strategy: Snapshotting<Value, Format>,
    named name: String?,
    test: String,
    file path: String,
    folder: String?
  ) {
    let source = URL(filePath: path, directoryHint: .notDirectory)
    fileName = source.deletingPathExtension().lastPathComponent
    let base =
      folder.map { URL(filePath: $0, directoryHint: .isDirectory) }
      ?? source.deletingLastPathComponent()
      .appending(path: "__Snapshots__/\(fileName)", directoryHint: .isDirectory)
    testName = Self.sanitized(test)
    let number = { SnapshotNumbers.ofRunningTest.next(for: "\(base.path)/\(test)") }
    let identifier = name.map(Self.sanitized) ?? "\(number())"
    let suffix = strategy.pathExtension.map { ".\($0)" } ?? ""
    let own = "\(Self.platform)/\(testName).\(identifier)\(suffix)"
    let shared = base.appending(path: "\(testName).\(identifier)\(suffix)")
    let platformFile = base.appending(path: own)
    // Pictures and descriptions of views differ from Apple's. Other values are the same, and their
    // snapshots are too, unless there is one for this platform.
    let usesOwn =
      Self.isOfScreens(Value.self) || Self.isOfScreens(Format.self)
      || FileManager.default.fileExists(atPath: platformFile.path)
    file = usesOwn ? platformFile : shared
  }

  private static func isOfScreens(_ type: Any.Type) -> Bool {
    type is UIResponder.Type || type is CALayer.Type || type == UIImage.self
      || type == UIBezierPath.self || type == CGPath.self
  }

  /// Returns a name in which hyphens stand for all that is no letter, digit or underscore.
  static func sanitized(_ name: String) -> String {
    name.replacing(/\W+/, with: "-").replacing(/^-|-$/, with: "")
  }
}
