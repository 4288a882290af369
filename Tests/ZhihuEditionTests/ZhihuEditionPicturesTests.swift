import Foundation
import Hummingbird
import ServerTesting
import Testing
import ZhihuDailyModel

@testable import ZhihuEdition

/// Pictures, pages, and the addresses of both.
struct ZhihuEditionPicturesTests {
  @Test func everyPictureOfAPageIsAnImage() async throws {
    try await withEdition { client in
      let folder = FileManager.default.temporaryDirectory
        .appending(path: "zhihu-edition-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      let loader = ImageLoader(folder: folder, transport: RouterTransport(client: client))
      let page = try await HTTPNewsService(client).latest().value
      for url in page.day.stories.compactMap(\.image) {
        let data = try await loader.image(at: url)
        #expect((500...12_000).contains(data.count))
        #expect(Self.size(of: data) == [160, 160])
      }
      let cover = try await loader.image(at: try #require(page.banner[0].image))
      #expect((2_000...60_000).contains(cover.count))
      #expect(Self.size(of: cover) == [600, 600])
    }
  }

  /// Returns the width and height in a PNG's header.
  private static func size(of data: Data) -> [Int] {
    let bytes = Array(data.prefix(24))
    return [16, 20].map { start in
      bytes[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) }
    }
  }

  @Test func picturesMayBeKeptForEver() async throws {
    try await withEdition { client in
      for name in ["avatar/7.png", "pic/9207781-figure1.png"] {
        try await client.execute(uri: "/zhihu/\(name)", method: .get) { response in
          #expect(response.status == .ok)
          #expect(response.headers[.contentType] == "image/png")
          #expect(response.headers[.cacheControl]?.contains("immutable") == true)
        }
      }
    }
  }

  @Test func everyAddressInABodyIsServed() async throws {
    try await withEdition(origin: "") { client in
      let service = try HTTPNewsService(client)
      for row in try await service.latest().value.day.stories {
        let body = try await service.story(row.id).body ?? ""
        for part in body.components(separatedBy: "src=\"").dropFirst() {
          let path = String(part.prefix { $0 != "\"" })
          try await client.execute(uri: path, method: .get) { #expect($0.status == .ok, "\(path)") }
        }
      }
    }
  }

  @Test(arguments: ["/zhihu/story/9207781", "/zhihu/elsewhere/9207781"])
  func aStoryHasAPageOfTheWeb(_ path: String) async throws {
    try await withEdition { client in
      try await client.execute(uri: path, method: .get) { response in
        #expect(response.headers[.contentType] == "text/html; charset=utf-8")
        let text = String(buffer: response.body)
        #expect(text.contains("<html lang=\"zh-Hans\">"))
        // The policy permits the page's own pictures and style sheet, but no other server's.
        #expect(response.headers[.contentSecurityPolicy] == StoryPage.policy)
        #expect(text.contains("href=\"/zhihu/css/story.css\""))
        #expect(text.contains("src=\"/zhihu/pic/9207781-figure1.png\""))
        #expect(!text.contains("https://edition.example"))
      }
      try await client.execute(uri: "/zhihu/css/story.css", method: .get) { response in
        #expect(String(buffer: response.body).contains("body.night"))
      }
    }
  }

  @Test func withAReaderThePageOfAStoryIsThere() async throws {
    try await withEdition(reader: "/reader") { client in
      try await client.execute(uri: "/zhihu/story/9207781", method: .get) { response in
        #expect(response.status == .found)
        #expect(response.headers[.location] == "/reader/stories/9207781")
      }
      // The reader links to it.
      try await client.execute(uri: "/zhihu/elsewhere/9207781", method: .get) { response in
        #expect(response.status == .ok)
      }
      let link = "href=\"/reader/stories/9207781/comments\""
      #expect(try await HTTPNewsService(client).story(9_207_781).body?.contains(link) == true)
    }
  }

  @Test func withoutAReaderNoBodyLinksToADiscussion() async throws {
    try await withEdition { client in
      let body = try await HTTPNewsService(client).story(9_207_781).body
      #expect(body?.contains("view-more") == false)
    }
  }

  @Test(arguments: [
    "pic/9207781", "pic/9207781-other.png", "pic/1-cover.png", "avatar/36.png", "avatar/-1.png",
    "avatar/7.jpg", "story/1", "elsewhere/x", "equation/none.svg",
  ])
  func unknownPathsAreNotFound(_ path: String) async throws {
    try await withEdition { client in
      try await client.execute(uri: "/zhihu/\(path)", method: .get) {
        #expect($0.status == .notFound)
      }
    }
  }

  /// Responses contain addresses with the requested host.
  @Test(arguments: [
    ("127.0.0.1:8080", "http://127.0.0.1:8080"), ("[::1]:80", "http://[::1]:80"),
    ("a\"b", ""), ("a/b", ""), ("", ""), (nil, ""),
  ])
  func addressesBeginWithTheHostOfTheRequest(_ host: String?, _ origin: String) {
    #expect(EditionWriter.origin(ofHost: host) == origin)
  }

  @Test func withoutAnOriginTheHostCounts() async throws {
    try await withEdition(origin: nil) { client in
      let page = try await HTTPNewsService(client).latest().value
      #expect(page.banner[0].page?.absoluteString.hasPrefix("http://localhost/zhihu/") == true)
    }
  }
}
