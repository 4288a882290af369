#if canImport(Darwin)
public import Foundation

extension AppEnvironment {
  /// The one environment of a phone that a person holds: an app has the process to itself there.
  public static var ofThisDevice: AppEnvironment {
    AppEnvironment(
      documents: .documentsDirectory,
      languages: Locale.preferredLanguages,
      locale: .current,
      timeZone: .current
    )
  }
}
#endif
