internal import CPostgreSQL
internal import Foundation

/// A libpq connection whose waits all have a limit.
///
/// Its functions block; the owner calls them on one thread at a time.
final class Link {
  private let connection: OpaquePointer
  private let answerTimeout: Duration
  private var gaveUp = false

  /// Connects, and configures the connection as this module requires.
  ///
  /// - Throws: ``PostgreSQLError/unavailable(_:)``.
  init(_ configuration: PostgreSQLConfiguration) throws(PostgreSQLError) {
    guard let connection = Self.start(configuration.linkParameters) else {
      throw .unavailable("out of memory")
    }
    self.connection = connection
    answerTimeout = configuration.answerTimeout
    PQsetNoticeProcessor(connection, { _, _ in }, nil)
    try finishConnecting(within: configuration.connectTimeout)
    PQsetnonblocking(connection, 1)
    let setUp = "SET TimeZone = 'UTC'; SET DateStyle = 'ISO'; SET bytea_output = 'hex'"
    _ = try ask(setUp, within: configuration.connectTimeout) {
      PQsendQuery(connection, setUp)
    }
  }

  deinit {
    PQfinish(connection)
  }

  /// A Boolean value that indicates whether the connection can no longer be used.
  var isBroken: Bool { gaveUp || PQstatus(connection) == CONNECTION_BAD }

  /// The status of the transaction: none, open, or failed.
  var transaction: PGTransactionStatusType { PQtransactionStatus(connection) }

  var socket: Int32 { PQsocket(connection) }

  private var message: String { String(cString: PQerrorMessage(connection)).trimmed }

  // MARK: - Connecting

  private static func start(_ parameters: [String: String]) -> OpaquePointer? {
    let words = parameters.map { (strdup($0.key), strdup($0.value)) }
    defer {
      for (keyword, value) in words {
        free(keyword)
        free(value)
      }
    }
    return PQconnectStartParams(
      words.map { UnsafePointer($0.0) } + [nil],
      words.map { UnsafePointer($0.1) } + [nil],
      0
    )
  }

  private func finishConnecting(within limit: Duration) throws(PostgreSQLError) {
    let deadline = ContinuousClock.now + limit
    var wanted = PGRES_POLLING_WRITING
    while !isBroken, wanted != PGRES_POLLING_OK, wanted != PGRES_POLLING_FAILED {
      try wait(for: wanted == PGRES_POLLING_READING ? POLLIN : POLLOUT, until: deadline)
      wanted = PQconnectPoll(connection)
    }
    if isBroken || wanted == PGRES_POLLING_FAILED { throw .unavailable(message) }
  }

  // MARK: - Asking

  /// Sends a request, and returns the last result.
  ///
  /// - Throws: ``PostgreSQLError/statement(_:)`` for the first result that is an error,
  ///   ``PostgreSQLError/unavailable(_:)`` when the connection breaks or the server does not
  ///   respond in time.
  func ask(
    _ sql: String,
    within limit: Duration,
    _ send: () -> Int32
  ) throws(PostgreSQLError) -> Answer {
    let deadline = ContinuousClock.now + limit + answerTimeout
    if isBroken || send() != 1 { throw .unavailable(message) }
    try flush(until: deadline)
    var answer: Answer?
    while let next = try nextAnswer(until: deadline) {
      if next.isCopy { try refuseCopy() }
      if answer?.isError != true { answer = next }
    }
    guard let answer, !isBroken else { throw .unavailable(message) }
    if answer.isError { throw .statement(answer.error(sql: sql)) }
    return answer
  }

  /// Gives the connection up, because libpq would report an open copy from now on.
  private func refuseCopy() throws(PostgreSQLError) {
    gaveUp = true
    throw .unavailable("COPY is not supported here")
  }

  private func flush(until deadline: ContinuousClock.Instant) throws(PostgreSQLError) {
    while PQflush(connection) == 1 {
      try wait(for: POLLIN | POLLOUT, until: deadline)
      PQconsumeInput(connection)
    }
  }

  private func nextAnswer(
    until deadline: ContinuousClock.Instant
  ) throws(PostgreSQLError) -> Answer? {
    while PQisBusy(connection) == 1 {
      try wait(for: POLLIN, until: deadline)
      if PQconsumeInput(connection) == 0 { break }
    }
    return PQgetResult(connection).map(Answer.init)
  }

  private func wait(
    for events: Int32,
    until deadline: ContinuousClock.Instant
  ) throws(PostgreSQLError) {
    var entry = pollfd(fd: socket, events: Int16(events), revents: 0)
    var count: Int32
    repeat {
      let rest = max(.zero, deadline - .now)
      count = poll(&entry, 1, rest.milliseconds)
    } while count < 0 && errno == EINTR
    if count > 0 { return }
    gaveUp = true
    throw .unavailable("the server did not answer in time")
  }
}

// MARK: - Statements

extension Link {
  func run(_ sql: String, within limit: Duration) throws(PostgreSQLError) -> Answer {
    try ask(sql, within: limit) { PQsendQuery(connection, sql) }
  }

  func prepare(_ sql: String, as name: String, within limit: Duration) throws(PostgreSQLError) {
    _ = try ask(sql, within: limit) { PQsendPrepare(connection, name, sql, 0, nil) }
  }

  func run(
    prepared name: String,
    _ sql: String,
    _ parameters: ParameterBuffer,
    within limit: Duration
  ) throws(PostgreSQLError) -> Answer {
    try ask(sql, within: limit) {
      parameters.withPointers { PQsendQueryPrepared(connection, name, $0, $1, $2, $3, 0) }
    }
  }
}

// MARK: - Notifications

extension Link {
  /// Returns the notifications that have arrived on the socket, without waiting.
  ///
  /// - Throws: ``PostgreSQLError/unavailable(_:)`` when the connection is broken.
  func takeNotifications() throws(PostgreSQLError) -> [(channel: String, payload: String)] {
    var isAlive = PQconsumeInput(connection) == 1
    // NB: All, because Dispatch does not report again data that came with the end of the
    // connection.
    while isAlive, hasInput { isAlive = PQconsumeInput(connection) == 1 }
    var result: [(channel: String, payload: String)] = []
    while let notification = PQnotifies(connection) {
      result.append(
        (String(cString: notification.pointee.relname), String(cString: notification.pointee.extra))
      )
      PQfreemem(notification)
    }
    if result.isEmpty, !isAlive || isBroken { throw .unavailable(message) }
    return result
  }

  private var hasInput: Bool {
    var entry = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    return !isBroken && poll(&entry, 1, 0) > 0
  }
}

extension PostgreSQLConfiguration {
  /// The parameters that this module requires: UTF-8, and timeouts for a host that has vanished.
  fileprivate var linkParameters: [String: String] {
    let silence = answerTimeout + statementTimeout
    let defaults = [
      "fallback_application_name": "Rostrum",
      "keepalives_idle": "30",
      "keepalives_interval": "10",
      "keepalives_count": "3",
      "tcp_user_timeout": "\(silence.milliseconds)",
    ]
    var result = defaults.merging(parameters) { _, own in own }
    result["client_encoding"] = "UTF8"
    return result
  }
}
