import FootballGatherModel

/// The names of positions.
public struct PositionTexts: Sendable {
  var names: @Sendable (Position) -> String
  /// The acronyms of positions.
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

  /// Returns the Chinese name, which is short enough to serve as the acronym.
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
