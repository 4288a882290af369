import Testing
import ZhihuDailyModel

struct NewsErrorTests {
  @Test(arguments: [NewsServiceError.offline, .timeout, .status(429), .status(500), .status(503)])
  func someTroublePasses(_ error: NewsServiceError) {
    #expect(error.mayPass)
    #expect(NewsError.service(error).mayPass)
    #expect(ImageLoadingError.service(error).mayPass)
  }

  @Test(arguments: [
    NewsServiceError.cancelled, .status(403), .status(404), .empty, .undecodable("x"),
  ])
  func otherTroubleStays(_ error: NewsServiceError) {
    #expect(!error.mayPass)
    #expect(!NewsError.service(error).mayPass)
  }

  @Test func whatIsNotTheNetworksStays() {
    #expect(!NewsError.notFound.mayPass)
    #expect(!NewsError.storage("full").mayPass)
    #expect(!ImageLoadingError.notAnImage(size: 1).mayPass)
  }

  @Test func onlyCancellationIsCancellation() {
    #expect(NewsError.service(.cancelled).isCancellation)
    #expect(!NewsError.service(.offline).isCancellation)
  }
}
