import CoreText
import Foundation
import Testing

/// Apple: the functions of Core Text that register fonts, which `AppFontTests` tests in UIKit.
struct CoreTextTests {
  @Test func theModuleHasTheFunctionsThatRegisterFonts() {
    let absent = URL(fileURLWithPath: "/nowhere/font.ttf")
    var error: Unmanaged<CFError>?
    #expect(!CTFontManagerRegisterFontsForURL(absent as CFURL, .process, &error))
    #expect(error?.takeRetainedValue().domain == kCTFontManagerErrorDomain)
  }
}
