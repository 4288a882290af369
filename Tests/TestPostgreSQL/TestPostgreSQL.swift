internal import Foundation

/// A PostgreSQL server for tests, in a folder that is removed with it.
///
/// It is reached by a Unix socket in that folder, and by TCP only on the loopback address, on
/// request. It stops when the test process ends, even when that is killed.
///
/// ```swift
/// let server = try await TestPostgreSQL.shared
/// let url = try await server.makeDatabase()
/// ```
public actor TestPostgreSQL {
  /// The options of the server.
  public struct Options: Sendable {
    /// A Boolean value that indicates whether the server also listens on a free port of 127.0.0.1.
    public var listensOnLoopback = false

    /// A Boolean value that indicates whether commits wait for the disk; without, the server is
    /// faster, and survives everything except a power failure.
    public var waitsForDisk = false

    public init(listensOnLoopback: Bool = false, waitsForDisk: Bool = false) {
      self.listensOnLoopback = listensOnLoopback
      self.waitsForDisk = waitsForDisk
    }
  }

  /// A Boolean value that indicates whether tests use a server: not if `ROSTRUM_WITHOUT_POSTGRES`
  /// is set.
  ///
  /// Without that variable a missing PostgreSQL is a failure, not a reason to skip tests.
  public static var isWanted: Bool {
    ProcessInfo.processInfo.environment["ROSTRUM_WITHOUT_POSTGRES"] == nil
  }

  /// The server that all tests of this process share, and that must not be stopped.
  public static var shared: TestPostgreSQL {
    get async throws { try await sharedServer.value }
  }

  private static let sharedServer = Task { try await TestPostgreSQL() }

  /// The port on the loopback address, if the server listens there.
  public nonisolated let port: Int?

  private nonisolated let folder: String
  private let programs: ServerPrograms
  private let settings: [String]
  private var databaseCount = 0

  /// Creates the files of a server and starts it, which takes about a second.
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

  /// Creates an empty database, or a copy of an unused one, and returns its URL.
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

  /// Returns the URL of a database by the Unix socket.
  public nonisolated func url(database: String) -> String {
    "postgres://rostrum@/\(database)?host=\(folder)"
  }

  /// Returns the URL of a database by TCP, if the server listens there.
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

  /// Closes all connections and shuts the server down in good order.
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

  /// Kills the server and all its processes, as in a crash.
  public func kill() async throws {
    try await ServerProcesses(folder: "\(folder)/data").kill()
    for lock in [
      "data/postmaster.pid", ".s.PGSQL.\(port ?? 5432)", ".s.PGSQL.\(port ?? 5432).lock",
    ] {
      try? FileManager.default.removeItem(atPath: "\(folder)/\(lock)")
    }
  }

  // MARK: - Private

  /// Creates the folder in `/tmp`, independent of the folder for temporary files, because the path
  /// of a socket is limited to 107 bytes.
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
      // Keeps shared memory in the folder: that in /dev/shm would outlive a server that is killed.
      "dynamic_shared_memory_type=mmap",
    ]
  }
}
