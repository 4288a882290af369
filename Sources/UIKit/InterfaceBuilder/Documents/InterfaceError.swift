/// A storyboard or nib file that cannot be read, or an object of one that cannot be made.
package struct InterfaceError: Error, Equatable, CustomStringConvertible {
  /// The file's name with its extension.
  package let file: String
  /// The 1-based line; nil if the error is about the whole file.
  package var line: Int?
  package let problem: String

  package var description: String {
    let place = line.map { "\(file):\($0)" } ?? file
    return "\(place): \(problem)"
  }
}
