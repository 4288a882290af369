import Foundation

/// The reason why an app cannot be built, as sentences with a way out.
package struct AppBuildingError: Error, Hashable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) {
    self.description = description
  }

  /// Runs work with files, whose errors become sentences that name the file.
  ///
  /// - Throws: ``AppBuildingError`` in place of Foundation's errors, and every other error as it is.
  static func naming<Value>(_ work: () throws -> Value) throws -> Value {
    do {
      return try work()
    } catch let error as CocoaError {
      let reason = error.localizedDescription
      throw AppBuildingError(error.filePath.map { "\($0) cannot be written: \(reason)" } ?? reason)
    }
  }
}
