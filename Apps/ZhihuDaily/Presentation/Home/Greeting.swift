/// A greeting that depends on the time of day.
public enum Greeting: Sendable, CaseIterable {
  case morning, daytime, evening, night

  /// Makes the greeting of an hour.
  ///
  /// - Parameter hour: The hour in the user's time zone, from 0 to 23.
  public init(hour: Int) {
    self =
      switch hour {
      case 5..<9: .morning
      case 9..<19: .daytime
      case 19..<22: .evening
      default: .night
      }
  }
}
