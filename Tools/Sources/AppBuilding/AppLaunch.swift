import XcodeProjects

/// The arguments and variables of an app: the values of its scheme, as Xcode passes them.
package struct AppLaunch: Sendable {
  package let arguments: [String]
  package let environment: [String: String]

  /// - Parameters:
  ///   - selection: The app.
  ///   - language: The language, such as "de"; nil for the scheme's, else the browser's.
  ///   - region: The region, such as "AT"; nil for the scheme's, else the browser's.
  package init(of selection: AppSelection, language: String? = nil, region: String? = nil) {
    let launch = selection.scheme?.launch
    let settings = selection.settings
    // The last of several arguments for one default counts.
    arguments =
      (launch?.arguments ?? []).map(settings.expanding)
      + XcodeScheme.arguments(
        language: language ?? launch?.language,
        region: region ?? launch?.region
      )
    environment = (launch?.environment ?? [:]).mapValues(settings.expanding)
  }
}
