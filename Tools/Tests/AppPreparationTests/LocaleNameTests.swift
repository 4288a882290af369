import AppPreparation
import Testing

struct LocaleNameTests {
  @Test(arguments: [
    ("Locale.current.identifier", "Locale._current.identifier"),
    ("Foundation.Locale.autoupdatingCurrent", "Foundation.Locale._current"),
    ("NSLocale.current", "Locale._current"),
    ("NSLocale.preferredLanguages[0]", "Locale._preferredLanguages[0]"),
    ("Locale.preferredLanguages.first", "Locale._preferredLanguages.first"),
    ("Calendar.current.firstWeekday", "Calendar._current.firstWeekday"),
    ("text.lowercased(with: Locale.current)", "text.lowercased(with: Locale._current)"),
    ("Date.FormatStyle(locale: .current)", "Date.FormatStyle(locale: ._current)"),
    ("DateFormatter()", "DateFormatter._ofDevice()"),
    ("NumberFormatter()", "NumberFormatter._ofDevice()"),
  ])
  func theLocaleIsTheDevices(source: String, result: String) {
    let prepared = Prepared("let a = \(source)")
    #expect(prepared.text() == "let a = \(result)")
    #expect(prepared.header() == "import UIKit; ")
    #expect(prepared.count(.locale) == 1)
  }

  @Test func thePropertyOfAFormatterIsSet() {
    #expect(
      Prepared("func a() { f.locale = .current }").text() == "func a() { f.locale = ._current }"
    )
  }

  @Test func otherNamesStay() {
    let source = """
      let a = Device.current, b = UIDevice.current.name, c = f(zone: .current), d = Page.Locale.current
      let e = MyFormatter(), g = ISO8601DateFormatter(), h = TimeZone.current
      """
    #expect(Prepared(source).text() == source)
  }
}
