import Testing
import ZhihuDailyModel

struct NewsErrorTests {
  @Test(arguments: [NewsServiceError.offline, .timeout, .status(429), .status(500), .status(503)])
  func someErrorsAreTransient(_ error: NewsServiceError) {
    #expect(error.isTransient)
    #expect(NewsError.service(error).isTransient)
    #expect(ImageLoadingError.service(error).isTransient)
  }

  @Test(arguments: [
    NewsServiceError.cancelled, .status(403), .status(404), .empty, .undecodable("x"),
  ])
  func otherErrorsArePermanent(_ error: NewsServiceError) {
    #expect(!error.isTransient)
    #expect(!NewsError.service(error).isTransient)
  }

  @Test func errorsOutsideTheNetworkArePermanent() {
    #expect(!NewsError.notFound.isTransient)
    #expect(!NewsError.storage("full").isTransient)
    #expect(!ImageLoadingError.notAnImage(size: 1).isTransient)
  }

  @Test func onlyCancellationIsCancellation() {
    #expect(NewsError.service(.cancelled).isCancellation)
    #expect(!NewsError.service(.offline).isCancellation)
  }
}
