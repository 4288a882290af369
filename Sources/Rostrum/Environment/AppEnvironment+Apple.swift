#if canImport(Darwin)
public import Foundation

extension AppEnvironment {
  /// The only environment on an iOS device, where an app has a process of its own.
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
