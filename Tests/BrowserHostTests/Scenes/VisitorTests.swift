import Foundation
import HTTPTypes
import Testing
import UIKitHosting

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
  func languagesAreInTheOrderOfTheirWeights(header: String?, languages: [String]) {
    #expect(Visitor.languages(of: header) == languages)
  }

  @Test func theCookieIsReadFromAmongOthers() throws {
    let token = DeviceToken()
    let header = "a=b; device=\(token.cookieValue); c=d"
    #expect(DeviceCookie.plain.tokens(in: header) == [token])
  }

  @Test(arguments: ["", "device=", "device=1.2", "other=x", "device=../../etc.passwd"])
  func otherCookiesHaveNoDeviceToken(header: String) {
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

  @Test func aPageIsPaintedInTheWindowOfTheLastVisit() {
    let json = """
      {"width":390,"height":700,"isDark":true,"increasesContrast":false,"reducesMotion":false,\
      "textSize":5,"isPad":false,"safeArea":{"top":59,"leading":0,"bottom":34,"trailing":0}}
      """
    let value = json.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    let environment = Visitor.environment(of: [.cookie: "a=b; window=\(value)"])
    #expect(
      environment
        == SceneEnvironment(
          height: 700,
          style: .dark,
          textSize: .extraExtraLarge,
          safeArea: EdgesValue(top: 59, bottom: 34)
        )
    )
  }

  @Test(arguments: ["", "window=", "window=%5B1%5D", "window=null", "window=%zz"])
  func aDesktopIsPaintedAPhoneInAFrame(cookie: String) {
    let environment = Visitor.environment(of: [.cookie: cookie, .userAgent: "Mozilla/5.0 (X11)"])
    #expect(environment.safeArea == EdgesValue(top: 59, bottom: 34))
  }

  @Test func aPhoneHasNoDrawnFrame() throws {
    let hint = try #require(HTTPField.Name("Sec-CH-UA-Mobile"))
    #expect(Visitor.environment(of: [hint: "?1"]).safeArea == .zero)
    #expect(Visitor.environment(of: [.userAgent: "(iPhone) Mobile/15E148"]).safeArea == .zero)
    // The client hint has priority over the user agent.
    #expect(Visitor.environment(of: [hint: "?0", .userAgent: "Mobi"]).safeArea.top == 59)
  }
}
