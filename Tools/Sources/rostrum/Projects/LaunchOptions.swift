import AppBuilding
import ArgumentParser

/// The options that stand for values of an app's scheme.
struct LaunchOptions: ParsableArguments {
  @Option(help: "The app's language, such as de. Without it, the scheme's, or each browser's.")
  var language: String?

  @Option(help: "The app's region, such as AT. Without it, the scheme's, or each browser's.")
  var region: String?

  func validate() throws {
    if let language, language.wholeMatch(of: /[A-Za-z]{2,8}([_-][A-Za-z0-9]{2,8})*/) == nil {
      throw ValidationError("Expected a language such as de or zh-Hans, got \(language).")
    }
    if let region, region.wholeMatch(of: /[A-Za-z]{2}|\d{3}/) == nil {
      throw ValidationError("Expected a region such as AT, got \(region).")
    }
  }

  func launch(of selection: AppSelection) -> AppLaunch {
    AppLaunch(of: selection, language: language, region: region?.uppercased())
  }
}
