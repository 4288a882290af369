internal import Foundation

/// The location of PostgreSQL's programs, and the user that runs them.
struct ServerPrograms {
  private let folder: String
  private let asOwner: [String]

  /// The owner of the server's files; `initdb` refuses to create files as root.
  let owner: (user: uid_t, group: gid_t)

  /// - Throws: ``TestPostgreSQLError/missing`` where PostgreSQL is not installed.
  init() throws {
    guard let folder = Self.folders.first(where: { Self.isProgram("\($0)/initdb") }) else {
      throw TestPostgreSQLError.missing
    }
    self.folder = folder
    owner = Self.findOwner()
    asOwner =
      getuid() == 0
      ? ["setpriv", "--reuid=\(owner.user)", "--regid=\(owner.group)", "--clear-groups"] : []
  }

  /// Runs a program as the owner until it exits; its output goes to the file `log`.
  ///
  /// - Throws: ``TestPostgreSQLError/failed(program:output:)``.
  func run(_ program: String, _ arguments: [String], log: String) async throws {
    let command = asOwner + ["\(folder)/\(program)"] + arguments
    guard try await Child.run(command, output: log) != 0 else { return }
    let output = (try? String(contentsOfFile: log, encoding: .utf8)) ?? "no output"
    throw TestPostgreSQLError.failed(program: program, output: output)
  }

  // MARK: - Private

  private static var folders: [String] {
    let versions = (try? FileManager.default.contentsOfDirectory(atPath: debian)) ?? []
    let newest = versions.sorted { (Int($0) ?? 0) > (Int($1) ?? 0) }
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return newest.map { "\(debian)/\($0)/bin" } + path.split(separator: ":").map(String.init)
  }

  private static let debian = "/usr/lib/postgresql"

  private static func isProgram(_ path: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: path)
  }

  /// Returns the user `postgres`, which Debian's package creates, or `nobody`.
  private static func findOwner() -> (user: uid_t, group: gid_t) {
    guard getuid() == 0 else { return (getuid(), getgid()) }
    for name in ["postgres", "nobody"] {
      if let entry = getpwnam(name)?.pointee { return (entry.pw_uid, entry.pw_gid) }
    }
    return (65_534, 65_534)
  }
}
