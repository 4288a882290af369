/// Names a state that the app adds to a configuration's state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}

/// States that the app has added.
///
/// NB: `AnyHashable` is not `Sendable`; the values are the app's, which reads them on the main actor as it does
/// the state.
struct CustomStates: Hashable, @unchecked Sendable {
  var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]
}
