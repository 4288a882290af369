public import Foundation

/// The bundles of the modules that are linked into one program.
///
/// Apple's `Bundle(for:)` asks which library declares a class. Here the frameworks of an app are parts of
/// its program, so that the name of the class's module determines it. Frameworks lie in the main
/// bundle's folder `Frameworks`, as on iOS, and tests in `PlugIns`; they name their module in their
/// Info.plist.
enum ModuleBundles {
  /// The key of an Info.plist that names the module.
  private static let key = "RostrumModuleName"

  /// The frameworks and tests of the app by the names of their modules.
  static let all = bundles(in: .main)

  private static func bundles(in bundle: Bundle) -> [String: Bundle] {
    frameworks(of: bundle)
      .merging(bundles(of: bundle, in: "PlugIns", withExtension: "xctest")) { one, _ in one }
  }

  /// Returns the frameworks in a bundle by the names of their modules.
  static func frameworks(of bundle: Bundle) -> [String: Bundle] {
    bundles(of: bundle, in: "Frameworks", withExtension: "framework")
  }

  private static func bundles(
    of bundle: Bundle,
    in place: String,
    withExtension pathExtension: String
  ) -> [String: Bundle] {
    let folder = bundle.bundleURL.appending(path: place)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    var found: [String: Bundle] = [:]
    for name in names.sorted() where name.hasSuffix(".\(pathExtension)") {
      guard let part = Bundle(url: folder.appending(path: name)),
        let module = part.infoDictionary?[key] as? String
      else { continue }
      found[module] = part
    }
    return found
  }

  /// Returns the name of the module that declares a class.
  static func module(of aClass: AnyClass) -> String {
    let name = _typeName(aClass, qualified: true)
    // A type in an extension of another module's type: "(extension in Kit):UIKit.UIView.Mark".
    let start = "(extension in "
    guard name.hasPrefix(start) else { return String(name.prefix { $0 != "." }) }
    return String(name.dropFirst(start.count).prefix { $0 != ")" })
  }
}

extension Bundle {
  /// Returns the bundle of the module that declares a class: a framework of the app, or else the main
  /// bundle.
  ///
  /// It takes the place of `Bundle(for:)` in prepared sources, since Foundation's initializer returns
  /// the main bundle for all classes of a program.
  public static func _containing(_ aClass: AnyClass) -> Bundle {
    ModuleBundles.all[ModuleBundles.module(of: aClass)] ?? .main
  }

  /// Makes `Bundle(identifier:)` find the frameworks of the app.
  package static func _loadFrameworks() {
    _ = ModuleBundles.all
  }

  /// Returns the text of a key in the language of the current scene, as `localizedString` does in that
  /// of the process.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: The text without one in the table; nil or empty for the key.
  ///   - tableName: The name of the table; nil for "Localizable".
  /// - Returns: The text.
  public func _localizedString(
    forKey key: String,
    value: String?,
    table tableName: String?
  ) -> String {
    NSLocalizedString(key, tableName: tableName, bundle: self, value: value ?? "", comment: "")
  }
}
