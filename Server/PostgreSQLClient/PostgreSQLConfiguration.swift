internal import CPostgreSQL

/// Where a server is, and how long to wait for it.
///
/// ```swift
/// var configuration = try PostgreSQLConfiguration(url: "postgres://ana:…@db:5432/gather")
/// configuration.poolSize = 16
/// ```
///
/// It never shows its password, neither printed nor dumped.
public struct PostgreSQLConfiguration: Sendable {
  /// The most connections of one database object; 1 or more.
  public var poolSize = 8

  /// The longest that one attempt to connect may take.
  public var connectTimeout: Duration = .seconds(5)

  /// The longest that one statement may take, more than zero.
  ///
  /// The server ends it then, with SQLSTATE 57014.
  ///
  /// A connection that says nothing for ``answerTimeout`` longer counts as broken.
  public var statementTimeout: Duration = .seconds(10)

  /// How long after the statement's own limit the server's answer may still come.
  public var answerTimeout: Duration = .seconds(5)

  /// The longest that a caller waits for a connection, whether all are in use or none can be had.
  public var waitLimit: Duration = .seconds(5)

  /// The pauses between attempts to connect while the server is down.
  public var backoff = PostgreSQLBackoff()

  /// How often a transaction is tried that the server gives up for the sake of others.
  public var transactionAttempts = 10

  /// Keywords of libpq and their values, the password among them.
  let parameters: [String: String]

  /// Reads `postgres://user:password@host:port/database?sslmode=require`.
  ///
  /// `postgresql://` means the same; a Unix socket is named by its folder, `?host=/run/postgresql`.
  /// What the URL leaves out comes from libpq's own environment variables and defaults.
  ///
  /// - Throws: ``PostgreSQLError/configuration(_:)``.
  public init(url: String) throws(PostgreSQLError) {
    guard ["postgres://", "postgresql://"].contains(where: url.hasPrefix), !url.utf8.contains(0)
    else {
      throw .configuration("expected postgres://user:password@host:port/database, got another form")
    }
    parameters = try Self.parse(url)
  }

  private static func parse(_ url: String) throws(PostgreSQLError) -> [String: String] {
    var message: UnsafeMutablePointer<CChar>?
    guard let options = PQconninfoParse(url, &message) else {
      defer { PQfreemem(message) }
      let reason = message.map { String(cString: $0).trimmed.withoutQuotedPart }
      throw .configuration(
        "expected postgres://user:password@host:port/database, got an error: \(reason ?? "memory")"
      )
    }
    defer { PQconninfoFree(options) }
    var result: [String: String] = [:]
    var option = options
    while let keyword = option.pointee.keyword {
      if let value = option.pointee.val {
        result[String(cString: keyword)] = String(cString: value)
      }
      option += 1
    }
    return result
  }
}

extension PostgreSQLConfiguration: CustomStringConvertible, CustomReflectable {
  /// User, host, port and database.
  public var description: String {
    let user = parameters["user"].map { "\($0)@" } ?? ""
    let host = parameters["host"] ?? parameters["hostaddr"] ?? ""
    let port = parameters["port"].map { ":\($0)" } ?? ""
    return "\(user)\(host)\(port)/\(parameters["dbname"] ?? "")"
  }

  public var customMirror: Mirror {
    Mirror(self, children: ["server": description, "poolSize": poolSize])
  }
}

extension String {
  /// Without white space at its end, as libpq's messages have it.
  var trimmed: String {
    String(self[..<(lastIndex { !$0.isWhitespace }.map(index(after:)) ?? startIndex)])
  }
}
