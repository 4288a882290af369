internal import Foundation

/// A PostgreSQL server of the tests' own, in a folder that goes with them.
///
/// It is reached by a Unix socket in that folder, and over the network only on the loopback
/// address, if asked. It stops when the test process ends, even when that is killed.
///
/// ```swift
/// let server = try await TestPostgreSQL.shared
/// let url = try await server.makeDatabase()
/// ```
public actor TestPostgreSQL {
  /// How the server runs.
  public struct Options: Sendable {
    /// Whether it also listens on a free port of 127.0.0.1.
    public var listensOnLoopback = false

    /// Whether it waits for the disk; without, it is faster, and survives all but a power cut.
    public var waitsForDisk = false

    public init(listensOnLoopback: Bool = false, waitsForDisk: Bool = false) {
      self.listensOnLoopback = listensOnLoopback
      self.waitsForDisk = waitsForDisk
    }
  }

  /// Whether tests are to use a server: not if `ROSTRUM_WITHOUT_POSTGRES` is set.
  ///
  /// Where it is not set a missing PostgreSQL is a failure, not a reason to skip tests.
  public static var isWanted: Bool {
    ProcessInfo.processInfo.environment["ROSTRUM_WITHOUT_POSTGRES"] == nil
  }

  /// The server that all tests of this process share; do not stop it.
  public static var shared: TestPostgreSQL {
    get async throws { try await sharedServer.value }
  }

  private static let sharedServer = Task { try await TestPostgreSQL() }

  /// Of the loopback address, if the server listens there.
  public nonisolated let port: Int?

  private nonisolated let folder: String
  private let programs: ServerPrograms
  private let settings: [String]
  private var databaseCount = 0

  /// Makes the files of a server and starts it, which takes about a second.
  ///
  /// - Throws: ``TestPostgreSQLError``.
  public init(_ options: Options = Options()) async throws {
    programs = try ServerPrograms()
    folder = try Self.makeFolder(programs)
    port = options.listensOnLoopback ? try FreePort.find() : nil
    settings = Self.settings(options, port: port, folder: folder)
    try await programs.run(
      "initdb",
      [
        "--pgdata=\(folder)/data", "--username=rostrum", "--auth=trust", "--no-sync",
        "--encoding=UTF8", "--locale=C.UTF-8",
      ],
      log: "\(folder)/initdb.log"
    )
    try await start()
  }

  // MARK: - Databases

  /// Makes an empty database, or a copy of one that nobody uses now, and returns its URL.
  public func makeDatabase(
    _ name: String? = nil,
    copying template: String? = nil
  ) async throws -> String {
    databaseCount += 1
    let name = name ?? "test\(databaseCount)"
    try await programs.run(
      "createdb",
      ["--host=\(folder)", "--username=rostrum", name]
        + (template.map { ["--template=\($0)"] } ?? []),
      log: "\(folder)/createdb.log"
    )
    return url(database: name)
  }

  /// By the Unix socket.
  public nonisolated func url(database: String) -> String {
    "postgres://rostrum@/\(database)?host=\(folder)"
  }

  /// By the network, if the server listens there.
  public nonisolated func loopbackURL(database: String, password: String = "secret") -> String? {
    port.map { "postgres://rostrum:\(password)@127.0.0.1:\($0)/\(database)" }
  }

  // MARK: - Up and down

  /// Starts the server after ``stop()`` or ``kill()``; it keeps its data.
  public func start() async throws {
    try await programs.run(
      "pg_ctl",
      ["start", "--wait", "--pgdata=\(folder)/data", "--log=\(folder)/server.log"]
        + ["--options=\(settings.map { "-c \($0)" }.joined(separator: " "))"],
      log: "\(folder)/start.log"
    )
  }

  /// Ends all connections and shuts the server down in good order.
  public func stop() async throws {
    try await programs.run(
      "pg_ctl",
      ["stop", "--wait", "--mode=fast", "--pgdata=\(folder)/data"],
      log: "\(folder)/stop.log"
    )
  }

  public func restart() async throws {
    try await stop()
    try await start()
  }

  /// Ends the server and all its processes at once, as a crash does.
  public func kill() async throws {
    try await ServerProcesses(folder: "\(folder)/data").kill()
    for lock in [
      "data/postmaster.pid", ".s.PGSQL.\(port ?? 5432)", ".s.PGSQL.\(port ?? 5432).lock",
    ] {
      try? FileManager.default.removeItem(atPath: "\(folder)/\(lock)")
    }
  }

  // MARK: - Private

  /// In `/tmp`, whatever the folder for temporary files: the path of a socket is 107 bytes at most.
  private static func makeFolder(_ programs: ServerPrograms) throws -> String {
    var path = Array("/tmp/rostrum-postgres-XXXXXX".utf8CString)
    guard mkdtemp(&path) != nil else {
      throw TestPostgreSQLError.failed(program: "mkdtemp", output: String(cString: strerror(errno)))
    }
    let folder = String(decoding: path.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    try Watchdog.watch(folder: folder)
    if getuid() == 0 { chown(folder, programs.owner.user, programs.owner.group) }
    return folder
  }

  private static func settings(_ options: Options, port: Int?, folder: String) -> [String] {
    let disk = options.waitsForDisk ? "on" : "off"
    return [
      "listen_addresses=\(port == nil ? "" : "127.0.0.1")", "port=\(port ?? 5432)",
      "unix_socket_directories=\(folder)", "fsync=\(disk)", "full_page_writes=\(disk)",
      "shared_buffers=32MB", "max_connections=100", "log_min_messages=fatal",
      "log_min_error_statement=panic",
    ]
  }
}
