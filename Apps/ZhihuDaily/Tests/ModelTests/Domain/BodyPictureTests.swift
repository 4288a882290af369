import Testing
import ZhihuDailyModel

struct BodyPictureTests {
  private func pictures(_ body: String) -> [String] {
    BodyPicture.all(in: body).map { "\($0.source) \($0.text ?? "-")" }
  }

  @Test func findsPicturesWithTheirDescriptions() {
    let body = """
      <p>A</p><figure><img class="content-image" src="/pic/1.png" alt="A cat"></figure>
      <figure><IMG src='https://pics.example/2.png?a=1&amp;b=2'><figcaption>Two dogs</figcaption></figure>
      <img src="3.png" alt="">
      """
    #expect(
      pictures(body) == [
        "/pic/1.png A cat", "https://pics.example/2.png?a=1&b=2 Two dogs", "3.png -",
      ]
    )
  }

  @Test(
    arguments: [
      "<img class=\"avatar\" src=\"a.png\">", "<img class=\"content-image eeimg\" src=\"a.svg\">",
      "<img src=\"https://www.zhihu.com/equation?tex=x\">", "<img alt=\"nothing\">",
      "<a href=\"/x\"><img src=\"a.png\"></a>", "<img", "",
    ]
  )
  func leavesOutPicturesThatAreNotForViewing(_ body: String) {
    #expect(pictures(body).isEmpty)
  }

  @Test func aPictureBehindALinkIsFound() {
    #expect(pictures("<a href=\"/x\">x</a><img src=\"a.png\">") == ["a.png -"])
  }
}
