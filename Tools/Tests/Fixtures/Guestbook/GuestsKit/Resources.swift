import Foundation

/// The resources of the framework, as generators of code write it.
enum Resources {
    private final class Token {}

    static let bundle: Bundle = {
        #if SWIFT_PACKAGE
        return Bundle.module
        #else
        return Bundle(for: Token.self)
        #endif
    }()

    static func text(_ key: String) -> String {
        bundle.localizedString(forKey: key, value: nil, table: "Guests")
    }

    static var help: String {
        guard let url = bundle.url(forResource: "Help", withExtension: "bundle"),
              let help = Bundle(url: url),
              let file = help.url(forResource: "help", withExtension: "txt") else { return "no help" }
        return (try? String(contentsOf: file, encoding: .utf8)) ?? "no text"
    }
}
