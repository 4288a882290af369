import Foundation
import PostgreSQLClient
import TestPostgreSQL
import Testing

@Suite(.enabled(if: TestPostgreSQL.isWanted))
struct PostgreSQLValueTests {
  private static let megabyte = Data(
    (0..<(1 << 20)).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }
  )

  @Test(
    arguments: [
      ("text", .text("")), ("text", .text("Zoë 👩‍👩‍👧‍👦 東京")), ("text", .text("'\"\\\n\t\u{1}$1")),
      ("varchar", .text(String(repeating: "長", count: 100_000))),
      ("bool", .bool(true)), ("bool", .bool(false)),
      ("int2", .int64(-32_768)), ("int4", .int64(2_147_483_647)),
      ("int8", .int64(.min)), ("int8", .int64(.max)), ("int8", .int64(0)),
      ("float8", .double(0.1)), ("float8", .double(.infinity)), ("float8", .double(-.infinity)),
      ("float8", .double(.greatestFiniteMagnitude)), ("float8", .double(.leastNonzeroMagnitude)),
      ("float4", .double(0.5)),
      ("bytea", .bytes(Data())), ("bytea", .bytes(Data(UInt8.min...UInt8.max))),
      ("bytea", .bytes(megabyte)),
      ("uuid", .uuid(UUID())),
      ("timestamptz", .timestamp(PostgreSQLTimestamp(microseconds: 1_763_708_980_123_456))),
      ("timestamptz", .timestamp(PostgreSQLTimestamp(microseconds: -1))),
      ("timestamptz", .timestamp(PostgreSQLTimestamp(microseconds: -62_135_596_800_000_001))),
      ("timestamptz", .timestamp(PostgreSQLTimestamp(microseconds: 253_402_300_800_000_000))),
      ("text", .null), ("int8", .null), ("bytea", .null), ("timestamptz", .null),
    ] as [(String, PostgreSQLValue)]
  )
  func roundTrips(type: String, value: PostgreSQLValue) async throws {
    let database = try await Self.database.value
    let row = try await database.read { db in try db.execute("SELECT $1::\(type)", [value])[0] }
    #expect(row.values == [value])
  }

  @Test func roundTripsNaN() async throws {
    let value: Double = try await Self.database.value.read { db in
      try db.execute("SELECT $1::float8", [Double.nan])[0].get(0)
    }
    #expect(value.isNaN)
  }

  @Test(arguments: [
    ("1.50::numeric", "1.50"), ("'{\"a\": 1}'::jsonb", "{\"a\": 1}"), ("'{1,2}'::int[]", "{1,2}"),
    ("DATE '2025-11-21'", "2025-11-21"),
  ])
  func isTextForOtherTypes(sql: String, text: String) async throws {
    let row = try await Self.database.value.read { db in try db.execute("SELECT \(sql)")[0] }
    #expect(row.values == [.text(text)])
  }

  @Test func holdsNoNUL() async throws {
    let database = try await Self.database.value
    await #expect(
      throws: PostgreSQLError.encoding(parameter: 2, reason: "expected text without NUL")
    ) {
      try await database.read { db in try db.execute("SELECT $1, $2", ["a", "b\0c"]) }
    }
  }

  @Test func isConvertedToTheRequestedType() async throws {
    let day = Date(timeIntervalSinceReferenceDate: 800_000_000.25)
    let row = try await Self.database.value.read { db in
      try db.execute(
        "SELECT $1::timestamptz AS day, $2::text AS colour, $3::int8 AS count, $4::text AS none",
        [day, Colour.red, 7, nil as Colour?]
      )[0]
    }
    #expect(try row.get("day") == day)
    #expect(try row.get("colour") == Colour.red)
    #expect(try row.get("colour") == Optional(Colour.red))
    #expect(try row.get("count") == 7)
    #expect(try row.get("none", as: Colour?.self) == nil)
  }

  @Test func decodingErrorsNameExpectedAndActualTypes() async throws {
    let row = try await Self.database.value.read { db in
      try db.execute("SELECT 'blue' AS colour, NULL::int8 AS count")[0]
    }
    #expect(throws: PostgreSQLError.decoding(column: "colour", expected: "Colour", got: "text")) {
      try row.get("colour", as: Colour.self)
    }
    #expect(throws: PostgreSQLError.decoding(column: "count", expected: "Int64", got: "null")) {
      try row.get(1, as: Int64.self)
    }
    let missing = PostgreSQLError.decoding(
      column: "size",
      expected: "Bool",
      got: "columns colour, count"
    )
    #expect(throws: missing) { try row.get("size", as: Bool.self) }
  }

  @Test func infiniteTimestampsAreADecodingError() async throws {
    let database = try await Self.database.value
    await #expect(
      throws: PostgreSQLError.decoding(column: "end", expected: "timestamptz", got: "other text")
    ) {
      try await database.read { db in try db.execute("SELECT 'infinity'::timestamptz AS \"end\"") }
    }
  }

  private enum Colour: String, PostgreSQLConvertible {
    case red
  }

  private static let database = Task { try await makeDatabase { $0.poolSize = 2 } }
}
