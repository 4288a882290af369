/// The placement of content configurations in cells and headers: the current content view is reused
/// if it supports the configuration, else replaced.
@MainActor
enum ContentPlacing {
  /// - Parameters:
  ///   - configuration: The new configuration; nil for none.
  ///   - old: The previous configuration.
  ///   - view: The current content view.
  /// - Returns: The new content view; nil if the old configuration's view must be removed.
  static func view(
    for configuration: (any UIContentConfiguration)?,
    old: (any UIContentConfiguration)?,
    in view: UIView?
  ) -> UIView? {
    guard let configuration else { return old == nil ? view : nil }
    if old != nil, let content = view as? any UIView & UIContentView,
      content.supports(configuration)
    {
      content.configuration = configuration
      return content
    }
    return configuration.makeContentView()
  }
}
