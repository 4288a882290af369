/// The key of a custom state that the app adds to a configuration state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}

/// Custom states of the app.
///
/// NB: `AnyHashable` is not `Sendable`; the values belong to the app, which reads them and the
/// state on the main actor.
struct CustomStates: Hashable, @unchecked Sendable {
  var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]
}
