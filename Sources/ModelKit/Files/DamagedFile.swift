public import Foundation

/// Preserves unreadable files when an app starts with new ones.
public enum DamagedFile {
  /// Renames a file to the first free name of `NAME.damaged-1`, `NAME.damaged-2` and so on.
  /// - Returns: The new location of the file.
  /// - Throws: `CocoaError` of the file system.
  public static func setAside(_ file: URL) throws -> URL {
    let aside = freeName(beside: file)
    try FileManager.default.moveItem(at: file, to: aside)
    return aside
  }

  /// Reads a JSON file; one that exists but cannot be read is set aside.
  /// - Parameters:
  ///   - type: The type to decode.
  ///   - file: The location of the file, which may not exist yet.
  ///   - log: Receives a line with the names of the files when one was damaged, without any of the
  ///     content.
  /// - Returns: Nil where there is no readable file.
  public static func read<Value: Decodable>(
    _ type: Value.Type,
    from file: URL,
    log: (String) -> Void
  ) -> Value? {
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    if let data = try? Data(contentsOf: file),
      let value = try? JSONDecoder().decode(type, from: data)
    {
      return value
    }
    do {
      log(line(file, setAsideAs: try setAside(file)))
    } catch {
      log("The file \(file.path) cannot be read, nor moved aside.")
    }
    return nil
  }

  /// Returns the log line about a file that was set aside.
  public static func line(_ file: URL, setAsideAs aside: URL) -> String {
    "The file \(file.path) was damaged. It is now \(aside.path), and the app started with a new one."
  }

  private static func freeName(beside file: URL) -> URL {
    var number = 1
    while true {
      let name = file.appendingPathExtension("damaged-\(number)")
      if !FileManager.default.fileExists(atPath: name.path) { return name }
      number += 1
    }
  }
}
