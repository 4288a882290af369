import Testing

/// The entry point of the package's tests.
///
/// Without this file, SwiftPM looks for XCTest cases in the index store, which builds do not write (see
/// `STRICT` in the Makefile).
@main
enum PackageTests {
  static func main() async {
    await Testing.__swiftPMEntryPoint() as Never
  }
}
