/// The language mode in which a module is compiled.
package enum LanguageMode: Sendable {
  /// One before 4.2, in which frameworks have other names; compiled as 5.
  case v4
  case v5, v6

  /// - Parameter version: The build setting `SWIFT_VERSION`.
  package init(_ version: String) {
    let parts = version.split(separator: ".").map { Int($0) ?? 0 } + [0, 0]
    switch (parts[0], parts[1]) {
    case (6..., _): self = .v6
    case (5, _), (4, 2...): self = .v5
    default: self = version.isEmpty ? .v5 : .v4
    }
  }
}
