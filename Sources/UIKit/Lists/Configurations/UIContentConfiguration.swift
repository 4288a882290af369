/// A configuration of a view's content and appearance.
public protocol UIContentConfiguration {
  /// Creates a view that shows this configuration.
  @MainActor func makeContentView() -> any UIView & UIContentView

  /// Returns the configuration for a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// The current configuration; setting it updates the view.
  var configuration: any UIContentConfiguration { get set }

  /// Returns whether the view can show a configuration.
  ///
  /// By default, it supports configurations of the same type as its current one.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
