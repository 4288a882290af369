internal import CPostgreSQL

/// The address of a server, and the time limits of a client.
///
/// ```swift
/// var configuration = try PostgreSQLConfiguration(url: "postgres://ana:…@db:5432/gather")
/// configuration.poolSize = 16
/// ```
///
/// Its descriptions and dumps never contain the password.
public struct PostgreSQLConfiguration: Sendable {
  /// The maximum number of connections of one database object; 1 or more.
  public var poolSize = 8

  /// The time limit of one attempt to connect.
  public var connectTimeout: Duration = .seconds(5)

  /// The time limit of one statement, more than zero.
  ///
  /// The server cancels the statement then, with SQLSTATE 57014.
  ///
  /// A connection without a response for ``answerTimeout`` longer counts as broken.
  public var statementTimeout: Duration = .seconds(10)

  /// The additional time that the response may take after the statement's own limit.
  public var answerTimeout: Duration = .seconds(5)

  /// The time limit of a caller that waits for a connection, whether all are in use or none is
  /// available.
  public var waitLimit: Duration = .seconds(5)

  /// The pauses between attempts to connect while the server is down.
  public var backoff = PostgreSQLBackoff()

  /// The maximum number of attempts of a transaction that the server aborts because of a conflict.
  public var transactionAttempts = 10

  /// The keywords of libpq and their values, including the password.
  let parameters: [String: String]

  /// Reads `postgres://user:password@host:port/database?sslmode=require`.
  ///
  /// `postgresql://` means the same; a Unix socket is named by its folder, `?host=/run/postgresql`.
  /// Parts that the URL omits come from libpq's environment variables and defaults.
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
  /// The string without trailing white space, which libpq's messages have.
  var trimmed: String {
    String(self[..<(lastIndex { !$0.isWhitespace }.map(index(after:)) ?? startIndex)])
  }
}
