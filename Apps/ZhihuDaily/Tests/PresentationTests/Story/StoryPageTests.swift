import Testing

@testable import ZhihuDailyModel
@testable import ZhihuDailyPresentation

struct StoryPageTests {
  private func page(
    _ body: String,
    _ size: NewsSettings.TextSize = .standard
  ) -> String {
    StoryPage(body: body, textSize: size).html
  }

  @Test func isAWholeDocumentWithASheetOfItsOwn() {
    let page = page("<p>Text</p>")
    #expect(page.hasPrefix("<!DOCTYPE html>"))
    #expect(page.contains("<body>\n<p>Text</p>\n</body>"))
    #expect(!page.contains("<link"))
    #expect(page.contains("prefers-color-scheme: dark"))
  }

  @Test(arguments: [("<p>影子</p>", "zh-Hans"), ("<p>Shadows</p>", "en")])
  func namesTheLanguageOfTheText(body: String, language: String) {
    #expect(page(body).contains("<html lang=\"\(language)\">"))
  }

  @Test("D15: the placeholder of the picture is hidden by its actual class name")
  func placeHolder() {
    #expect(page("").contains(".headline, .img-place-holder, .originUrl { display: none; }"))
  }

  @Test(
    arguments: [
      "<script>run()</script>", "<SCRIPT type=“text/javascript”>\nwindow.daily = 1\r\n</SCRIPT >",
      "<script src=x></script><script>2</script>", "<script>never ends",
    ]
  )
  func noScriptIsLeft(script: String) {
    let page = page("<p>Before</p>\(script)")
    #expect(page.contains("<body>\n<p>Before</p>\n</body>"))
    #expect(page.contains("script-src 'none'"))
  }

  @Test func textDoesNotWaitForPictures() {
    let page = page("<figure><img class=\"content-image\" src=\"a.jpg\"><IMG\nsrc=b></figure>")
    #expect(page.contains("<img loading=\"lazy\" class=\"content-image\" src=\"a.jpg\">"))
    #expect(page.contains("<img loading=\"lazy\"\nsrc=b>"))
  }

  @Test func eachSizeIsLargerThanTheOneBefore() {
    let scales = NewsSettings.TextSize.allCases.map(\.scale)
    #expect(scales == scales.sorted() && Set(scales).count == 4)
    #expect(page("", .small).contains("font: 15.0px"))
  }

  @Test func aBodyOfTwoMegabytesIsReadyAtOnce() {
    let paragraph = "<p>小事 <img src=a.jpg> and < so > on</p>\r\n"
    let body = String(repeating: paragraph, count: 2_000_000 / paragraph.utf8.count)
    #expect(page(body).utf8.count > 2_000_000)
  }
}
