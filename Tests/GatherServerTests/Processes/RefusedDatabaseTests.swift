import AppTesting
import Foundation
import Testing

/// `gather-server` exits with the file's name and advice where it cannot use its database.
struct RefusedDatabaseTests {
  private let folder = TemporaryFolder()
  private var file: URL { folder.file("gather.sqlite") }

  @Test func aDamagedFile() throws {
    _ = try folder.write(Data(repeating: 0x21, count: 8_192), to: "gather.sqlite")
    let output = try refusal([])
    #expect(output.contains("The database \(file.path) is damaged"))
    #expect(output.contains(".recover"))
  }

  @Test func aFileThatMayNotBeWritten() throws {
    _ = try folder.write(Data(), to: "gather.sqlite")
    try setMode(0o444, of: file)
    try setMode(0o777, of: folder.url)
    let output = try refusal(asSomebody)
    #expect(output.contains("The database \(file.path) cannot be opened: this user may not"))
  }

  @Test func aFolderThatMayNotBeWritten() throws {
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    try setMode(0o555, of: folder.url)
    let output = try refusal(asSomebody)
    #expect(output.contains("The database \(file.path) cannot be opened: this user may not"))
    try setMode(0o755, of: folder.url)
  }

  @Test(.enabled(if: getuid() == 0, "Only root may mount."))
  func aDiskThatIsReadOnly() throws {
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    let mount = "mount -t tmpfs -o ro none '\(folder.url.path)' && exec \"$@\""
    let output = try refusal(["unshare", "--mount", "sh", "-c", mount, "sh"])
    #expect(output.contains("The database \(file.path) cannot be written: its disk is read-only"))
  }

  // MARK: - Support

  /// A command prefix that runs as a user without root's permissions.
  private var asSomebody: [String] {
    getuid() == 0
      ? ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] : []
  }

  private func setMode(_ mode: Int, of url: URL) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: url.path)
  }

  /// Returns the program's output until it exits, which must be with an error.
  ///
  /// The output goes to a file: programs that other tests start at the same time inherit the ends
  /// of a pipe, which then never closes.
  private func refusal(_ prefix: [String]) throws -> String {
    let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "gather-server")
    let process = Process()
    let log = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    #expect(FileManager.default.createFile(atPath: log.path, contents: nil))
    defer { try? FileManager.default.removeItem(at: log) }
    let output = try FileHandle(forWritingTo: log)
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["--chdir=/"] + prefix + [program.path, "--port", "0", "--database", "sqlite:\(file.path)"]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    try process.run()
    process.waitUntilExit()
    try output.close()
    #expect(process.terminationStatus != 0)
    return String(decoding: try Data(contentsOf: log), as: UTF8.self)
  }
}
