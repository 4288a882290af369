import Rostrum
import RostrumTesting
import Testing

@MainActor
struct PresenterObservingTests {
  let presenter = ItemPresenter()
  let stream = AsyncStream<String>.makeStream()

  @Test func eachMessageIsReceived() async {
    var heard: [String] = []
    presenter.observe { [stream] in
      stream.stream
    } onMessage: {
      heard.append($0)
    }
    await presenter.drain()
    stream.continuation.yield("a")
    stream.continuation.yield("b")
    await TestNavigator().settle()
    #expect(heard == ["a", "b"])
  }

  @Test func observationBeginsBeforeTheFirstRead() async {
    var order: [String] = []
    presenter.observe { [stream] in
      await MainActor.run { order.append("asked") }
      return stream.stream
    } onStart: {
      order.append("listening")
    } onMessage: { (_: String) in
      order.append("heard")
    }
    stream.continuation.yield("a")
    await presenter.drain()
    await TestNavigator().settle()
    #expect(order == ["asked", "listening", "heard"])
  }

  @Test func noMessageIsReceivedOnceTheScreenIsGone() async {
    var count = 0
    presenter.observe { [stream] in
      stream.stream
    } onMessage: { _ in
      count += 1
    }
    await presenter.drain()
    presenter.destroy()
    stream.continuation.yield("a")
    await TestNavigator().settle()
    #expect(count == 0)
  }

  @Test func aStreamThatNeverEndsKeepsNoPresenterAlive() async {
    weak var gone: ItemPresenter?
    do {
      let mortal = ItemPresenter()
      gone = mortal
      mortal.observe { [stream] in
        stream.stream
      } onMessage: { _ in
        mortal.show("heard")
      }
      await mortal.drain()
      mortal.destroy()
    }
    await TestNavigator().settle()
    #expect(gone == nil)
  }
}
