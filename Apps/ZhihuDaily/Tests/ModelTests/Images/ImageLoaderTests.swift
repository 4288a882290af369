import AppTesting
import Foundation
import ModelKit
import Testing

@testable import ZhihuDailyModel

struct ImageLoaderTests {
  private let folder = TemporaryFolder()

  private func loader(
    _ transport: ScriptedTransport,
    _ limits: ImageLoader.Limits = ImageLoader.Limits()
  ) -> ImageLoader {
    ImageLoader(folder: folder.url, transport: transport, limits: limits)
  }

  private func transport(_ picture: Data) -> ScriptedTransport {
    ScriptedTransport(.success(NewsReply(status: 200, body: picture)))
  }

  private func url(_ number: Int) -> URL { URL.picture.appending(path: "\(number)") }

  @Test func aPictureIsFetchedOnce() async throws {
    let transport = transport(.png())
    let loader = loader(transport)
    #expect(try await loader.image(at: .picture) == .png())
    #expect(try await loader.image(at: .picture) == .png())
    #expect(transport.asked == [.picture])
  }

  @Test func theNextStartHasItFromDisk() async throws {
    let transport = transport(.png())
    _ = try await loader(transport).image(at: .picture)
    #expect(try await loader(transport).image(at: .picture) == .png())
    #expect(transport.asked.count == 1)
  }

  @Test func concurrentLoadsShareARequest() async throws {
    let transport = transport(.png())
    let loader = loader(transport)
    transport.gate.close()
    let askers = (0..<10).map { _ in Task { try await loader.image(at: .picture) } }
    await until { await loader.requests.askers(of: .picture) == 10 }
    transport.gate.open()
    for asker in askers { #expect(try await asker.value == .png()) }
    #expect(transport.asked.count == 1)
  }

  @Test func theRequestLivesUntilTheLastCallerIsCancelled() async throws {
    let transport = transport(.png())
    let loader = loader(transport)
    transport.gate.close()
    let askers = (0..<3).map { _ in Task { try await loader.image(at: .picture) } }
    await until { await loader.requests.askers(of: .picture) == 3 }
    for asker in askers.dropLast() {
      asker.cancel()
      await #expect(throws: ImageLoadingError.service(.cancelled)) { try await asker.value }
    }
    transport.gate.open()
    #expect(try await askers[2].value == .png())
    #expect(transport.cancelled == 0)
  }

  @Test func cancellingAllCallersCancelsTheRequestAndAllowsAnother() async throws {
    let transport = transport(.png())
    let loader = loader(transport)
    transport.gate.close()
    let askers = (0..<2).map { _ in Task { try await loader.image(at: .picture) } }
    await until { await loader.requests.askers(of: .picture) == 2 }
    await until { transport.asked.count == 1 }
    for asker in askers { asker.cancel() }
    for asker in askers {
      await #expect(throws: ImageLoadingError.service(.cancelled)) { try await asker.value }
    }
    transport.gate.open()
    await until { transport.cancelled == 1 }
    #expect(try await loader.image(at: .picture) == .png())
    #expect(transport.asked.count == 2)
  }

  @Test(arguments: [Data(), Data("<html>not here</html>".utf8), Data([0x89, 0x50])])
  func dataThatIsNoImageIsAnErrorAndNotKept(_ data: Data) async throws {
    let transport = ScriptedTransport(
      .success(NewsReply(status: 200, body: data)),
      .success(NewsReply(status: 200, body: .png()))
    )
    let loader = loader(transport)
    await #expect(throws: ImageLoadingError.notAnImage(size: data.count)) {
      try await loader.image(at: .picture)
    }
    #expect(try await loader.image(at: .picture) == .png())
  }

  @Test func aPictureThatIsTooLargeIsAnError() async throws {
    let loader = loader(transport(.png(size: 101)), ImageLoader.Limits(image: 100))
    await #expect(throws: ImageLoadingError.notAnImage(size: 101)) {
      try await loader.image(at: .picture)
    }
  }

  @Test func failuresArePassedOn() async throws {
    await #expect(throws: ImageLoadingError.service(.status(404))) {
      try await loader(ScriptedTransport("", status: 404)).image(at: .picture)
    }
    await #expect(throws: ImageLoadingError.service(.timeout)) {
      try await loader(ScriptedTransport(.failure(.timeout))).image(at: .picture)
    }
  }

  @Test(arguments: [
    Data([0xFF, 0xD8, 0xFF, 0xE0]), Data("GIF89a".utf8), Data("RIFF0000WEBPVP8 ".utf8),
  ])
  func otherFormatsArePictures(_ data: Data) async throws {
    #expect(try await loader(transport(data)).image(at: .picture) == data)
  }

  @Test func aClearedLoaderFetchesAgain() async throws {
    let transport = transport(.png())
    let loader = loader(transport)
    _ = try await loader.image(at: .picture)
    #expect(await loader.diskSize() > 100)
    try await loader.clear()
    #expect(await loader.diskSize() == 0)
    _ = try await loader.image(at: .picture)
    #expect(transport.asked.count == 2)
  }

  @Test func aFullMemoryStillHasTheDisk() async throws {
    let transport = transport(.png())
    let loader = loader(transport, ImageLoader.Limits(memory: 150))
    for number in 0..<5 { _ = try await loader.image(at: url(number)) }
    for number in 0..<5 { _ = try await loader.image(at: url(number)) }
    #expect(transport.asked.count == 5)
  }

  @Test func imagesLoadWithoutACacheFolder() async throws {
    let file = try folder.write(Data(), to: "file")
    let loader = ImageLoader(folder: file, transport: transport(.png()))
    #expect(try await loader.image(at: .picture) == .png())
  }
}
