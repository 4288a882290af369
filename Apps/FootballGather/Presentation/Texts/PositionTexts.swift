import FootballGatherModel

/// What positions are called.
public struct PositionTexts: Sendable {
  var names: @Sendable (Position) -> String
  /// A few letters.
  var acronyms: @Sendable (Position) -> String

  static let english = PositionTexts(
    names: { position in
      switch position {
      case .goalkeeper: "Goalkeeper"
      case .defender: "Defender"
      case .midfielder: "Midfielder"
      case .winger: "Winger"
      case .striker: "Striker"
      }
    },
    acronyms: { position in
      switch position {
      case .goalkeeper: "GK"
      case .defender: "DEF"
      case .midfielder: "MID"
      case .winger: "W"
      case .striker: "ST"
      }
    }
  )

  static let simplifiedChinese = PositionTexts(
    names: { inChinese($0) },
    acronyms: { inChinese($0) }
  )

  /// Short enough to be its own acronym.
  private static func inChinese(_ position: Position) -> String {
    switch position {
    case .goalkeeper: "门将"
    case .defender: "后卫"
    case .midfielder: "中场"
    case .winger: "边锋"
    case .striker: "前锋"
    }
  }
}
