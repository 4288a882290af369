import Foundation
import Testing

@testable import BrowserHost

struct VisitorTests {
  @Test(arguments: [
    (nil, ["en"]),
    ("", ["en"]),
    ("de", ["de"]),
    ("en-US,en;q=0.9,zh-CN;q=0.8", ["en-US", "en", "zh-Hans"]),
    ("en;q=0.5, zh-TW", ["zh-Hant", "en"]),
    ("*;q=0.1, <script>, fr", ["fr"]),
  ])
  func languagesComeInTheirOrderOfWeight(header: String?, languages: [String]) {
    #expect(Visitor.languages(of: header) == languages)
  }

  @Test func theCookieIsReadFromAmongOthers() throws {
    let token = DeviceToken()
    let header = "a=b; device=\(token.cookieValue); c=d"
    #expect(DeviceCookie.plain.tokens(in: header) == [token])
  }

  @Test(arguments: ["", "device=", "device=1.2", "other=x", "device=../../etc.passwd"])
  func otherCookiesAreNoDevice(header: String) {
    #expect(DeviceCookie.plain.tokens(in: header).isEmpty)
  }

  @Test func severalDevicesAreReadButNotAnyNumber() {
    let tokens = (0..<200).map { _ in DeviceToken() }
    let header = "device=x; " + tokens.map { "device=\($0.cookieValue)" }.joined(separator: "; ")
    #expect(DeviceCookie.plain.tokens(in: header) == Array(tokens.prefix(180)))
  }

  @Test func namesAreRandomAndOfOneForm() {
    let names = (0..<100).map { _ in RandomName.make() }
    #expect(Set(names).count == 100)
    #expect(names.allSatisfy(RandomName.isValid))
    #expect(!RandomName.isValid("../" + names[0].dropFirst(3)))
    #expect(!RandomName.isValid(names[0].uppercased() + "x"))
  }

  @Test(arguments: [
    ("zone=Europe%2FBerlin", "Europe/Berlin"),
    ("device=a.b; zone=Asia%2FShanghai", "Asia/Shanghai"),
    ("zone=", nil), ("zone=Nowhere%2FAtAll", nil), ("zone=%zz", nil), ("xzone=GMT", nil),
    (nil, nil),
  ])
  func theTimeZoneIsReadFromItsCookie(cookies: String?, zone: String?) {
    #expect(Visitor.zone(of: cookies)?.identifier == zone)
  }

  @Test(
    "Locale.current is in the app's language and the reader's region on iOS",
    arguments: [
      (["en-GB"], "en-GB", "en_GB"), (["ar-EG", "en-US"], "en-US", "en_EG"), (["ar"], "en", "en"),
      (["zh-Hans-CN"], "zh-Hans-CN", "zh_CN"),
    ]
  )
  func formatsAreInTheAppsLanguage(languages: [String], language: String, locale: String) {
    let visitor = Visitor(token: nil, languages: languages)
    let found = visitor.locale(speaking: language)
    let wanted = Locale(identifier: locale)
    #expect(found.language.languageCode == wanted.language.languageCode)
    #expect(found.region == wanted.region)
  }
}
