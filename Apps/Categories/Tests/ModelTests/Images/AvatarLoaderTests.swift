import AppTesting
import CategoriesModel
import Foundation
import Testing

@MainActor
struct AvatarLoaderTests {
  private let server = ScriptedServer()
  private let url = URL(filePath: "/faces/face.png")

  @Test func concurrentLoadsShareARequest() async throws {
    let loader = AvatarLoader(transport: server)
    #expect(loader.avatar(at: url) == nil)
    server.hold("face.png")
    let tasks = (0..<10).map { _ in Task { await loader.load(url) } }
    try #require(await until { server.count("face.png") == 1 })
    for _ in 0..<100 { await Task.yield() }
    server.release("face.png")
    for task in tasks { #expect(await task.value != nil) }
    #expect(loader.avatar(at: url) != nil)
    #expect(await loader.load(url) != nil)
    #expect(server.asked == ["face.png"])
  }

  @Test(
    arguments: [
      .failure(.offline), .success(CategoriesReply(status: 404)), .success(.json("no picture")),
      .success(CategoriesReply(status: 200, body: .png(size: AvatarLoader.maximumSize + 1))),
    ] as [Result<CategoriesReply, CategoriesServiceError>]
  )
  func dataThatIsNoImageIsIgnored(_ answer: Result<CategoriesReply, CategoriesServiceError>) async {
    let loader = AvatarLoader(transport: server)
    server.answer("face.png", with: answer)
    #expect(await loader.load(url) == nil)
    server.recover("face.png")
    #expect(await loader.load(url) != nil)
  }

  @Test func keepsNoMoreThanItMay() async {
    server.answer("a.png", with: .success(CategoriesReply(status: 200, body: .png(size: 600))))
    server.answer("b.png", with: .success(CategoriesReply(status: 200, body: .png(size: 600))))
    let loader = AvatarLoader(transport: server, limit: 1_000)
    let (a, b) = (URL(filePath: "/a.png"), URL(filePath: "/b.png"))
    _ = await loader.load(a)
    _ = await loader.load(b)
    #expect(loader.avatar(at: a) == nil)
    #expect(loader.avatar(at: b) != nil)
  }
}
