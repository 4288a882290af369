import Rostrum
import RostrumTesting
import Testing

extension WorkKind {
  fileprivate static let search = WorkKind("search")
  fileprivate static let reload = WorkKind("reload")
}

@MainActor
struct PresenterWorkTests {
  let presenter = ItemPresenter()
  let gate = Gate<String>()

  private func search() {
    presenter.latest(.search) { [gate] in
      try await gate.request()
    } then: { [presenter] in
      presenter.show((try? $0.get()) ?? "failed")
    }
  }

  @Test func aReplyArrives() async {
    search()
    #expect(presenter.isRunning(.search))
    await TestNavigator().settle()
    gate.answer(0, .success("a"))
    await presenter.drain()
    #expect(presenter.state.text == "a")
    #expect(!presenter.isRunning(.search))
  }

  @Test func aFailureArrives() async {
    search()
    await TestNavigator().settle()
    gate.answer(0, .failure(Refusal()))
    await presenter.drain()
    #expect(presenter.state.text == "failed")
  }

  @Test(arguments: [[0, 1], [1, 0]])
  func onlyTheNewestOfAKindCounts(order: [Int]) async {
    search()
    search()
    await TestNavigator().settle()
    for number in order { gate.answer(number, .success("\(number)")) }
    await presenter.drain()
    #expect(presenter.state.text == "1")
    #expect(!presenter.isRunning(.search))
  }

  @Test func kindsDoNotDisturbEachOther() async {
    search()
    presenter.latest(.reload) { [gate] in
      try await gate.request()
    } then: { [presenter] _ in
      presenter.update { $0.isLoading = true }
    }
    await TestNavigator().settle()
    gate.answer(0, .success("a"))
    gate.answer(1, .success("b"))
    await presenter.drain()
    #expect(presenter.state == ItemState(text: "a", isLoading: true))
  }

  @Test func aCancelledReplyNeverArrives() async {
    search()
    await TestNavigator().settle()
    presenter.cancel(.search)
    #expect(!presenter.isRunning(.search))
    gate.answer(0, .success("a"))
    await presenter.drain()
    #expect(presenter.state.text.isEmpty)
  }

  @Test func anOlderRequestIsCancelled() async {
    var wasCancelled = false
    presenter.latest(.search) {
      try? await Task.sleep(for: .seconds(3600))
      wasCancelled = Task.isCancelled
    } then: { _ in
    }
    await TestNavigator().settle()
    presenter.latest(.search) {
    } then: { _ in
    }
    await presenter.drain()
    #expect(wasCancelled)
  }

  @Test func eachPieceOfWorkCounts() async {
    var replies: [String] = []
    for _ in 0..<2 {
      presenter.work { [gate] in
        try await gate.request()
      } then: {
        replies.append((try? $0.get()) ?? "")
      }
    }
    await TestNavigator().settle()
    gate.answer(1, .success("b"))
    gate.answer(0, .success("a"))
    await presenter.drain()
    #expect(replies.sorted() == ["a", "b"])
  }

  @Test func noReplyArrivesAfterDestroy() async {
    var replies = 0
    presenter.latest(.search) { [gate] in
      try await gate.request()
    } then: { _ in
      replies += 1
    }
    presenter.work { [gate] in
      try await gate.request()
    } then: { _ in
      replies += 1
    }
    presenter.finishing { [gate] in
      try await gate.request()
    } then: { _ in
      replies += 1
    }
    await TestNavigator().settle()
    presenter.destroy()
    for number in 0..<3 { gate.answer(number, .success("")) }
    await presenter.drain()
    #expect(replies == 0)
  }

  @Test func workThatMustFinishDoesSo() async {
    var cancelled: [String: Bool] = [:]
    presenter.work { [gate] in
      _ = try await gate.request()
      cancelled["work"] = Task.isCancelled
    } then: { _ in
    }
    presenter.finishing { [gate] in
      _ = try await gate.request()
      cancelled["finishing"] = Task.isCancelled
    } then: { _ in
    }
    await TestNavigator().settle()
    presenter.destroy()
    gate.answer(0, .success(""))
    gate.answer(1, .success(""))
    await presenter.drain()
    #expect(cancelled == ["work": true, "finishing": false])
  }

  @Test func onlyWorkThatMustFinishBeginsAfterDestroy() async {
    var begun: [String] = []
    presenter.onDestroy = { presenter in
      presenter.latest(.search) {
        begun.append("latest")
      } then: { _ in
      }
      presenter.work {
        begun.append("work")
      } then: { _ in
      }
      presenter.finishing {
        begun.append("finishing")
      } then: { _ in
        begun.append("reply")
      }
    }
    presenter.destroy()
    await presenter.drain()
    #expect(begun == ["finishing"])
  }

  @Test func aServiceThatNeverAnswersKeepsNoPresenterAlive() async throws {
    try await checkLeaks { track in
      let presenter = track(ItemPresenter())
      presenter.latest(.search) { [gate] in
        try await gate.request()
      } then: { _ in
        presenter.show("answered")
      }
      await TestNavigator().settle()
      presenter.destroy()
    }
    #expect(gate.startedCount == 1)
    gate.answer(0, .success(""))
  }

  @Test func drainingAwaitsWorkThatRepliesBegin() async {
    presenter.work {
    } then: { [presenter] _ in
      presenter.work {
      } then: { _ in
        presenter.show("second")
      }
    }
    await presenter.drain()
    #expect(presenter.state.text == "second")
  }
}
