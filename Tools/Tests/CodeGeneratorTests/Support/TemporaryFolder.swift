import Foundation

/// Runs a test in a temporary folder, which is deleted afterwards.
func withTemporaryFolder(_ body: (URL) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "rostrum-generated-\(UUID().uuidString)", directoryHint: .isDirectory)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try body(folder)
}

/// Returns the texts of all files of a folder by their paths, except build products.
func texts(in folder: URL) throws -> [String: String] {
  let paths = FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? []
  var texts: [String: String] = [:]
  for case let path as String in paths where !path.hasPrefix(".build") {
    var isFolder: ObjCBool = false
    let file = folder.appending(path: path)
    _ = FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder)
    if !isFolder.boolValue { texts[path] = try String(contentsOf: file, encoding: .utf8) }
  }
  return texts
}
