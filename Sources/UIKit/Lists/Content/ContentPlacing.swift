/// How cells and headers show a content configuration: by the view at hand where that supports
/// it, by a new one elsewhere.
@MainActor
enum ContentPlacing {
  /// - Parameters:
  ///   - configuration: What is to be shown; nil for nothing.
  ///   - old: What was shown before.
  ///   - view: The content view so far.
  /// - Returns: The content view from now on; nil where the old configuration's view must go.
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
