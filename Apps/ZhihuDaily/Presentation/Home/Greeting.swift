/// What the time of day has the paper say to its reader.
public enum Greeting: Sendable, CaseIterable {
  case morning, daytime, evening, night

  /// - Parameter hour: Of the reader's day, from 0 to 23.
  public init(hour: Int) {
    self =
      switch hour {
      case ..<9: .morning
      case 9..<19: .daytime
      case 19..<22: .evening
      default: .night
      }
  }
}
