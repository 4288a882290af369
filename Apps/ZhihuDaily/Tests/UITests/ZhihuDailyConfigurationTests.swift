import Foundation
import Testing
import ZhihuDailyApp
import ZhihuDailyModel

struct ZhihuDailyConfigurationTests {
  @Test(
    arguments: [
      ("https://news-at.zhihu.com/api/4", "https://news-at.zhihu.com/api/", .v4),
      ("https://news-at.zhihu.com/api/7", "https://news-at.zhihu.com/api/", .v7),
      ("https://example.org/api", "https://example.org/api", .v4),
    ] as [(String, String, NewsAPIForm)]
  )
  func theVersionOfAnAddressSelectsTheFormOfTheAPI(
    address: String,
    server: String,
    form: NewsAPIForm
  ) throws {
    let configuration = ZhihuDailyConfiguration(address: try #require(URL(string: address)))
    #expect(configuration.server.absoluteString == server)
    #expect(configuration.form == form)
  }
}
