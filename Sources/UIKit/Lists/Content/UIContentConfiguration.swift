/// Content and looks of a view, as a value.
public protocol UIContentConfiguration {
  /// A new view that shows this configuration.
  @MainActor func makeContentView() -> any UIView & UIContentView

  /// The configuration for a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// Setting it shows it.
  var configuration: any UIContentConfiguration { get set }

  /// Whether the view can show a configuration. Unless implemented: one of the same type as that
  /// which it shows.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
