/// The goals of both teams, encoded as `"2-1"` with team A's first.
public struct Score: Sendable, Hashable {
  /// The maximum number of goals of one team.
  public static let limit = 999

  public var teamA: Int
  public var teamB: Int

  public init(teamA: Int, teamB: Int) {
    self.teamA = teamA
    self.teamB = teamB
  }

  public var winner: Winner {
    if teamA == teamB { return .none }
    return teamA > teamB ? .teamA : .teamB
  }
}

extension Score: LosslessStringConvertible {
  /// Parses an encoded score, also with a colon, which the apps of the articles write in VIPER and VIP.
  ///
  /// The result is nil for anything else, `"02-1"` and `"1000-0"` included.
  public init?(_ description: String) {
    let parts = description.split(omittingEmptySubsequences: false) { "-:".contains($0) }
    guard parts.count == 2, let a = Self.goals(parts[0]), let b = Self.goals(parts[1])
    else { return nil }
    self.init(teamA: a, teamB: b)
  }

  public var description: String { "\(teamA)-\(teamB)" }

  private static func goals(_ text: Substring) -> Int? {
    guard (1...3).contains(text.utf8.count), text == "0" || !text.hasPrefix("0"),
      text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    return Int(text)
  }
}

extension Score: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let score = Score(text) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "Expected a score such as 2-1, got \(text.prefix(20))."
      )
    }
    self = score
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
